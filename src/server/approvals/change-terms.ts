import type { PoolClient } from 'pg';
import * as z from 'zod/mini';
import { rescheduleForm } from '#contract/approvals.ts';
import { replay } from '#domain/account/replay.ts';
import { scheduleOf } from '#domain/agreement/schedule.ts';
import { rupees } from '#domain/money/rupees.ts';
import { writeSchedule } from '../agreements/write-schedule.ts';
import { Refusal } from '../refusal.ts';
import type { TermsChange } from './decide-terms.ts';
import { isBeforeStart, judgeRelief, judgeReschedule } from './judge-request.ts';

const setRelief = {
  name: 'set-relief-before-start',
  text: `UPDATE agreements
            SET relief = $2, schedule_number = $3, terms_version = terms_version + 1
          WHERE id = $1`,
};

/** Relief before the start makes new terms: smaller installments, and a key fact statement that needs consent again. */
export async function relieveTerms(
  client: PoolClient,
  { agreement, account, approval, at }: TermsChange,
): Promise<void> {
  const { amount, reason, evidence } = approval;
  // It may have been delivered since the decider looked; then relief is an entry and no longer a term.
  if (!isBeforeStart(account)) throw new Refusal(`agreement_is_${account.status}`);
  judgeRelief(account, { amount: amount ?? 0, reason, evidence });
  const relief = rupees(account.plan.relief + (amount ?? 0));
  const number = agreement.scheduleNumber + 1;
  const rows = scheduleOf({ ...account.plan, relief });
  await writeSchedule(client, { agreementId: account.id, number, carriedEntries: 0 }, rows, at);
  await client.query({ ...setRelief, values: [account.id, relief, number] });
}

const setSchedule = {
  name: 'set-schedule',
  text: `UPDATE agreements
            SET schedule_number = $2, oldest_unpaid_due_on = $3, terms_version = terms_version + 1,
                consented_version = terms_version + 1, consented_at = p.requested_at, consented_by = p.requested_by,
                consent_how = $5
           FROM approvals p WHERE agreements.id = $1 AND p.id = $4`,
};

/** What was asked for, as it was kept. */
const keptReschedule = z.omit(rescheduleForm, { reason: true });

/**
 * New rows for what is left. What was paid is carried over to them, and the sum stays what it was. The new dates are new
 * terms, to which the customer consented when they were asked for.
 */
export async function rescheduleTerms(
  client: PoolClient,
  { agreement, account, approval, today, at }: TermsChange,
): Promise<void> {
  const { consentHow, ...asked } = keptReschedule.parse(approval.details);
  const rows = judgeReschedule(account, asked, today);
  const schedule = { rows, carriedEntries: account.entries.length };
  const { paid, oldestUnpaidDueOn } = replay(schedule, account.entries);
  const number = agreement.scheduleNumber + 1;
  const { carriedEntries } = schedule;
  await writeSchedule(client, { agreementId: account.id, number, carriedEntries }, rows, at, paid);
  await client.query({
    ...setSchedule,
    values: [account.id, number, oldestUnpaidDueOn, approval.id, consentHow],
  });
}
