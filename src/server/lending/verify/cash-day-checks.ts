import type { AuditAction } from '#domain/audit/audit-action.ts';
import { effectOn } from '../sums/cash-effect.ts';

const counted = 'count_cash_day' satisfies AuditAction;
const closed = 'close_cash_day' satisfies AuditAction;
const reopened = 'reopen_cash_day' satisfies AuditAction;

const sheetOf = (close: string) => `b.code || '-D-' || lpad(${close}.serial::text, 4, '0')`;
const dayOf = (moment: string) => `(${moment} AT TIME ZONE 'Asia/Karachi')::date`;

/** The clocks of two servers differ by so much at most. */
const tolerance = `interval '1 minute'`;

/** The cash that entries and reversals put into hands. `serial` is the first close that has it; null in the open day. */
const coveredCash = `
  SELECT t.branch_id, t.hand_of, t.amount,
         (SELECT min(c.serial) FROM cash_day_closes c
           WHERE c.branch_id = t.branch_id AND c.until >= t.recorded_at AND c.serial > coalesce(l.after_serial, 0)) AS serial
    FROM (WITH taken AS MATERIALIZED (
            SELECT e.id, e.agreement_id, e.branch_id, e.recorded_by AS hand_of, e.recorded_at,
                   CASE e.kind WHEN 'refund' THEN -e.amount ELSE e.amount END AS amount
              FROM cash_drawers d JOIN entries e ON e.branch_id = d.branch_id AND e.recorded_at >= d.opened_at
             WHERE e.method = 'cash' AND 'cash' IN (e.debit, e.credit) AND NOT e.brought_in)
          SELECT * FROM taken
           UNION ALL
          SELECT x.id, x.agreement_id, e.branch_id, e.hand_of, x.recorded_at, -e.amount
            FROM taken e JOIN entries x ON x.reverses = e.id AND x.agreement_id = e.agreement_id) t
    LEFT JOIN cash_late_entries l ON l.entry_id = t.id AND l.agreement_id = t.agreement_id`;

/** Checks the closes of days against the audit, the movements and the entries that they fixed. Each returns one line per difference. */
export const cashDayChecks: readonly string[] = [
  // Each count, close and reopening is as the audit has it.
  `WITH recorded AS (
     SELECT c.subject_id AS id, c.chain_id, c.recorded_at, c.actor_id, c.after, r.recorded_at AS reopened_at, r.actor_id AS reopened_by,
            r.after ->> 'reason' AS reason
       FROM audit_events c LEFT JOIN audit_events r ON r.subject_id = c.subject_id AND r.action = '${reopened}'
      WHERE c.action = '${closed}')
   SELECT format('day sheet %s is not as it was recorded', coalesce(${sheetOf('c')}, r.after ->> 'sheet')) AS line
     FROM (cash_day_closes c JOIN branches b ON b.id = c.branch_id JOIN cash_day_counts k ON k.id = c.count_id)
     FULL JOIN recorded r ON r.id = c.id
    WHERE (c.branch_id, ${sheetOf('c')}, c.day::text, k.amount::text, k.should_be::text, c.difference_reason, c.open_requests::text, c.closed_at, c.closed_by,
           c.reopened_at, c.reopened_by, c.reopen_reason)
          IS DISTINCT FROM
          (r.chain_id, r.after ->> 'sheet', r.after ->> 'cashDay', r.after ->> 'amount', r.after ->> 'shouldBe', r.after ->> 'reason',
           r.after ->> 'openRequests', r.recorded_at, r.actor_id, r.reopened_at, r.reopened_by, r.reason)`,
  `SELECT format('count %s of the drawer of branch %s: no audit event says so', k.number, b.code) AS line
     FROM cash_day_counts k JOIN branches b ON b.id = k.branch_id
    WHERE NOT EXISTS (
      SELECT FROM audit_events v
       WHERE v.subject_id = k.id AND v.action = '${counted}' AND v.chain_id = k.branch_id AND v.actor_id = k.counted_by
         AND v.recorded_at = k.counted_at AND (v.after ->> 'amount', v.after ->> 'shouldBe') = (k.amount::text, k.should_be::text))`,

  // Sheets and counts run from 1 without gaps, and days follow one another.
  `SELECT format('cash of branch %s: %s day sheets, and the last is number %s', b.code, count(*), max(c.serial)) AS line
     FROM cash_day_closes c JOIN branches b ON b.id = c.branch_id
    GROUP BY b.code HAVING count(*) <> max(c.serial)`,
  `SELECT format('cash of branch %s: %s counts before a close, and the last is number %s', b.code, count(*), max(k.number)) AS line
     FROM cash_day_counts k JOIN branches b ON b.id = k.branch_id
    GROUP BY b.code HAVING count(*) <> max(k.number)`,
  `SELECT format('day sheet %s is of %s, after one of %s', ${sheetOf('c')}, c.day, c.before) AS line
     FROM (SELECT branch_id, serial, day, lag(day) OVER (PARTITION BY branch_id ORDER BY serial) AS before
             FROM cash_day_closes WHERE reopened_at IS NULL) c
     JOIN branches b ON b.id = c.branch_id
    WHERE c.before >= c.day`,

  // The drawer should have what its movements up to then came to, and a difference has a reason.
  `SELECT format('day sheet %s: %s should be in the drawer, and its movements come to %s', ${sheetOf('c')}, k.should_be,
                 coalesce(m.amount, 0)) AS line
     FROM cash_day_closes c
     JOIN branches b ON b.id = c.branch_id
     JOIN cash_day_counts k ON k.id = c.count_id
     LEFT JOIN LATERAL (SELECT sum(${effectOn('drawer', 'm')}) AS amount FROM cash_movements m
                         WHERE m.branch_id = c.branch_id AND m.serial <= k.last_slip) m ON true
    WHERE k.should_be <> coalesce(m.amount, 0)`,
  `SELECT format('day sheet %s: its difference has no reason', ${sheetOf('c')}) AS line
     FROM cash_day_closes c JOIN branches b ON b.id = c.branch_id JOIN cash_day_counts k ON k.id = c.count_id
    WHERE (k.amount <> k.should_be) <> (c.difference_reason IS NOT NULL)`,

  // The difference of a close is one movement, of its count, and no other count has one.
  `SELECT format('count %s of the drawer of branch %s: its difference is not in the name of anyone', k.number, b.code) AS line
     FROM cash_day_counts k
     JOIN branches b ON b.id = k.branch_id
     LEFT JOIN cash_day_closes c ON c.count_id = k.id
     LEFT JOIN cash_movements m ON m.count_id = k.id
    WHERE CASE WHEN c.id IS NULL OR k.amount = k.should_be THEN m.id IS NOT NULL
               ELSE (m.branch_id, m.stated, m.amount, m.counted, m.counted_by, m.counted_at, m.serial, m.reason)
                    IS DISTINCT FROM
                    (k.branch_id, k.should_be, k.amount, k.counted, k.counted_by, c.closed_at, k.last_slip + 1, c.difference_reason) END`,

  // Each hand at a close is what its entries and movements up to then came to.
  `WITH covered AS (
     SELECT branch_id, hand_of, serial, sum(amount) AS amount FROM (${coveredCash}) t WHERE serial IS NOT NULL GROUP BY 1, 2, 3),
   meant AS (
     SELECT c.id AS close_id, p.hand_of, sum(p.taken) AS taken, sum(p.moved) AS moved
       FROM cash_day_closes c
       JOIN cash_day_counts k ON k.id = c.count_id
       JOIN LATERAL (
         SELECT hand_of, amount AS taken, 0 AS moved FROM covered WHERE branch_id = c.branch_id AND serial <= c.serial
          UNION ALL
         SELECT m.hand_of, 0, ${effectOn('hand', 'm')} FROM cash_movements m
          WHERE m.branch_id = c.branch_id AND m.serial <= k.last_slip AND m.hand_of IS NOT NULL) p ON true
      GROUP BY 1, 2 HAVING sum(p.taken) <> 0 OR sum(p.moved) <> 0)
   SELECT format('day sheet %s: the hand of %s had %s, and its entries and movements come to %s', ${sheetOf('c')}, u.full_name,
                 h.taken + h.moved, m.taken + m.moved) AS line
     FROM cash_day_hands h
     FULL JOIN meant m USING (close_id, hand_of)
     JOIN cash_day_closes c ON c.id = close_id
     JOIN branches b ON b.id = c.branch_id
     JOIN users u ON u.id = hand_of
    WHERE (coalesce(h.taken, 0), coalesce(h.moved, 0)) <> (coalesce(m.taken, 0), coalesce(m.moved, 0))`,

  // The slips on hold of each hand at a close: those around the minute of the close may be on either side of it.
  `WITH slips AS (
     SELECT d.branch_id, d.officer_id, i.amount, o.decided_at AS held_at, e.decided_at AS ended_at
       FROM field_outcomes o
       JOIN field_items i ON i.id = o.item_id AND i.kind = 'collected'
       JOIN field_devices d ON d.id = i.device_id
       LEFT JOIN field_outcomes e ON e.item_id = i.id AND e.outcome NOT IN ('held', 'evidence')
      WHERE o.outcome IN ('held', 'evidence')),
   meant AS (
     SELECT c.id AS close_id, s.officer_id AS hand_of,
            sum(amount) FILTER (WHERE held_at < c.closed_at - ${tolerance} AND (ended_at IS NULL OR ended_at > c.closed_at + ${tolerance})) AS least,
            sum(amount) AS most
       FROM cash_day_closes c
       JOIN slips s ON s.branch_id = c.branch_id AND s.held_at < c.closed_at + ${tolerance}
                   AND (s.ended_at IS NULL OR s.ended_at > c.closed_at - ${tolerance})
      GROUP BY 1, 2)
   SELECT format('day sheet %s: the hand of %s had %s of slips on hold, and its slips come to %s at most', ${sheetOf('c')}, u.full_name,
                 coalesce(h.on_hold, 0), coalesce(m.most, 0)) AS line
     FROM cash_day_hands h
     FULL JOIN meant m USING (close_id, hand_of)
     JOIN cash_day_closes c ON c.id = close_id
     JOIN branches b ON b.id = c.branch_id
     JOIN users u ON u.id = hand_of
    WHERE coalesce(h.on_hold, 0) NOT BETWEEN coalesce(m.least, 0) AND coalesce(m.most, 0)`,

  // A closed day takes no movement.
  `SELECT format('cash of branch %s: slip %s is of %s, which was closed with sheet %s', b.code, m.serial, ${dayOf('m.counted_at')},
                 ${sheetOf('c')}) AS line
     FROM cash_day_closes c
     JOIN cash_day_counts k ON k.id = c.count_id
     JOIN branches b ON b.id = c.branch_id
     JOIN cash_movements m ON m.branch_id = c.branch_id AND m.serial > k.last_slip AND ${dayOf('m.counted_at')} <= c.day
                         AND (m.count_id IS NULL OR m.count_id <> k.id)
    WHERE c.reopened_at IS NULL OR c.reopened_at > m.counted_at + ${tolerance}`,
];
