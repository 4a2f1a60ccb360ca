import type { Pool } from 'pg';
import { recomputeSums } from '#server/lending/sums/kept-sum.ts';
import { keptSums } from '#server/lending/sums/kept-sums.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { idSql, vacuum } from '../large/fill-large-lender.ts';
import { moreBranches, people } from './fill-cash-days.ts';

export const movementsPerDay = 10_000;
export const days = 365;

const all = movementsPerDay * days;
/** Those of the last days still wait for their statement or their second person. */
const settledAfterDays = 2;

const movementId = idSql('01970000', 'n');
const offerId = idSql('01980000', 'n');
const countId = idSql('019a0000', 'branch * 1000 + serial');
const closeId = idSql('019b0000', 'branch * 1000 + serial');
const arrivalId = idSql('01990000', 'n');

/** Of a hundred movements of a branch two are deposits, which bring all that stays in the drawer to an account, two expenses and four floats; the others are hand-overs. */
const turn = 'n / b.branches % 100';
const kind = `CASE WHEN ${turn} < 2 THEN 'deposit' WHEN ${turn} < 4 THEN 'expense' WHEN ${turn} < 8 THEN 'float' ELSE 'hand_over' END`;

/** In whole rupees, in a deposit: 92 hand-overs less four floats and two expenses, of 5,000 each, by two deposits. */
const deposited = ((92 - 4 - 2) * 5_000) / 2;

/** The movements in the order of their time, by turns of the branches and of their people. */
const movements = `
  CREATE TEMPORARY TABLE cash_year ON COMMIT DROP AS
  SELECT n, ${kind} AS kind, b.branch_id, (n / b.branches + 1)::integer AS serial, p.id AS hand_of, k.id AS custodian_id,
         now() - (${all} - n) * interval '${(24 * 3600) / movementsPerDay} seconds' AS counted_at,
         CASE WHEN ${turn} < 2 THEN ${deposited} ELSE 5000 END::bigint AS amount
    FROM generate_series(0, ${all - 1}) n
    JOIN (SELECT *, count(*) OVER () AS branches FROM cash_branches) b ON b.branch = n % b.branches + 1
    JOIN cash_people k ON k.branch_id = b.branch_id AND k.turn = 0
    JOIN cash_people p ON p.branch_id = b.branch_id AND p.turn = 1 + n / b.branches % 9`;

const drawers = `
  INSERT INTO cash_drawers (branch_id, opened_at, custodian_id, last_serial)
  SELECT branch_id, now() - interval '${days + 1} days', k.id, ${all} FROM cash_branches JOIN cash_people k USING (branch_id) WHERE turn = 0
      ON CONFLICT (branch_id) DO UPDATE SET opened_at = excluded.opened_at, custodian_id = excluded.custodian_id, last_serial = excluded.last_serial`;

/** The cash of the sample is another, and its slips would have the same numbers. */
const ofTheSample = [
  'cash_day_hands',
  'cash_late_entries',
  'cash_day_closes',
  'cash_day_counts',
  'cash_open_items',
  'cash_expense_confirmations',
  'cash_arrivals',
  'cash_movements',
  'cash_offers',
].map((table) => `DELETE FROM ${table}`);

const account = '(SELECT id FROM cash_accounts ORDER BY id LIMIT 1)';
const isSettled = `counted_at < now() - interval '${settledAfterDays} days'`;

/** Each branch closed each day but the last, when each hand had handed over all that it had taken. */
const closes = [
  `INSERT INTO cash_day_counts (id, branch_id, number, should_be, last_slip, amount, counted, counted_by, counted_at)
   SELECT ${countId}, branch_id, serial, 0, 1, 0, array_fill(0, ARRAY[9]), p.id, now() - (${days} - serial) * interval '1 day'
     FROM cash_branches JOIN cash_people p USING (branch_id), generate_series(1, ${days - 1}) serial WHERE turn = 0`,
  `INSERT INTO cash_day_closes (id, branch_id, serial, day, count_id, open_requests, until, closed_at, closed_by)
   SELECT ${closeId}, branch_id, serial, (closed_at AT TIME ZONE 'Asia/Karachi')::date, ${countId}, 0, closed_at, closed_at, p.id
     FROM cash_branches JOIN cash_people p USING (branch_id), generate_series(1, ${days - 1}) serial,
          LATERAL (SELECT now() - (${days} - serial) * interval '1 day' AS closed_at) c
    WHERE turn = 0`,
  `INSERT INTO cash_day_hands (close_id, hand_of, taken, moved, explanation)
   SELECT ${closeId}, hand_of, sum(-into_hand) OVER taken, sum(into_hand) OVER taken, NULL
     FROM (SELECT b.branch, y.hand_of, greatest(${days} - ceil(extract(epoch FROM now() - counted_at) / 86400)::integer + 1, 1) AS serial,
                  sum(CASE kind WHEN 'hand_over' THEN -amount ELSE amount END) AS into_hand
             FROM cash_year y JOIN cash_branches b USING (branch_id) WHERE kind IN ('hand_over', 'float') GROUP BY 1, 2, 3) days
    WHERE serial < ${days}
   WINDOW taken AS (PARTITION BY hand_of ORDER BY serial)`,
];

const rows = [
  `INSERT INTO cash_offers (id, branch_id, kind, hand_of, amount, offered_by, offered_at, state, ended_at)
   SELECT ${offerId}, branch_id, kind, hand_of, amount, CASE kind WHEN 'float' THEN custodian_id ELSE hand_of END, counted_at, 'counted', counted_at
     FROM cash_year WHERE kind IN ('hand_over', 'float')`,
  `INSERT INTO cash_movements (id, branch_id, serial, kind, hand_of, offer_id, given_by, stated, amount, counted, counted_by, counted_at,
                               account_id, slip_number, deposited_on, category, reason)
   SELECT ${movementId}, branch_id, serial, kind, hand_of, ${offerId}, CASE kind WHEN 'float' THEN custodian_id ELSE hand_of END, amount, amount,
          ARRAY[0, amount / 1000, 0, 0, 0, 0, 0, 0, 0], CASE kind WHEN 'float' THEN hand_of ELSE custodian_id END, counted_at, NULL::uuid, NULL, NULL::date,
          NULL, NULL
     FROM cash_year WHERE kind IN ('hand_over', 'float')
    UNION ALL
   SELECT ${movementId}, branch_id, serial, kind, NULL, NULL, NULL, NULL, amount, NULL, custodian_id, counted_at, ${account}, 'BENCH-' || n,
          (counted_at AT TIME ZONE 'Asia/Karachi')::date, NULL, NULL
     FROM cash_year WHERE kind = 'deposit'
    UNION ALL
   SELECT ${movementId}, branch_id, serial, kind, NULL, NULL, NULL, NULL, amount, NULL, custodian_id, counted_at, NULL, NULL, NULL, 'fuel', 'Fuel for the motorbike'
     FROM cash_year WHERE kind = 'expense'`,
  `INSERT INTO cash_arrivals (id, deposit_id, account_id, deposited_by, arrived_on, confirmed_by, confirmed_at, confirmed_alone)
   SELECT ${arrivalId}, ${movementId}, ${account}, custodian_id, (counted_at AT TIME ZONE 'Asia/Karachi')::date, hand_of, counted_at, false
     FROM cash_year WHERE kind = 'deposit' AND ${isSettled}`,
  `INSERT INTO cash_expense_confirmations (expense_id, category, paid_by, confirmed_by, confirmed_at, confirmed_alone)
   SELECT ${movementId}, 'fuel', custodian_id, hand_of, counted_at, false FROM cash_year WHERE kind = 'expense' AND ${isSettled}`,
  ...closes,
  // What the triggers that are left out keep.
  ...keptSums.filter(({ of }) => of.cash_movements).map(recomputeSums),
];

/**
 * Gives the sample lender more branches and people, and a year of movements of cash. Only what the lists and reports of cash are read
 * from is written. Checks and triggers of single rows are left out meanwhile, which takes a superuser.
 */
export async function fillCashYear(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query(moreBranches);
    await client.query('SET LOCAL session_replication_role = replica');
    for (const statement of [...people, ...ofTheSample, movements, drawers, ...rows])
      await client.query(statement);
  });
  await vacuum(pool);
}
