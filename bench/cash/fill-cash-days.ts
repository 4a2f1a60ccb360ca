import type { Pool } from 'pg';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { idSql, vacuum } from '../large/fill-large-lender.ts';

export const branches = 15;
export const days = 30;
export const entriesPerDay = 500;
export const peoplePerBranch = 10;
/** Every hundredth entry is reversed some minutes later. */
const reversedEvery = 100;

/** The cash entries of a day are the last eight hours of it, so that those of the open day are over now. */
const stepSeconds = (8 * 3600) / entriesPerDay;

const entryId = idSql('01970000', '2 * rank');
const reversalId = idSql('01970000', '2 * rank + 1');
const countId = (serial: string) => idSql('01980000', `branch * 1000 + ${serial}`);
const closeId = (serial: string) => idSql('01990000', `branch * 1000 + ${serial}`);

/** The branches of the sample are fewer. */
export const moreBranches = `
  INSERT INTO branches
  SELECT (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'code', 'B' || chr(64 + nth) || 'C', 'position', 1000 + nth,
                                                      'is_head_office', false))).*
    FROM branches b, generate_series((SELECT count(*)::integer + 1 FROM branches), ${branches}) nth WHERE b.is_head_office`;

export const people = [
  `CREATE TEMPORARY TABLE cash_branches ON COMMIT DROP AS
   SELECT id AS branch_id, code, row_number() OVER (ORDER BY position) AS branch FROM branches`,
  `CREATE TEMPORARY TABLE cash_people ON COMMIT DROP AS
   SELECT gen_random_uuid() AS id, branch_id, turn, code || ' ' || turn AS name
     FROM cash_branches, generate_series(0, ${peoplePerBranch - 1}) turn`,
  `INSERT INTO users (id, full_name, email, role, language, created_at)
   SELECT id, 'Cashier of ' || name, 'cash.' || replace(lower(name), ' ', '.') || '@example.pk', 'employee', 'ur', now() FROM cash_people`,
  'INSERT INTO employees (user_id, branch_id) SELECT id, branch_id FROM cash_people',
];

/** By turns of the people and of the agreements. They are written in the order of their time. */
const entries = [
  `CREATE TEMPORARY TABLE cash_entries ON COMMIT DROP AS
   SELECT row_number() OVER (ORDER BY recorded_at, branch) AS rank, e.*, p.id AS recorded_by, a.id AS agreement_id
     FROM (SELECT b.*, day, n, now() - day * interval '1 day' - n * interval '${stepSeconds} seconds' AS recorded_at
             FROM cash_branches b, generate_series(0, ${days}) day, generate_series(0, ${entriesPerDay - 1}) n) e
     JOIN cash_people p ON p.branch_id = e.branch_id AND p.turn = n % ${peoplePerBranch}
     JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS turn, count(*) OVER () AS agreements FROM agreements WHERE status = 'active') a
       ON a.turn = n % a.agreements`,
  `INSERT INTO entries (id, agreement_id, position, branch_id, kind, amount, debit, credit, valued_on, counts_on, recorded_at, recorded_by,
                        method, reverses)
   SELECT * FROM (
     SELECT ${entryId} AS id, agreement_id, 10000 + 2 * rank, branch_id, 'payment', 1000 + rank % 7 * 500, 'cash', 'receivable',
            (recorded_at AT TIME ZONE 'Asia/Karachi')::date, (recorded_at AT TIME ZONE 'Asia/Karachi')::date, recorded_at, recorded_by,
            'cash', NULL::uuid
       FROM cash_entries
      UNION ALL
     SELECT ${reversalId}, agreement_id, 10001 + 2 * rank, branch_id, 'reversal', 1000 + rank % 7 * 500, 'receivable', 'cash',
            (recorded_at AT TIME ZONE 'Asia/Karachi')::date, (recorded_at AT TIME ZONE 'Asia/Karachi')::date, recorded_at + interval '1 second', recorded_by,
            NULL, ${entryId}
       FROM cash_entries WHERE n % ${reversedEvery} = 0
   ) e ORDER BY recorded_at, id`,
];

/** The days that the sample closed have the numbers that follow. */
const closesOfTheSample = ['cash_day_hands', 'cash_day_closes', 'cash_day_counts'].map(
  (table) => `DELETE FROM ${table}`,
);

/** Each day but the last was closed some minutes after its last entry. */
const closes = [
  `INSERT INTO cash_drawers (branch_id, opened_at, last_serial)
   SELECT branch_id, now() - interval '${days + 1} days', 1 FROM cash_branches
       ON CONFLICT (branch_id) DO UPDATE SET opened_at = excluded.opened_at`,
  `INSERT INTO cash_day_counts (id, branch_id, number, should_be, last_slip, amount, counted, counted_by, counted_at)
   SELECT ${countId('serial')}, branch_id, serial, 0, last_serial, 0, array_fill(0, ARRAY[9]), p.id, now() - (${days + 1} - serial) * interval '1 day'
     FROM cash_drawers JOIN cash_branches USING (branch_id) JOIN cash_people p USING (branch_id), generate_series(1, ${days}) serial WHERE turn = 0`,
  `INSERT INTO cash_day_closes (id, branch_id, serial, day, count_id, open_requests, until, closed_at, closed_by)
   SELECT ${closeId('serial')}, branch_id, serial, (closed_at AT TIME ZONE 'Asia/Karachi')::date, ${countId('serial')}, 0, closed_at, closed_at, p.id
     FROM cash_branches JOIN cash_people p USING (branch_id), generate_series(1, ${days}) serial,
          LATERAL (SELECT now() - (${days + 1} - serial) * interval '1 day' + interval '10 minutes' AS closed_at) c
    WHERE turn = 0`,
  `INSERT INTO cash_day_hands (close_id, hand_of, taken, moved, explanation)
   SELECT ${closeId('serial')}, p.id, serial * 1000000, 0, 'Brings it tomorrow'
     FROM cash_branches b JOIN cash_people p USING (branch_id), generate_series(1, ${days}) serial`,
];

/**
 * Adds branches and people to the sample lender, and days of cash with their closes, of which the last is still open. Only what the
 * cash of places is read from is written. Checks and triggers of single rows are left out meanwhile, which takes a superuser.
 */
export async function fillCashDays(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query(moreBranches);
    await client.query('SET LOCAL session_replication_role = replica');
    for (const statement of [...people, ...entries, ...closesOfTheSample, ...closes])
      await client.query(statement);
  });
  await vacuum(pool);
}
