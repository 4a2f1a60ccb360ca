import type { PoolClient } from 'pg';
import { keyDigestSql } from '#server/platform/idempotency/key-digest.ts';
import { nameEndingsOfCustomers } from '../customers/name-endings.ts';
import {
  activeCustomerCountsOfAgreements,
  arrearsDaysOfAgreements,
  dueDaysOfInstallments,
  officerDueDaysOfInstallments,
} from '../ledger/agreement-days.ts';
import {
  collectionDaysOfEntries,
  officerCollectionMonthsOfEntries,
  receiptDaysOfEntries,
} from '../ledger/receipt-days.ts';

/** The rows of `contact_request_days`, recomputed from the requests. */
export const contactRequestDaysOfRequests = `
  SELECT (received_at AT TIME ZONE 'Asia/Karachi')::date AS received_on, branch_id, count(*)::integer AS received,
         (count(*) FILTER (WHERE is_promise_kept))::integer AS kept, (count(*) FILTER (WHERE NOT is_promise_kept))::integer AS late
    FROM contact_requests WHERE merged_into IS NULL GROUP BY 1, 2`;

/** Checks every stored sum or running number against its rows. Each returns one line per difference. */
export const sumChecks: readonly string[] = [
  // The payments of customers by the day they count for, and the reversed part.
  `SELECT format('sum of receipts on %s by %s, %s: %s less %s kept, %s less %s in the entries', valued_on, method, kind,
                 coalesce(d.amount, 0), coalesce(d.reversed_amount, 0),
                 coalesce(raw.amount, 0), coalesce(raw.reversed_amount, 0)) AS line
     FROM (${receiptDaysOfEntries}) raw FULL JOIN receipt_days d USING (valued_on, branch_id, taken_by, method, kind)
    WHERE (raw.amount, raw.payments, raw.reversed_amount, raw.reversed_payments)
          IS DISTINCT FROM (d.amount, d.payments, d.reversed_amount, d.reversed_payments)`,

  `SELECT format('sum of collections on %s at branch %s: %s kept, %s in the entries', valued_on, branch_id,
                 coalesce(d.amount, 0), coalesce(raw.amount, 0)) AS line
     FROM (${collectionDaysOfEntries}) raw FULL JOIN collection_days d USING (valued_on, branch_id)
    WHERE coalesce(raw.amount, 0) <> coalesce(d.amount, 0)`,

  `SELECT format('sum of collections in the month of %s at branch %s by officer %s: %s in %s payments kept, %s in %s in the entries',
                 month, branch_id, taken_by, coalesce(m.amount, 0), coalesce(m.payments, 0), coalesce(raw.amount, 0),
                 coalesce(raw.payments, 0)) AS line
     FROM (${officerCollectionMonthsOfEntries}) raw
     FULL JOIN officer_collection_months m USING (month, branch_id, taken_by)
    WHERE (raw.amount, raw.payments) IS DISTINCT FROM (m.amount, m.payments)`,

  // The installments due on each day.
  `SELECT format('sum of what falls due on %s at branch %s: %s kept, %s in the schedules', due_on, branch_id,
                 coalesce(d.amount, 0), coalesce(raw.amount, 0)) AS line
     FROM (${dueDaysOfInstallments}) raw FULL JOIN due_days d USING (due_on, branch_id)
    WHERE coalesce(raw.amount, 0) <> coalesce(d.amount, 0)`,

  // The installments due with each officer, the paid part, and the unpaid part that is still collected.
  `SELECT format('sum of what falls due on %s at branch %s with officer %s: %s paid of %s, %s unpaid kept, %s of %s, %s unpaid in the schedules',
                 due_on, branch_id, officer_id, coalesce(d.paid, 0), coalesce(d.amount, 0), coalesce(d.unpaid, 0),
                 coalesce(raw.paid, 0), coalesce(raw.amount, 0), coalesce(raw.unpaid, 0)) AS line
     FROM (${officerDueDaysOfInstallments}) raw
     FULL JOIN officer_due_days d USING (officer_id, due_on, branch_id, is_down_payment)
    WHERE (coalesce(raw.installments, 0), coalesce(raw.paid, 0), coalesce(raw.amount, 0), coalesce(raw.unpaid, 0))
       <> (coalesce(d.installments, 0), coalesce(d.paid, 0), coalesce(d.amount, 0), coalesce(d.unpaid, 0))`,

  // The outstanding amount by the day since which something is unpaid.
  `SELECT format('sum of what is unpaid since %s at branch %s with officer %s: %s on %s agreements kept, %s on %s in the agreements',
                 oldest_unpaid_due_on, branch_id, officer_id, coalesce(d.outstanding, 0), coalesce(d.agreements, 0),
                 coalesce(raw.outstanding, 0), coalesce(raw.agreements, 0)) AS line
     FROM (${arrearsDaysOfAgreements}) raw FULL JOIN arrears_days d USING (oldest_unpaid_due_on, branch_id, officer_id)
    WHERE (raw.agreements, raw.outstanding, raw.financed) IS DISTINCT FROM (d.agreements, d.outstanding, d.financed)`,

  // The number of customers with active agreements, at each branch and with each officer.
  `SELECT format('customers with active agreements at branch %s%s: %s kept, %s in the agreements', branch_id,
                 ' with officer ' || officer_id, sum(kept), sum(there)) AS line
     FROM (SELECT branch_id, officer_id, customers AS kept, 0 AS there FROM active_customer_counts
            UNION ALL
           SELECT branch_id, officer_id, 0, customers FROM (${activeCustomerCountsOfAgreements}) raw) counts
    GROUP BY branch_id, officer_id HAVING sum(kept) <> sum(there)`,

  // The sums over the delivered agreements of a branch.
  `WITH raw AS (
     SELECT branch_id, count(*) FILTER (WHERE status = 'active') AS active_count, sum(outstanding) AS outstanding,
            sum(overpaid) AS overpaid, sum(written_off) AS written_off, sum(recovered) AS recovered
       FROM agreements WHERE entry_count > 0 GROUP BY branch_id)
   SELECT format('portfolio of branch %s: %s outstanding kept, %s in its agreements', branch_id,
                 coalesce(p.outstanding, 0), coalesce(raw.outstanding, 0)) AS line
     FROM raw FULL JOIN branch_portfolios p USING (branch_id)
    WHERE (coalesce(raw.active_count, 0), coalesce(raw.outstanding, 0), coalesce(raw.overpaid, 0),
           coalesce(raw.written_off, 0), coalesce(raw.recovered, 0))
       <> (coalesce(p.active_count, 0), coalesce(p.outstanding, 0), coalesce(p.overpaid, 0),
           coalesce(p.written_off, 0), coalesce(p.recovered, 0))`,

  // The name endings by which customers are found. There may be more, of names that were changed since.
  `SELECT format('the ending %s of a name is not found by a search', ending) AS line
     FROM (${nameEndingsOfCustomers} EXCEPT SELECT ending FROM name_endings) missing`,

  // The outcomes of the promise of a contact within 24 hours.
  `SELECT format('sum of contact requests of %s at branch %s: %s, %s in time and %s late kept, %s, %s and %s in the requests',
                 received_on, branch_id, coalesce(d.received, 0), coalesce(d.kept, 0), coalesce(d.late, 0),
                 coalesce(raw.received, 0), coalesce(raw.kept, 0), coalesce(raw.late, 0)) AS line
     FROM (${contactRequestDaysOfRequests}) raw FULL JOIN contact_request_days d USING (received_on, branch_id)
    WHERE (coalesce(raw.received, 0), coalesce(raw.kept, 0), coalesce(raw.late, 0))
       <> (coalesce(d.received, 0), coalesce(d.kept, 0), coalesce(d.late, 0))`,

  // Receipts run from 1 without gaps up to the counter of their branch.
  `WITH placed AS (
     SELECT branch_id, serial, lag(serial, 1, 0) OVER (PARTITION BY branch_id ORDER BY serial) AS previous FROM receipts
      UNION ALL
     SELECT branch_id, last_serial + 1, coalesce((SELECT max(serial) FROM receipts r WHERE r.branch_id = c.branch_id), 0)
       FROM receipt_counters c)
   SELECT format(CASE WHEN serial > previous + 1 THEN 'receipts of branch %s: %s to %s are missing'
                      ELSE 'receipts of branch %s: %s is past the last one, %3$s' END, code, previous + 1, serial - 1) AS line
     FROM placed JOIN branches b ON b.id = branch_id WHERE serial <> previous + 1`,
  `SELECT format('receipts of branch %s: %s there, and no counter', branch_id, count(*)) AS line
     FROM receipts WHERE branch_id NOT IN (SELECT branch_id FROM receipt_counters) GROUP BY branch_id`,

  // Agreement numbers run from 1 without gaps in each year of the branch that numbered them.
  `WITH numbered AS (
     SELECT b.id AS branch_id, 2000 + split_part(number, '-', 2)::integer AS year, split_part(number, '-', 3)::bigint AS serial
       FROM agreements a LEFT JOIN branches b ON b.code = left(number, 3) WHERE number ~ '^[A-Z]{3}-[0-9]{2}-[0-9]{5,9}$'),
   raw AS (SELECT branch_id, year, count(*) AS there, max(serial) AS last FROM numbered GROUP BY branch_id, year)
   SELECT format('agreements of branch %s in %s: %s there, the last is %s, %s were numbered', branch_id, year,
                 coalesce(there, 0), coalesce(last, 0), coalesce(last_serial, 0)) AS line
     FROM raw FULL JOIN agreement_counters USING (branch_id, year)
    WHERE there IS DISTINCT FROM last_serial OR last IS DISTINCT FROM last_serial`,

  // Every entry of money received has a receipt, of its branch.
  `SELECT format('%s: entry %s is %s', a.number, e.position,
                 CASE WHEN r.entry_id IS NULL THEN 'money received without a receipt'
                      WHEN r.branch_id <> e.branch_id THEN 'of another branch than its receipt'
                      ELSE 'no money received, but has a receipt' END) AS line
     FROM entries e
     LEFT JOIN receipts r ON r.entry_id = e.id
     LEFT JOIN agreements a ON a.id = e.agreement_id
    WHERE (r.entry_id IS NOT NULL)
       <> (e.kind IN ('down_payment', 'payment', 'recovery') AND e.method <> 'transfer') OR r.branch_id <> e.branch_id`,

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

  // Nothing belongs to an agreement that is not there.
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
  `SELECT format('installments of schedule %s of %s, which is not there', i.schedule_number, a.number) AS line
     FROM installments i LEFT JOIN agreements a ON a.id = i.agreement_id
    WHERE NOT EXISTS (SELECT FROM schedules WHERE agreement_id = i.agreement_id AND number = i.schedule_number)
    GROUP BY i.schedule_number, a.number`,
  `SELECT format('receipt %s-%s of an entry that is not there', b.code, lpad(serial::text, 6, '0')) AS line
     FROM receipts r JOIN branches b ON b.id = r.branch_id WHERE NOT EXISTS (SELECT FROM entries WHERE id = r.entry_id)`,

  // Relief that stands came out of the fund.
  `SELECT format('relief fund: %s granted kept, %s in the entries', f.granted, raw.granted) AS line
     FROM relief_fund f,
          (SELECT coalesce(sum(CASE WHEN debit = 'relief_fund' THEN amount ELSE -amount END), 0) AS granted
             FROM entries WHERE 'relief_fund' IN (debit, credit)) raw
    WHERE f.granted <> raw.granted`,

  // The fund's reserved amount is the relief granted on agreements that have not started.
  `SELECT format('relief fund: %s reserved kept, %s on the agreements', f.reserved, raw.reserved) AS line
     FROM relief_fund f,
          (SELECT coalesce(sum(relief), 0) AS reserved FROM agreements
            WHERE status IN ('draft', 'submitted', 'approved')) raw
    WHERE f.reserved <> raw.reserved`,

  // The fund's budget is the last one set.
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
