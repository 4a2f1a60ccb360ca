import { cashPlaces } from '#domain/lending/cash/cash-movement.ts';
import { arrivalOf, cashOfEntries } from '../cash/cash-places.ts';
import { reversedCash } from '../cash/reversed-cash.queries.ts';
import { effectOn } from '../sums/cash-effect.ts';

const slipOf = (movement: string) => `b.code || '-C-' || lpad(${movement}.serial::text, 6, '0')`;

/** Checks the movements of cash against each other and against the ledger. Each returns one line per difference. */
export const cashChecks: readonly string[] = [
  // The cash of all places and what the lender bore, less what opening counts found, is the ledger's cash account since those counts.
  `WITH places AS (
     ${cashOfEntries('true')}
      UNION ALL
     SELECT NULL, branch_id, ${cashPlaces.map((place) => effectOn(place, 'm')).join(' + ')} FROM cash_movements m
      UNION ALL
     SELECT NULL, branch_id, -amount FROM cash_movements WHERE kind = 'opening'),
   ledger AS (
     SELECT e.branch_id, CASE 'cash' WHEN r.debit THEN r.amount ELSE -r.amount END AS amount
       FROM entries r
       JOIN entries e ON e.id = coalesce(r.reverses, r.id) AND e.agreement_id = r.agreement_id
       JOIN cash_drawers d ON d.branch_id = e.branch_id AND e.recorded_at >= d.opened_at
      WHERE 'cash' IN (r.debit, r.credit) AND NOT r.brought_in)
   SELECT format('cash of branch %s: %s in its places, %s in the ledger', b.code, coalesce(p.amount, 0), coalesce(l.amount, 0)) AS line
     FROM branches b
     LEFT JOIN (SELECT branch_id, sum(amount) AS amount FROM places GROUP BY branch_id) p ON p.branch_id = b.id
     LEFT JOIN (SELECT branch_id, sum(amount) AS amount FROM ledger GROUP BY branch_id) l ON l.branch_id = b.id
    WHERE coalesce(p.amount, 0) <> coalesce(l.amount, 0)`,

  // Slips run from 1 without gaps up to the number of their drawer, and the first is its opening count.
  `SELECT format('cash of branch %s: %s slips from %s to %s, and %s were numbered', b.code, count(m.id), min(m.serial), max(m.serial),
                 d.last_serial) AS line
     FROM cash_drawers d
     JOIN branches b ON b.id = d.branch_id
     LEFT JOIN cash_movements m ON m.branch_id = d.branch_id
    GROUP BY b.code, d.branch_id, d.last_serial
   HAVING count(m.id) <> d.last_serial OR count(DISTINCT m.serial) <> d.last_serial OR max(m.serial) <> d.last_serial`,
  `SELECT format('cash of branch %s: its drawer was opened at %s, and counted first at %s', b.code, d.opened_at, m.counted_at) AS line
     FROM cash_drawers d
     JOIN branches b ON b.id = d.branch_id
     LEFT JOIN cash_movements m ON m.branch_id = d.branch_id AND m.kind = 'opening' AND m.serial = 1
    WHERE m.counted_at IS DISTINCT FROM d.opened_at`,

  // A movement is of an offer of another person, as it was offered, and in the audit of its receiver.
  `SELECT format('slip %s: %s', ${slipOf('m')},
                 CASE WHEN o.id IS NULL THEN 'its offer is not there'
                      WHEN o.state <> 'counted' THEN 'its offer is ' || o.state
                      ELSE 'it differs from its offer' END) AS line
     FROM cash_movements m
     JOIN branches b ON b.id = m.branch_id
     LEFT JOIN cash_offers o ON o.id = m.offer_id
    WHERE m.kind IN ('hand_over', 'float')
      AND (o.id IS NULL OR o.state <> 'counted' OR o.ended_at <> m.counted_at OR o.offered_by = m.counted_by
           OR (o.branch_id, o.kind, o.hand_of, o.offered_by, o.amount) <> (m.branch_id, m.kind, m.hand_of, m.given_by, m.stated))`,

  // A reversal is of a hand-over or float as it was, which nobody settled, and that one side asked for and the other agreed to, or alone as the
  // audit says.
  `SELECT format('slip %s: it takes back no slip that its two sides agreed on', ${slipOf('m')}) AS line
     FROM cash_movements m
     JOIN branches b ON b.id = m.branch_id
     LEFT JOIN cash_movements t ON t.id = m.reverses
     LEFT JOIN cash_reversal_requests q ON q.movement_id = t.id AND q.state = 'agreed'
    WHERE (m.reverses IS NOT NULL OR m.kind IN ('hand_over_reversed', 'float_reversed'))
      AND (q.id IS NULL OR m.kind <> t.kind || '_reversed' OR (q.ended_by, q.ended_at, q.reason) IS DISTINCT FROM (m.counted_by, m.counted_at, m.reason)
           OR (t.branch_id, t.hand_of, t.given_by, t.stated, t.amount) IS DISTINCT FROM (m.branch_id, m.hand_of, m.given_by, m.stated, m.amount)
           OR q.asked_by NOT IN (t.given_by, t.counted_by) OR EXISTS (SELECT FROM cash_movements s WHERE s.settles = t.id)
           OR NOT EXISTS (SELECT FROM audit_events v
                           WHERE v.subject_id = t.id AND v.action = 'reverse_cash' AND v.actor_id = m.counted_by
                             AND v.after ->> 'alone' = (q.asked_by = m.counted_by)::text))`,
  `SELECT format('request to reverse cash %s: it was agreed to, and has no slip', q.id) AS line
     FROM cash_reversal_requests q
    WHERE q.state = 'agreed' AND NOT EXISTS (SELECT FROM cash_movements WHERE reverses = q.movement_id)`,
  // A settlement is of a part of a difference in the name of its giver, and all parts come to no more than it. A person settles it who neither
  // gave nor counted, or alone as the audit says.
  `SELECT format('slip %s: it does not settle a difference', ${slipOf('m')}) AS line
     FROM cash_movements m
     JOIN branches b ON b.id = m.branch_id
     LEFT JOIN cash_movements d ON d.id = m.settles
    WHERE m.settles IS NOT NULL
      AND (d.id IS NULL OR d.stated IS NULL OR (d.branch_id, d.given_by, sign(d.stated - d.amount)) <> (m.branch_id, m.given_by, sign(m.amount))
           OR (SELECT sum(abs(s.amount)) FROM cash_movements s WHERE s.settles = d.id) > abs(d.stated - d.amount)
           OR m.counted_by IN (d.given_by, d.counted_by)
              AND NOT EXISTS (SELECT FROM audit_events v WHERE v.subject_id = d.id AND v.action = 'settle_cash_difference'
                                AND v.recorded_at = m.counted_at AND v.after ->> 'alone' = 'true'))`,
  // Cash of a reversed payment is placed once, by another person than its taker, and no more than was taken.
  `SELECT format('slip %s: it is of no reversed payment of its hand', ${slipOf('m')}) AS line
     FROM cash_movements m
     JOIN branches b ON b.id = m.branch_id
    WHERE m.entry_id IS NOT NULL
      AND (m.counted_by = m.given_by
           OR NOT EXISTS (SELECT FROM ${reversedCash}
                           WHERE taken.id = m.entry_id AND taken.branch_id = m.branch_id AND taken.recorded_by = m.hand_of
                             AND taken.amount >= m.amount))`,
  `SELECT format('offer of cash %s: it is counted, and has no slip', o.id) AS line
     FROM cash_offers o
    WHERE o.state = 'counted' AND NOT EXISTS (SELECT FROM cash_movements WHERE offer_id = o.id)`,
  `SELECT format('slip %s: no audit event is about it', ${slipOf('m')}) AS line
     FROM cash_movements m
     JOIN branches b ON b.id = m.branch_id
    WHERE NOT EXISTS (
      SELECT FROM audit_events v
       WHERE v.subject_id = coalesce(m.offer_id, m.settles, m.refuses, m.reverses, m.entry_id, m.id) AND v.subject = 'cash' AND v.chain_id = m.branch_id
         AND v.action = CASE WHEN m.settles IS NOT NULL THEN 'settle_cash_difference'
                             WHEN m.entry_id IS NOT NULL THEN 'place_reversed_cash'
                             WHEN m.reverses IS NOT NULL THEN 'reverse_cash'
                             WHEN m.kind = 'deposit' THEN 'deposit_cash' WHEN m.kind = 'never_arrived' THEN 'refuse_deposit'
                             WHEN m.kind = 'expense' THEN 'pay_expense' WHEN m.kind = 'not_ours' THEN 'refuse_expense' WHEN m.kind = 'day_count' THEN 'name_cash_difference'
                             WHEN m.kind = 'opening' THEN 'open_cash_drawer' ELSE 'count_cash' END
         AND (v.actor_id = m.counted_by OR m.kind = 'day_count') AND v.recorded_at = m.counted_at
         AND (v.after ->> 'amount')::bigint = m.amount AND v.after ->> 'expenseCategory' IS NOT DISTINCT FROM m.category
         AND coalesce(v.after ->> 'hasPicture', 'false') = (m.picture_hash IS NOT NULL)::text)`,
  // The arrival of a deposit is not before the day of its slip, and as the audit has it, which says if its maker confirmed it alone. One that a
  // statement line confirmed is taken back with the match, and not without it.
  `SELECT format('slip %s: its arrival is not as it was recorded', ${slipOf('m')}) AS line
     FROM cash_arrivals a
     JOIN cash_movements m ON m.id = a.deposit_id
     JOIN branches b ON b.id = m.branch_id
     LEFT JOIN statement_matches k ON k.id = a.match_id
     LEFT JOIN cash_arrival_take_backs t ON t.arrival_id = a.id
    WHERE (a.account_id, a.deposited_by) IS DISTINCT FROM (m.account_id, m.counted_by)
       OR a.confirmed_alone <> (a.confirmed_by = m.counted_by) OR a.arrived_on < m.deposited_on
       OR NOT EXISTS (SELECT FROM audit_events v
                       WHERE v.subject_id = m.id AND v.subject = 'cash' AND v.chain_id = m.branch_id AND v.action = 'confirm_deposit'
                         AND v.actor_id = a.confirmed_by AND v.recorded_at = a.confirmed_at
                         AND (v.after ->> 'arrivedOn', v.after ->> 'alone') = (a.arrived_on::text, a.confirmed_alone::text))
       OR a.match_id IS NOT NULL AND (k.movement_id, k.matched_by, k.matched_at) IS DISTINCT FROM (a.deposit_id, a.confirmed_by, a.confirmed_at)
       OR (k.undone_by, k.undone_at) IS DISTINCT FROM (t.taken_back_by, t.taken_back_at)
       OR t.arrival_id IS NOT NULL
          AND NOT EXISTS (SELECT FROM audit_events v
                           WHERE v.subject_id = m.id AND v.subject = 'cash' AND v.chain_id = m.branch_id AND v.action = 'take_back_arrival'
                             AND v.actor_id = t.taken_back_by AND v.recorded_at = t.taken_back_at
                             AND v.before ->> 'arrivedOn' = a.arrived_on::text)`,
  // A deposit that never arrived has no arrival, and is a difference of its whole amount in the name of its maker, who says so only alone.
  `SELECT format('slip %s: it is of no deposit that never arrived', ${slipOf('m')}) AS line
     FROM cash_movements m
     JOIN branches b ON b.id = m.branch_id
     LEFT JOIN cash_movements d ON d.id = m.refuses AND d.kind = 'deposit'
    WHERE m.kind = 'never_arrived'
      AND ((d.branch_id, d.account_id, d.counted_by, d.amount) IS DISTINCT FROM (m.branch_id, m.account_id, m.given_by, m.stated)
           OR m.amount <> 0 OR EXISTS ${arrivalOf('d.id')}
           OR NOT EXISTS (SELECT FROM audit_events v
                           WHERE v.subject_id = d.id AND v.action = 'refuse_deposit' AND v.actor_id = m.counted_by
                             AND v.after ->> 'alone' = (m.counted_by = m.given_by)::text))`,
  // An expense that was not the lender's has no confirmation, and is a difference of its whole amount in the name of its payer, who says so only alone.
  `SELECT format('slip %s: it is of no expense that was refused', ${slipOf('m')}) AS line
     FROM cash_movements m
     JOIN branches b ON b.id = m.branch_id
     LEFT JOIN cash_movements d ON d.id = m.refuses AND d.kind = 'expense'
    WHERE m.kind = 'not_ours'
      AND ((d.branch_id, d.category, d.counted_by, d.amount) IS DISTINCT FROM (m.branch_id, m.category, m.given_by, m.stated)
           OR m.amount <> 0 OR EXISTS (SELECT FROM cash_expense_confirmations WHERE expense_id = d.id)
           OR NOT EXISTS (SELECT FROM audit_events v
                           WHERE v.subject_id = d.id AND v.action = 'refuse_expense' AND v.actor_id = m.counted_by
                             AND v.after ->> 'alone' = (m.counted_by = m.given_by)::text))`,
  // A slip number has a second deposit only after the first never arrived.
  `SELECT format('slip %s: its slip number was not free', ${slipOf('m')}) AS line
     FROM cash_movements m
     JOIN branches b ON b.id = m.branch_id
     LEFT JOIN cash_movements n ON n.id = m.slip_freed_by
     LEFT JOIN cash_movements d ON d.id = n.refuses
    WHERE m.slip_freed_by IS NOT NULL
      AND (d.account_id, reference_key(d.slip_number)) IS DISTINCT FROM (m.account_id, reference_key(m.slip_number))`,
  // An expense is confirmed by another person than its payer, or alone as the audit says.
  `SELECT format('slip %s: its confirmation is not as it was recorded', ${slipOf('m')}) AS line
     FROM cash_expense_confirmations f
     JOIN cash_movements m ON m.id = f.expense_id
     JOIN branches b ON b.id = m.branch_id
    WHERE m.kind <> 'expense' OR (f.category, f.paid_by) IS DISTINCT FROM (m.category, m.counted_by) OR f.confirmed_alone <> (f.confirmed_by = m.counted_by)
       OR NOT EXISTS (SELECT FROM audit_events v
                       WHERE v.subject_id = m.id AND v.subject = 'cash' AND v.chain_id = m.branch_id AND v.action = 'confirm_expense'
                         AND v.actor_id = f.confirmed_by AND v.recorded_at = f.confirmed_at
                         AND v.after ->> 'alone' = f.confirmed_alone::text)`,
];
