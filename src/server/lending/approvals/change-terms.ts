import type { PoolClient } from 'pg';
import * as z from 'zod/mini';
import { rescheduleForm, rescheduleUndoForm } from '#contract/lending/approvals.ts';
import { invariant } from '#domain/invariant.ts';
import { scheduleOf } from '#domain/lending/agreements/schedule.ts';
import { type Figures, replay, type Schedule } from '#domain/lending/ledger/replay.ts';
import { rupees } from '#domain/money/rupees.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { writeSchedule } from '../agreements/write-schedule.ts';
import type { TermsChange } from './decide-terms.ts';
import { findReplacedSchedule } from './find-replaced-schedule.ts';
import { isBeforeStart, judgeRelief, judgeReschedule, judgeUndo } from './judge-request.ts';

const setRelief = {
  name: 'set-relief-before-start',
  text: `UPDATE agreements
            SET relief = $2, schedule_number = $3, terms_version = terms_version + 1
          WHERE id = $1`,
};

/** Relief before the start makes new terms: smaller installments, and a key fact statement that needs consent again. */
export async function relieveTerms(
  client: PoolClient,
  { agreement, ledger, approval, at }: TermsChange,
): Promise<void> {
  const { amount, reason, evidence } = approval;
  // It may have been delivered since the decider looked; then relief is an entry and no longer a term.
  if (!isBeforeStart(ledger)) throw new Refusal(`agreement_is_${ledger.status}`);
  judgeRelief(ledger, { amount: amount ?? 0, reason, evidence });
  const relief = rupees(ledger.plan.relief + (amount ?? 0));
  const number = agreement.scheduleNumber + 1;
  const schedule = { rows: scheduleOf({ ...ledger.plan, relief }), carried: [] };
  await writeSchedule(client, { agreementId: ledger.id, number }, schedule, at);
  await client.query({ ...setRelief, values: [ledger.id, relief, number] });
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
 * New rows for what is left. What was paid stays on its rows, and the sum is what it was. The new dates are new
 * terms, to which the customer consented when they were asked for.
 */
export async function rescheduleTerms(client: PoolClient, change: TermsChange): Promise<void> {
  const { agreement, ledger, approval, today } = change;
  const { consentHow, ...asked } = keptReschedule.parse(approval.details);
  const schedule = judgeReschedule(ledger, asked, today);
  const figures = replay(schedule, ledger.entries);
  const previousNumber = agreement.scheduleNumber;
  await goBy(client, change, { ...schedule, previousNumber }, figures, consentHow);
}

const keptUndo = z.omit(rescheduleUndoForm, { reason: true });

/** The rows from before a reschedule, as a new schedule: what was asked of the customer in between stays on record. */
export async function undoTerms(client: PoolClient, change: TermsChange): Promise<void> {
  const { ledger, approval, today } = change;
  const { consentHow } = keptUndo.parse(approval.details);
  const replaced = await findReplacedSchedule(client, ledger.id);
  const figures = judgeUndo(ledger, replaced, today);
  invariant(replaced !== null, 'what was judged undoable replaced something');
  await goBy(client, change, replaced, figures, consentHow);
}

/** Makes other rows the ones that count, with the customer's consent to them. */
async function goBy(
  client: PoolClient,
  { agreement, approval, at }: TermsChange,
  schedule: Schedule & { readonly previousNumber: number | null },
  { paid, oldestUnpaidDueOn }: Figures,
  consentHow: string,
): Promise<void> {
  const number = agreement.scheduleNumber + 1;
  const { previousNumber } = schedule;
  await writeSchedule(client, { agreementId: agreement.id, number, previousNumber }, schedule, at, paid);
  await client.query({
    ...setSchedule,
    values: [agreement.id, number, oldestUnpaidDueOn, approval.id, consentHow],
  });
}
