import type { Pool, PoolClient } from 'pg';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import { parDays } from '#domain/lending/collections/portfolio-at-risk.ts';
import { writeReopen } from '#server/insight/months/reopen-month.ts';
import { fixMonths } from '#server/insight/reports/fix-months.ts';
import { nameEndingsOfCustomers } from '#server/lending/customers/name-endings.ts';
import { recomputeSums } from '#server/lending/sums/kept-sum.ts';
import { keptSums } from '#server/lending/sums/kept-sums.ts';
import { endOfMonth, outstandingOverTime } from '#server/lending/verify/arrears-month-check.ts';
import { systemClock } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { chainEvents } from './chain-events.ts';
import { holdRows } from './hold-rows.ts';
import { nameLists, namesSql } from './large-names.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Installments of each agreement and how many of them are paid, each by a payment of its own. */
const rowsPerAgreement = 12;
export const paidRows = 10;
/** The delivery, the down payment and the payments. */
export const entriesPerAgreement = 2 + paidRows;
/** Whole rupees. */
const installment = 1_000;
const downPayment = 1_200;

/** The prefix of agreement ids. Ids grow with their number, as they would if time had made them. */
const agreementsPrefix = '01910000';

/** The id of the nth agreement, counted from 0. */
export function agreementIdOf(n: number): string {
  return `${agreementsPrefix}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** The same, of a number that SQL knows. */
export const agreementIdSql = (n: string) => idSql(agreementsPrefix, n);

/** The id of the nth row of a table, whose ids begin alike. */
export const idSql = (prefix: string, n: string) =>
  `('${prefix}-0000-7000-8000-' || lpad(to_hex((${n})::bigint), 12, '0'))::uuid`;

export const customerIdSql = (n: string) => idSql('01900000', n);

const customerId = customerIdSql('n');
const agreementId = agreementIdSql('n');
/** Entry 0 is the delivery, 1 the down payment, 2 the first payment. */
const entryId = (k: string) => idSql('01920000', `n * 16 + ${k}`);

const numberSql =
  "b.code || '-01-' || lpad((n / b.branches + 1)::text, greatest(5, length((n / b.branches + 1)::text)), '0')";

/** At the first branch one officer has all agreements, at the others so many have them by turns. */
const officersPerBranch = 16;

/**
 * One agreement per customer, by turns at each branch; ten months of each are over, their days spread over three months, so
 * that two of three have an installment past its date.
 */
const plansOf = (size: number) => `
               SELECT n, b.id AS branch_id, b.code, ${numberSql} AS number, o.id AS officer_id, b.receipts_before,
                      n / b.branches AS nth_of_branch,
                      (current_date - (n % 90)::integer - interval '9 months')::date AS first_due_on,
                      (current_date - (n % 90)::integer - interval '10 months')::date AS start_on
                 FROM generate_series(0::bigint, ${size - 1}) n
                 JOIN large_branches b ON b.position = n % b.branches
                 JOIN large_officers o ON o.branch_id = b.id AND o.turn = n / b.branches % b.officers`;

const price = downPayment + rowsPerAgreement * installment;
const paid = downPayment + paidRows * installment;
const outstanding = price - paid;

/** The state of each branch before the filling, with officers for the new agreements. */
const branches = [
  `CREATE TEMPORARY TABLE large_branches ON COMMIT DROP AS
   SELECT b.*, CASE b.position WHEN 0 THEN 1 ELSE ${officersPerBranch} END AS officers
     FROM (SELECT b.id, b.code, row_number() OVER (ORDER BY b.position) - 1 AS position, count(*) OVER () AS branches,
                  coalesce(c.last_serial, 0) AS receipts_before
             FROM branches b LEFT JOIN receipt_counters c ON c.branch_id = b.id AND c.series = 'receipt') b`,
  `CREATE TEMPORARY TABLE large_officers ON COMMIT DROP AS
   SELECT gen_random_uuid() AS id, b.id AS branch_id, turn, b.code || ' ' || turn + 1 AS name
     FROM large_branches b, generate_series(0, b.officers - 1) turn`,
  `INSERT INTO users (id, full_name, email, role, language, created_at)
   SELECT id, 'Officer of ' || name, 'large.' || replace(lower(name), ' ', '.') || '@example.pk', 'employee', 'ur', now()
     FROM large_officers`,
  'INSERT INTO employees (user_id, branch_id) SELECT id, branch_id FROM large_officers',
];

const customers = `
  INSERT INTO customers (id, full_name, full_name_ur, relative, relative_name, cnic, gender, born_on, phone, second_phone,
                         address, city, branch_id, officer_id, status, privacy_consent_at, created_at, created_by)
  SELECT ${customerId}, full_name, full_name_ur, 'father', family, ((30000 + n % 9000) * 100000000 + n * 37 + 7)::text,
         'male', '1985-01-01', '03' || lpad((n * 7919 % 1000000000)::text, 9, '0'),
         CASE n % 4 WHEN 0 THEN '03' || lpad((n * 104729 % 1000000000)::text, 9, '0') END, 'House ' || n, 'Sargodha',
         branch_id, officer_id, CASE n % 500 WHEN 0 THEN 'blocked' ELSE 'active' END, start_on,
         start_on + (n % 86400) * interval '1 second', officer_id
    FROM (${namesSql('large_plans')}) named`;

/** The rows of a schedule are written at once, so they stand together. */
const agreements = [
  `INSERT INTO agreements (id, number, customer_id, branch_id, officer_id, service, contract_kind, price, down_payment,
                           installment_count, frequency_unit, frequency_every, rounding_step, start_on, first_due_on,
                           status, key_facts_edition, consented_version, consented_at, consented_by, consent_how, created_at, created_by,
                           activated_at, paid, outstanding, oldest_unpaid_due_on, entry_count)
   SELECT ${agreementId}, number, ${customerId}, branch_id, officer_id,
          'product', 'deferred_sale', ${price}, ${downPayment}, ${rowsPerAgreement}, 'months', 1, 1, start_on, first_due_on,
          'active', 1, 1, start_on, officer_id, 'signed', start_on + (n % 86400) * interval '1 second', officer_id, start_on,
          ${paid}, ${outstanding}, (first_due_on + interval '${paidRows} months')::date, ${entriesPerAgreement}
     FROM large_plans`,
  `INSERT INTO agreement_counters
   SELECT branch_id, 2001, max(nth_of_branch) + 1 FROM large_plans GROUP BY branch_id`,
  `INSERT INTO agreement_items SELECT ${agreementId}, 1, NULL, 'Refrigerator', 1, ${price} FROM large_plans`,
  `INSERT INTO schedules (agreement_id, number, made_at) SELECT ${agreementId}, 1, start_on FROM large_plans`,
  `INSERT INTO installments (agreement_id, schedule_number, number, due_on, amount, paid)
   SELECT ${agreementId}, 1, k, CASE k WHEN 0 THEN start_on ELSE (first_due_on + (k - 1) * interval '1 month')::date END,
          CASE k WHEN 0 THEN ${downPayment} ELSE ${installment} END,
          CASE WHEN k = 0 THEN ${downPayment} WHEN k <= ${paidRows} THEN ${installment} ELSE 0 END
     FROM large_plans, generate_series(0, ${rowsPerAgreement}) k ORDER BY n, k`,
];

/** The nth payment pays the nth installment on the day it is due. Entries are written day by day, so those of one agreement stand apart. */
const money = [
  `INSERT INTO entries (id, agreement_id, position, branch_id, kind, amount, debit, credit, valued_on, counts_on,
                        recorded_at, recorded_by, method)
   SELECT ${entryId('k')}, ${agreementId}, k + 1, branch_id,
          CASE k WHEN 0 THEN 'delivery' WHEN 1 THEN 'down_payment' ELSE 'payment' END,
          CASE k WHEN 0 THEN ${price} WHEN 1 THEN ${downPayment} ELSE ${installment} END,
          CASE k WHEN 0 THEN 'receivable' ELSE 'cash' END, CASE k WHEN 0 THEN 'handed_over' ELSE 'receivable' END,
          valued_on, valued_on, least(valued_on + interval '9 hours', now()), officer_id, CASE WHEN k > 0 THEN 'cash' END
     FROM (SELECT p.*, k,
                  CASE WHEN k < 2 THEN start_on ELSE (first_due_on + (k - 2) * interval '1 month')::date END AS valued_on
             FROM large_plans p, generate_series(0, ${1 + paidRows}) k) entry ORDER BY valued_on, n, k`,
  // What was taken since the opening counts, and before the last closes, came into the books after them.
  `INSERT INTO cash_late_entries (entry_id, agreement_id, branch_id, after_serial)
   SELECT e.id, e.agreement_id, e.branch_id, b.serial
     FROM cash_books b JOIN entries e ON e.branch_id = b.branch_id AND e.recorded_at BETWEEN b.opened_at AND b.since
    WHERE e.method = 'cash' AND b.serial IS NOT NULL AND e.recorded_by IN (SELECT id FROM large_officers)`,
  `INSERT INTO receipts
   SELECT ${entryId('k')}, ${agreementId}, branch_id, 'receipt', receipts_before + nth_of_branch * ${1 + paidRows} + k,
          'L' || lpad(to_hex(n * 16 + k), 19, '0'), ${rowsPerAgreement * installment} - (k - 1) * ${installment}, 0,
          (first_due_on + (k - 1) * interval '1 month')::date, ${installment}
     FROM large_plans, generate_series(1, ${1 + paidRows}) k`,
  `INSERT INTO receipt_counters
   SELECT branch_id, 'receipt', max(receipts_before) + count(*) * ${1 + paidRows} FROM large_plans GROUP BY branch_id
       ON CONFLICT (branch_id, series) DO UPDATE SET last_serial = excluded.last_serial`,
];

/** The months are fixed without these agreements. From the eleventh installment on nothing is paid, so that is what was late. */
const months = [
  `UPDATE arrears_months m
      SET agreements = m.agreements + more.agreements, outstanding = m.outstanding + more.outstanding,
          ${parDays.map((days) => `over_${days} = m.over_${days} + more.over_${days}`).join(', ')}
     FROM (SELECT month_end, branch_id, count(*) AS agreements, sum(balance) AS outstanding,
                  ${parDays.map((days) => `coalesce(sum(balance) FILTER (WHERE late > ${days}), 0) AS over_${days}`).join(', ')}
             FROM (SELECT DISTINCT month_end FROM arrears_months) months
             JOIN (${outstandingOverTime}) running ON recorded_at < ${endOfMonth} AND until >= ${endOfMonth}
             JOIN (SELECT ${agreementId} AS agreement_id, branch_id,
                          (first_due_on + interval '${paidRows} months')::date AS unpaid_since FROM large_plans) plan
            USING (agreement_id)
            CROSS JOIN LATERAL (SELECT month_end - unpaid_since AS late) l
            GROUP BY 1, 2) more
    WHERE m.month_end = more.month_end AND m.branch_id = more.branch_id`,
];

/** The triggers are left out, so the kept sums are computed again. */
const sums = keptSums.map(recomputeSums);

const largeTables = [
  'customers',
  'name_endings',
  'agreements',
  'agreement_items',
  'schedules',
  'installments',
  'entries',
  'cash_late_entries',
  'receipts',
];

/** Every 397th customer promised yesterday to pay today, every 10th was called yesterday. */
const collections = [
  `INSERT INTO payment_promises (id, agreement_id, amount, made_on, promised_for, recorded_at, recorded_by)
   SELECT ${idSql('01930000', 'n')}, ${agreementId}, ${installment}, current_date - 1, current_date,
          now() - interval '1 day', officer_id
     FROM large_plans WHERE n % 397 = 0`,
  `INSERT INTO promise_outcomes (promise_id, agreement_id, customer_id, officer_id, promised_for, is_last, is_kept, is_replaced,
                                 branch_id, agreement_officer_id)
   SELECT p.id, a.id, a.customer_id, a.officer_id, p.promised_for, true, false, false, a.branch_id, a.officer_id
     FROM payment_promises p JOIN agreements a ON a.id = p.agreement_id
    WHERE NOT EXISTS (SELECT FROM promise_outcomes o WHERE o.promise_id = p.id)`,
  'SELECT judge_promises(agreement_id) FROM (SELECT DISTINCT agreement_id FROM promise_outcomes) made',
  `INSERT INTO contact_log (id, agreement_id, channel, result, contacted_at, recorded_at, recorded_by)
   SELECT ${idSql('01940000', 'n')}, ${agreementId}, 'call', 'reached', now() - interval '1 day',
          now() - interval '1 day', officer_id
     FROM large_plans WHERE n % 10 = 0`,
];

/**
 * Adds so many customers to a lender, each with an agreement that ten payments were made on. What is stored agrees with the
 * entries, as `npm run verify` says, unless the audit is left out: its events are chained one after the other, which takes
 * longer than all the rest. Checks and triggers of single rows are left out while it writes, which takes a superuser.
 */
export async function fillLargeLender(pool: Pool, size: number, isAudited = true): Promise<void> {
  const now = systemClock.now();
  await fixMonths(pool, businessDateOf(now), now);
  await inTransaction(pool, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    await reopenMonths(client, now);
    await client.query('SET LOCAL session_replication_role = replica');
    for (const statement of branches) await client.query(statement);
    await client.query(`CREATE TEMPORARY TABLE large_plans ON COMMIT DROP AS ${plansOf(size)}`);
    await withoutIndexes(client, largeTables, async () => {
      await client.query(customers, nameLists);
      await client.query(
        `INSERT INTO name_endings ${nameEndingsOfCustomers} EXCEPT SELECT ending FROM name_endings`,
      );
      for (const statement of [...agreements, ...money]) await client.query(statement);
    });
    // Nobody has counted these rows yet, and without that their sums would be planned for a few.
    await client.query('ANALYZE');
    for (const statement of [...months, ...sums, ...collections]) await client.query(statement);
    if (isAudited) for (const statement of chainEvents) await client.query(statement);
  });
  await vacuum(pool);
  if (isAudited) await holdRows(pool);
}

/** The history that is filled in falls into months that the sample has closed. */
async function reopenMonths(client: PoolClient, now: Instant): Promise<void> {
  const { rows } = await client.query<{ monthEnd: CalendarDate; userId: string }>(
    'SELECT month_end AS "monthEnd", closed_by AS "userId" FROM month_closes WHERE reopened_at IS NULL ORDER BY 1 DESC',
  );
  for (const { monthEnd, userId } of rows) {
    const origin = { actor: { userId }, clientAddress: null };
    await writeReopen(client, monthEnd, 'The bench fills its history in', new Date(now), origin);
  }
}

/** Does the work of autovacuum, which would take minutes. Until then, the planner takes the tables for empty. */
export async function vacuum(pool: Pool): Promise<void> {
  const client = await pool.connect();
  await client.query('SET statement_timeout = 0');
  await client.query('VACUUM ANALYZE');
  client.release(true);
}
