import type { Pool } from 'pg';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';

const methods = paymentMethods.map((method) => `'${method}'`).join(', ');

/** The balance of an account over some entries. */
const balance = (account: string) =>
  `coalesce(sum(CASE WHEN e.debit ${account} THEN e.amount ELSE 0 END - CASE WHEN e.credit ${account} THEN e.amount ELSE 0 END), 0)`;

/** Rules that hold at every moment. Each is a query that returns a sentence for each violation. */
const rules: readonly string[] = [
  // The books balance: what the entries leave of the debt of a customer is what the agreement says.
  `SELECT format('%s: its entries leave %s, not %s', a.number, ${balance("= 'receivable'")}, a.outstanding - a.overpaid)
     FROM agreements a LEFT JOIN entries e ON e.agreement_id = a.id
    WHERE a.activated_at IS NOT NULL
    GROUP BY a.id HAVING ${balance("= 'receivable'")} <> a.outstanding - a.overpaid`,
  `SELECT format('%s has a reversal that does not mirror its entry', e.agreement_id)
     FROM entries e JOIN entries o ON o.id = e.reverses AND o.agreement_id = e.agreement_id
    WHERE (e.debit, e.credit, e.amount) <> (o.credit, o.debit, o.amount)`,
  `SELECT format('moved money: %s is left between agreements', ${balance("= 'transfer'")})
     FROM entries e HAVING ${balance("= 'transfer'")} <> 0`,
  // No more leaves in cash than came in cash.
  `SELECT format('%s: %s is below zero in cash', e.agreement_id, ${balance("= 'cash'")})
     FROM entries e GROUP BY e.agreement_id HAVING ${balance("= 'cash'")} < 0`,
  `SELECT format('%s: %s is below zero in money', e.agreement_id, ${balance(`IN (${methods})`)})
     FROM entries e GROUP BY e.agreement_id HAVING ${balance(`IN (${methods})`)} < 0`,
  // Collected = received - reversed - refunded, which is what all ways of paying have.
  `SELECT format('collected is %s, and the ways of paying have %s', days.amount, money.amount)
     FROM (SELECT coalesce(sum(amount), 0) AS amount FROM collection_days) days,
          (SELECT ${balance(`IN (${methods})`)} AS amount FROM entries e) money
    WHERE days.amount <> money.amount`,
  // Nobody decides an own request, but a superadmin alone with the password.
  `SELECT format('%s was decided by who asked for it', p.id)
     FROM approvals p LEFT JOIN users u ON u.id = p.decided_by
    WHERE p.decided_by = p.requested_by AND NOT (p.decided_alone AND u.role = 'superadmin')`,
  // Goods off the list are handed over at no more than an invoice says.
  `SELECT format('%s: %s costs more than its invoice says', i.agreement_id, i.description)
     FROM agreement_items i JOIN agreements a ON a.id = i.agreement_id
    WHERE i.product_id IS NULL AND a.activated_at IS NOT NULL
      AND i.unit_price > coalesce((SELECT e.cost FROM cost_evidence e
                                    WHERE e.agreement_id = i.agreement_id AND e.description = i.description
                                    ORDER BY e.position DESC LIMIT 1), 0)`,
  // An employee grants no more of a kind on an agreement in a day than the limit.
  `SELECT format('%s: %s granted %s as %s', p.agreement_id, p.decided_by, sum(p.amount), p.kind)
     FROM approvals p JOIN employees m ON m.user_id = p.decided_by
    WHERE p.state = 'approved' AND p.kind IN ('refund', 'relief', 'write_off')
    GROUP BY p.agreement_id, p.decided_by, p.kind, (p.decided_at AT TIME ZONE 'Asia/Karachi')::date, m.user_id
   HAVING sum(p.amount) > CASE p.kind WHEN 'refund' THEN m.decides_refunds_to WHEN 'relief' THEN m.decides_relief_to
                                      ELSE m.decides_write_offs_to END`,
  // Receipts and vouchers have no gap.
  `SELECT format('%s %s: %s numbers up to %s', r.branch_id, r.series, count(*), max(r.serial))
     FROM receipts r JOIN receipt_counters c USING (branch_id, series)
    GROUP BY r.branch_id, r.series, c.last_serial
   HAVING count(*) <> max(r.serial) OR min(r.serial) <> 1 OR c.last_serial <> max(r.serial)`,
  // Money of one key is posted once.
  `SELECT format('%s: a key posted twice', k.agreement_id) FROM (
     SELECT agreement_id, key_digest FROM entries WHERE kind IN ('payment', 'recovery') AND transfer_id IS NULL
      GROUP BY agreement_id, key_digest HAVING count(*) > 1) k`,
];

const violations = {
  name: 'violations-of-rules',
  text: rules.map((rule) => `(${rule})`).join(' UNION ALL '),
};

/** The violated rules as of one moment, in words. */
export async function violatedRules(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ format: string }>(violations);
  return rows.map(({ format }) => format);
}
