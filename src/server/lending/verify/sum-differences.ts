import type { PoolClient } from 'pg';
import { keyDigestSql } from '#server/platform/idempotency/key-digest.ts';
import { nameEndingsOfCustomers } from '../customers/name-endings.ts';
import { movedWhenDue } from '../ledger/moved-when-due.ts';
import { isMovedHere } from '../sums/collected-money.ts';
import { sumDifferencesOf } from '../sums/kept-sum.ts';
import { keptSums } from '../sums/kept-sums.ts';

/** Checks every stored sum or running number against its rows. Each returns one line per difference. */
export const sumChecks: readonly string[] = [
  ...keptSums.map(sumDifferencesOf),

  // The name endings by which customers are found. There may be more, of names that were changed since.
  `SELECT format('the ending %s of a name is not found by a search', ending) AS line
     FROM (${nameEndingsOfCustomers} EXCEPT SELECT ending FROM name_endings) missing`,

  // Receipts and vouchers run from 1 without gaps up to the counter of their branch.
  `WITH placed AS (
     SELECT branch_id, series, serial, lag(serial, 1, 0) OVER (PARTITION BY branch_id, series ORDER BY serial) AS previous
       FROM receipts
      UNION ALL
     SELECT branch_id, series, last_serial + 1,
            coalesce((SELECT max(serial) FROM receipts r WHERE r.branch_id = c.branch_id AND r.series = c.series), 0)
       FROM receipt_counters c)
   SELECT format(CASE WHEN serial > previous + 1 THEN '%ss of branch %s: %s to %s are missing'
                      ELSE '%ss of branch %s: %s is past the last one, %4$s' END, series, code, previous + 1, serial - 1) AS line
     FROM placed JOIN branches b ON b.id = branch_id WHERE serial <> previous + 1`,
  `SELECT format('%ss of branch %s: %s there, and no counter', series, branch_id, count(*)) AS line
     FROM receipts r WHERE NOT EXISTS (SELECT FROM receipt_counters c WHERE c.branch_id = r.branch_id AND c.series = r.series)
    GROUP BY branch_id, series`,

  // Agreement numbers run from 1 without gaps in each year of the branch that numbered them.
  `WITH numbered AS (
     SELECT b.id AS branch_id, 2000 + split_part(number, '-', 2)::integer AS year, split_part(number, '-', 3)::bigint AS serial
       FROM agreements a LEFT JOIN branches b ON b.code = left(number, 3) WHERE number ~ '^[A-Z]{3}-[0-9]{2}-[0-9]{5,9}$'),
   raw AS (SELECT branch_id, year, count(*) AS there, max(serial) AS last FROM numbered GROUP BY branch_id, year)
   SELECT format('agreements of branch %s in %s: %s there, the last is %s, %s were numbered', branch_id, year,
                 coalesce(there, 0), coalesce(last, 0), coalesce(last_serial, 0)) AS line
     FROM raw FULL JOIN agreement_counters USING (branch_id, year)
    WHERE there IS DISTINCT FROM last_serial OR last IS DISTINCT FROM last_serial`,

  // Every entry of money received has a receipt, and every refund a voucher, of its branch.
  `SELECT format('%s: entry %s is %s', a.number, e.position,
                 CASE WHEN r.entry_id IS NULL AND e.kind = 'refund' THEN 'money paid out without a voucher'
                      WHEN r.entry_id IS NULL THEN 'money received without a receipt'
                      WHEN r.branch_id <> e.branch_id THEN 'of another branch than its receipt'
                      ELSE 'no money moved, but has a receipt' END) AS line
     FROM entries e
     LEFT JOIN receipts r ON r.entry_id = e.id
     LEFT JOIN agreements a ON a.id = e.agreement_id
    WHERE (r.entry_id IS NOT NULL)
       <> (e.kind IN ('down_payment', 'payment', 'recovery', 'refund') AND ${isMovedHere('e')}) OR r.branch_id <> e.branch_id`,

  // An agreement is where its customer is.
  `SELECT format('%s: of branch %s, its customer of %s', a.number, b.code, cb.code) AS line
     FROM agreements a
     JOIN customers c ON c.id = a.customer_id
     LEFT JOIN branches b ON b.id = a.branch_id
     LEFT JOIN branches cb ON cb.id = c.branch_id
    WHERE a.branch_id <> c.branch_id`,

  // Entries are numbered as they were recorded.
  `SELECT format('agreement %s: %s entries, the last is %s', coalesce(a.number, e.agreement_id::text), count(*), max(position)) AS line
     FROM entries e LEFT JOIN agreements a ON a.id = e.agreement_id
    GROUP BY e.agreement_id, a.number HAVING count(*) <> max(position)`,

  // Transfers sum to zero: a moved overpayment leaves one agreement and reaches another, or is reversed at both.
  `SELECT format('transfer %s: %s on %s', e.transfer_id,
                 string_agg(CASE WHEN v.id IS NULL THEN '' ELSE 'reversed ' END || e.kind || ' of ' || e.amount, ', ' ORDER BY e.kind),
                 string_agg(a.number || ' entry ' || e.position, ', ' ORDER BY e.kind)) AS line
     FROM entries e
     LEFT JOIN agreements a ON a.id = e.agreement_id
     LEFT JOIN entries v ON v.reverses = e.id
    WHERE e.transfer_id IS NOT NULL
    GROUP BY e.transfer_id
   HAVING array_agg(e.kind ORDER BY e.kind) <> '{payment,refund}' OR min(e.amount) <> max(e.amount)
       OR count(v.id) NOT IN (0, 2) OR count(DISTINCT a.customer_id) <> 1`,
  `SELECT format('in transfer: %s', sum(CASE 'transfer' WHEN credit THEN amount ELSE -amount END)) AS line
     FROM entries WHERE 'transfer' IN (debit, credit)
   HAVING sum(CASE 'transfer' WHEN credit THEN amount ELSE -amount END) <> 0`,

  // A key names the row that was made with it, so that a repeated request is answered with that row.
  `SELECT format('%s: the key of a request at %s names what was not made with it', coalesce(a.number, k.agreement_id::text),
                 k.recorded_at) AS line
     FROM idempotency_keys k LEFT JOIN agreements a ON a.id = k.agreement_id
    WHERE NOT (${[
      ['entries', 'recorded_at'],
      ['contact_log', 'recorded_at'],
      ['payment_promises', 'recorded_at'],
      ['approvals', 'coalesce(decided_at, k.recorded_at)'],
    ]
      .map(
        ([table, at]) => `EXISTS (SELECT FROM ${table} made
              WHERE made.id = k.made_id AND made.agreement_id = k.agreement_id AND ${at} = k.recorded_at
                AND made.key_digest = ${keyDigestSql('k')})`,
      )
      .join(' OR ')})`,

  // No row belongs to a missing agreement.
  ...[
    'entries',
    'schedules',
    'installments',
    'agreement_items',
    'agreement_guarantors',
    'approvals',
    'idempotency_keys',
  ].map(
    (table) => `
      SELECT format('${table} of the agreement %s, which is not there: %s', agreement_id, count(*)) AS line
        FROM ${table} t WHERE NOT EXISTS (SELECT FROM agreements WHERE id = t.agreement_id) GROUP BY agreement_id`,
  ),
  `SELECT format('audit events of the agreement %s, which is not there: %s', coalesce(min(after ->> 'number'), subject_id::text), count(*)) AS line
     FROM audit_events e
    WHERE subject = 'agreement' AND NOT EXISTS (SELECT FROM agreements WHERE id = e.subject_id) GROUP BY subject_id`,
  // A row stays due after it was moved if it had fallen due by then, and no other row does.
  `WITH moved AS (${movedWhenDue(`
     SELECT a.id, s.previous_number FROM agreements a JOIN schedules s ON s.agreement_id = a.id AND s.number = a.schedule_number`)})
   SELECT format('%s: installment %s of schedule %s %s what fell due', coalesce(a.number, i.agreement_id::text), i.number,
                 i.schedule_number, CASE WHEN i.stays_due THEN 'is in' ELSE 'is missing in' END) AS line
     FROM installments i
     LEFT JOIN moved m USING (agreement_id, schedule_number, number)
     LEFT JOIN agreements a ON a.id = i.agreement_id
    WHERE i.stays_due <> (m.agreement_id IS NOT NULL)`,
  `SELECT format('installments of schedule %s of %s, which is not there', i.schedule_number, a.number) AS line
     FROM installments i LEFT JOIN agreements a ON a.id = i.agreement_id
    WHERE NOT EXISTS (SELECT FROM schedules WHERE agreement_id = i.agreement_id AND number = i.schedule_number)
    GROUP BY i.schedule_number, a.number`,
  `SELECT format('%s %s of branch %s of an entry that is not there', series, serial, b.code) AS line
     FROM receipts r JOIN branches b ON b.id = r.branch_id WHERE NOT EXISTS (SELECT FROM entries WHERE id = r.entry_id)`,

  // The fund's budget is the last one in the audit.
  `SELECT format('relief fund: its budget is %s, last set to %s', budget, last) AS line
     FROM relief_fund,
          (SELECT coalesce((SELECT (after ->> 'budget')::bigint FROM audit_events WHERE action = 'set_relief_budget'
                             ORDER BY position DESC LIMIT 1), 0) AS last) event
    WHERE budget <> last`,
];

/** Makes one of the checks. */
export async function sumDifferences(client: PoolClient, check: string): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(check);
  return rows.map(({ line }) => line);
}
