import type { AuditAction } from '#domain/audit/audit-action.ts';
import { fixedFigures } from '../ledger/fixed-figures.ts';

const closed = 'close_month' satisfies AuditAction;
const reopened = 'reopen_month' satisfies AuditAction;

/** An entry is given its day some moments before or after it is recorded, by clocks that differ by so much at most. */
const tolerance = `interval '1 minute'`;

const monthOf = (day: string) => `to_char(${day}, 'YYYY-MM')`;

/** True of a close `c` that was in force from before a moment to after it. */
const inForceAround = (moment: string) => `
  c.closed_at < ${moment} - ${tolerance} AND (c.reopened_at IS NULL OR c.reopened_at > ${moment} + ${tolerance})`;

/** True of a close `c` that was in force at some time close to a moment. */
const inForceNear = (moment: string) => `
  c.closed_at <= ${moment} + ${tolerance} AND (c.reopened_at IS NULL OR c.reopened_at >= ${moment} - ${tolerance})`;

/** The closes of months, against the audit, the entries and the figures that they fixed. */
export const monthCloseChecks: readonly string[] = [
  // Each close and each reopening is as the audit has it.
  `WITH recorded AS (
     SELECT c.subject_id AS id, c.recorded_at AS closed_at, c.actor_id AS closed_by, c.after, r.recorded_at AS reopened_at,
            r.actor_id AS reopened_by, r.after ->> 'reason' AS reason
       FROM audit_events c
       LEFT JOIN audit_events r ON r.subject_id = c.subject_id AND r.action = '${reopened}'
      WHERE c.action = '${closed}')
   SELECT format('the close of %s is not as it was recorded', coalesce(${monthOf('m.month_end')}, left(r.after ->> 'monthEnd', 7))) AS line
     FROM month_closes m FULL JOIN recorded r USING (id)
    WHERE (m.month_end::text, m.closed_at, m.closed_by, m.entries::text, m.amount::text, m.reopened_at, m.reopened_by, m.reopen_reason)
          IS DISTINCT FROM
          (r.after ->> 'monthEnd', r.closed_at, r.closed_by, r.after ->> 'entries', r.after ->> 'amount', r.reopened_at, r.reopened_by, r.reason)`,

  // No open month lies before a closed one.
  `SELECT format('%s is closed, and the month before it is open', ${monthOf('month_end')}) AS line
     FROM (SELECT month_end, lag(month_end) OVER (ORDER BY month_end) AS before FROM month_closes WHERE reopened_at IS NULL) closes
    WHERE before <> date_trunc('month', month_end)::date - 1`,

  // Nothing has joined a closed month or left it.
  `SELECT format('%s is closed with %s entries of Rs %s, and %s of Rs %s count in it', ${monthOf('m.month_end')}, m.entries, m.amount,
                 coalesce(found.entries, 0), coalesce(found.amount, 0)) AS line
     FROM month_closes m
     LEFT JOIN (SELECT date_trunc('month', counts_on)::date AS month, count(*) AS entries, sum(amount) AS amount
                  FROM entries GROUP BY 1) found ON found.month = date_trunc('month', m.month_end)::date
    WHERE m.reopened_at IS NULL AND (m.entries, m.amount) <> (coalesce(found.entries, 0), coalesce(found.amount, 0))`,

  // The figures that a close fixed are those of its event, also of a close that was reopened.
  `SELECT format('the figures that the close of %s fixed are not those that were recorded', ${monthOf('m.month_end')}) AS line
     FROM month_closes m
     JOIN audit_events e ON e.subject_id = m.id AND e.action = '${closed}'
    WHERE e.after ->> 'fixed' IS DISTINCT FROM ${fixedFigures('m.id')}`,

  // The sums of fixed figures are those of their rows.
  `SELECT format('what fell due on %s, as it was fixed: the sums are not those of the rows', due_on) AS line
     FROM (SELECT close_id, due_on, branch_id, officer_id, count(*) AS installments, sum(before_move) AS before_move, sum(amount) AS amount, sum(paid) AS paid,
                  sum(relieved) AS relieved, sum(unpaid) AS unpaid
             FROM closed_installments GROUP BY 1, 2, 3, 4) raw
     FULL JOIN closed_officer_due_days kept USING (close_id, due_on, branch_id, officer_id)
    WHERE (raw.installments, raw.before_move, raw.amount, raw.paid, raw.relieved, raw.unpaid)
          IS DISTINCT FROM (kept.installments, kept.before_move, kept.amount, kept.paid, kept.relieved, kept.unpaid)`,
  `SELECT format('what fell due on %s, as it was fixed: the sum is not that of the officers', due_on) AS line
     FROM (SELECT close_id, due_on, branch_id, sum(amount) AS amount, sum(paid) AS paid FROM closed_officer_due_days GROUP BY 1, 2, 3) raw
     FULL JOIN closed_due_days kept USING (close_id, due_on, branch_id)
    WHERE (raw.amount, raw.paid) IS DISTINCT FROM (kept.amount, kept.paid)`,

  // An entry counts on its own day, or on the first day after a month that was closed when it was recorded. Only entries for an
  // earlier month can fall into a closed one.
  `WITH judged AS (
     SELECT e.agreement_id, e.position, e.counts_on, e.recorded_at, coalesce(o.counts_on, e.valued_on) AS own
       FROM entries e
       LEFT JOIN entries o ON o.id = e.reverses AND o.agreement_id = e.agreement_id)
   SELECT format('%s: entry %s counts on %s, its own day is %s', coalesce(a.number, j.agreement_id::text), j.position, j.counts_on,
                 j.own) AS line
     FROM judged j
     LEFT JOIN agreements a ON a.id = j.agreement_id
    WHERE CASE WHEN j.counts_on <> j.own
               THEN j.counts_on < j.own
                    OR NOT EXISTS (SELECT FROM month_closes c WHERE c.month_end = j.counts_on - 1 AND ${inForceNear('j.recorded_at')})
               ELSE j.own < date_trunc('month', j.recorded_at AT TIME ZONE 'Asia/Karachi')
                    AND EXISTS (SELECT FROM month_closes c WHERE c.month_end >= j.own AND ${inForceAround('j.recorded_at')}) END`,
];
