import type { PoolClient } from 'pg';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { invariant } from '#domain/invariant.ts';
import { keyFactEditionNow } from '#domain/lending/agreements/key-fact-edition.ts';
import { rowsBeforeDelivery } from '#domain/lending/agreements/schedule.ts';
import { replay } from '#domain/lending/ledger/replay.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { keepSupersededTerms } from '../agreements/superseded/superseded-terms.ts';
import { writeSchedule } from '../agreements/write-schedule.ts';
import type { RowDigests } from '../ledger/append-entries.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { NewTerms } from './judged.ts';

/** Puts the terms of a decided request in force. */
export async function changeTerms(
  client: PoolClient,
  ledger: Ledger,
  approvalId: string,
  { schedule, relief, dates }: NewTerms,
  at: Date,
): Promise<void> {
  const number = ledger.scheduleNumber + 1;
  const figures = replay(schedule, ledger.entries);
  const previousNumber = dates?.previousNumber ?? null;
  const made = { agreementId: ledger.id, number, previousNumber };
  await writeSchedule(client, made, schedule, at, dates === undefined ? undefined : figures);
  await keepSupersededTerms(client, ledger.id);
  if (relief !== undefined) {
    await client.query({ ...setRelief, values: [ledger.id, relief, number, keyFactEditionNow] });
    return;
  }
  invariant(dates !== undefined, 'other terms are another relief or other dates');
  // Undoing a reschedule puts the schedule before it back, so that what it replaced is what comes before that one.
  const isReschedule = previousNumber === ledger.scheduleNumber;
  await client.query({
    ...setDates,
    values: [
      ledger.id,
      number,
      figures.oldestUnpaidDueOn,
      approvalId,
      dates.consentHow,
      isReschedule ? 1 : -1,
    ],
  });
  // After the update of the agreement, which locks the audit chain of the branch: these rows move sums.
  const replaced = { agreementId: ledger.id, number: ledger.scheduleNumber };
  const today = businessDateOf(at.getTime());
  await client.query(isReschedule ? keepDue({ ...replaced, today }) : forgetDue(replaced));
}

const setRelief = {
  name: 'set-relief-before-start',
  text: `UPDATE agreements
            SET relief = $2, schedule_number = $3, terms_version = terms_version + 1, key_facts_edition = $4
          WHERE id = $1`,
};

// The new dates are new terms. The customer consented to them with the request.
const setDates = {
  name: 'set-dates',
  text: `UPDATE agreements
            SET schedule_number = $2, oldest_unpaid_due_on = $3, terms_version = terms_version + 1,
                consented_version = terms_version + 1, consented_at = p.requested_at, consented_by = p.requested_by,
                consent_how = $5, reschedule_count = reschedule_count + $6
           FROM approvals p WHERE agreements.id = $1 AND p.id = $4`,
};

const keepDue = namedStatement(
  'keep-due-what-fell-due',
  `UPDATE installments SET stays_due = true
    WHERE agreement_id = :agreementId AND schedule_number = :number AND due_on < :today::date AND paid < amount`,
);

// The rows that the undone schedule had replaced are in force again.
const forgetDue = namedStatement(
  'forget-what-fell-due',
  `UPDATE installments i SET stays_due = false
     FROM schedules s
    WHERE s.agreement_id = :agreementId AND s.number = :number AND i.stays_due
      AND i.agreement_id = s.agreement_id AND i.schedule_number = s.previous_number`,
);

const lockVersion = {
  name: 'lock-version-of-agreement',
  text: 'SELECT FROM agreements WHERE id = $1 AND version = $2 FOR NO KEY UPDATE',
};

const setUndelivered = {
  name: 'set-undelivered',
  text: 'UPDATE agreements SET schedule_number = $2, activated_at = NULL WHERE id = $1',
};

const digestSchedules = {
  name: 'digest-new-schedules',
  text: `SELECT jsonb_object_agg(part, digest) AS digests FROM new_row_digests(ARRAY[$1::uuid])
          WHERE part LIKE '%schedule %'`,
};

/**
 * Puts the rows of the plan in force again, without the down payment's, before its delivery is reversed. Returns the digests
 * of the new and the replaced schedule; null if the agreement has changed since it was loaded.
 */
export async function goByPlan(
  client: PoolClient,
  { id, version, schedule, scheduleNumber }: Ledger,
  at: Date,
): Promise<RowDigests | null> {
  const number = scheduleNumber + 1;
  const { rowCount } = await client.query({ ...lockVersion, values: [id, version] });
  if (rowCount === 0) return null;
  // Its rows are written before they are in force: the statement that puts them in force also reads them for the sums by day.
  const planned = { rows: rowsBeforeDelivery(schedule.rows), carried: [] };
  await writeSchedule(client, { agreementId: id, number }, planned, at);
  await client.query({ ...setUndelivered, values: [id, number] });
  const { rows } = await client.query<{ digests: RowDigests }>({ ...digestSchedules, values: [id] });
  return rows[0]?.digests ?? null;
}
