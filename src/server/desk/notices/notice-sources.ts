import type { NoticeKind } from '#contract/desk/notices.ts';
import { promiseDueSoonMs, promiseMs } from '#domain/desk/contact-requests/promise.ts';
import { isWithinLimitsOf } from '#server/lending/approvals/decidable-by.ts';
import {
  isInTransit,
  isOpenDifference,
  isUnconfirmed,
  openPart,
  rightBeside,
} from '#server/lending/cash/cash-places.ts';
import { daysLeftOpen } from '#server/lending/cash-days/left-open.ts';
import { rightToAgree } from '#server/lending/cash-reversals/cash-reversals.queries.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { writtenOf, writtenOnce } from '#server/platform/db/text-of.ts';
import { isOpenSql, isWaitingSql, promiseTexts, rowText } from '../request-queue/promise-state.ts';
import { complaintNotices } from './complaint-notices.ts';
import { type NoticeSource, startOfDay, today } from './notice-source.ts';
import { screeningNotices } from './screening-notices.ts';

const approvals = `approvals p
    JOIN agreements a ON a.id = p.agreement_id AND (:branchId::uuid IS NULL OR a.branch_id = :branchId)
    JOIN customers c ON c.id = a.customer_id`;

const ofApproval = {
  about: writtenOf('c.full_name'),
  byName: namesOf('u'),
  requestKind: 'p.kind',
  amount: "CASE p.kind WHEN 'agreement_approval' THEN a.price ELSE p.amount END",
} as const;

/** The time from a request's arrival until it is due soon. */
const untilDueSoon = `interval '${promiseMs - promiseDueSoonMs} milliseconds'`;

/** The moment at which a day is over in Karachi. */
const endOfDay = (day: string) => startOfDay(`${day} + 1`);

/** An id that a branch has today and on no other day, so that its notice is read for a day. */
const dayOfBranch = (branchId: string) =>
  `overlay(overlay(md5(${branchId}::text || ${today}) PLACING '8' FROM 13) PLACING '8' FROM 17)::uuid`;

const nearOrAtLimit = {
  from: `cash_limit_crossings x
    LEFT JOIN users u ON u.id = x.hand_of
    LEFT JOIN branches b ON b.id = x.branch_id`,
  subjectId: 'x.id',
  at: 'x.crossed_at',
  facts: {
    about: `CASE WHEN x.hand_of IS NULL THEN ${writtenOf('b.city')} ELSE ${writtenOf('u.full_name')} END`,
    amount: 'x.amount',
  },
} as const;

/** True of a crossing that the reader is told of: of their own hand, of the drawer that they keep, and of the hands of its branch. */
const isToldOfCash = `(:branchId::uuid IS NULL OR x.hand_of = :userId
            OR EXISTS (SELECT FROM cash_drawers d
                        WHERE d.custodian_id = :userId AND d.branch_id = :branchId
                          AND (d.branch_id = x.branch_id OR x.hand_of IN (SELECT user_id FROM employees WHERE branch_id = d.branch_id))))`;

/** The events that a visitor made by the code of a request `own`, whose trail is `r`. */
const ofVisitor = (kind: string) =>
  ({
    from: `contact_request_events e
    JOIN contact_requests own ON own.id = e.request_id
    JOIN contact_requests r ON r.id = coalesce(own.merged_into, own.id)`,
    where: `e.kind = '${kind}' AND e.recorded_at BETWEEN :since AND :now
            AND (r.assignee_id = :userId
                 OR r.assignee_id IS NULL AND (:branchId::uuid IS NULL OR r.branch_id = :branchId))`,
    subjectId: 'e.id',
    opensId: 'r.id',
    at: 'e.recorded_at',
    facts: { about: writtenOnce('own.full_name') },
  }) as const;

/**
 * Every kind of notice. Notices are not stored but read from the rows that cause them: a notice appears with its row or at its
 * time, and disappears when its condition no longer holds. A new kind is a new row here.
 */
export const noticeSources: Readonly<Record<NoticeKind, NoticeSource>> = {
  decision_waiting: {
    from: `${approvals} JOIN users u ON u.id = p.requested_by`,
    where: `p.state = 'pending' AND p.requested_by <> :userId
            AND (:branchId::uuid IS NULL OR ${isWithinLimitsOf(':userId::uuid', ':now::timestamptz')})`,
    subjectId: 'p.id',
    at: 'p.requested_at',
    facts: ofApproval,
  },
  decision_taken: {
    from: `${approvals} JOIN users u ON u.id = p.decided_by`,
    where: 'p.requested_by = :userId AND p.decided_by <> :userId AND p.decided_at >= :since',
    subjectId: 'p.id',
    at: 'p.decided_at',
    facts: { ...ofApproval, decision: 'p.state' },
  },
  request_assigned: {
    from: `contact_request_events e
    JOIN contact_requests r ON r.id = e.request_id
    JOIN users u ON u.id = e.recorded_by`,
    // Each assignment is a separate notice, and only the last one is valid.
    where: `r.assignee_id = :userId AND ${rowText} AND ${isOpenSql} AND e.kind = 'assigned' AND e.assignee_id = :userId
            AND e.recorded_at BETWEEN :since AND :now
            AND NOT EXISTS (SELECT FROM contact_request_events x
                             WHERE x.request_id = e.request_id AND x.kind IN ('assigned', 'taken', 'handed_back')
                               AND (x.recorded_at, x.id) > (e.recorded_at, e.id))`,
    subjectId: 'e.id',
    opensId: 'r.id',
    at: 'e.recorded_at',
    facts: { about: writtenOnce('r.full_name'), byName: namesOf('u') },
  },
  contact_due: {
    from: 'contact_requests r',
    where: `${rowText} AND ${isWaitingSql} AND (${promiseTexts.due_soon} OR ${promiseTexts.overdue})
            AND (:branchId::uuid IS NULL OR r.assignee_id = :userId OR (r.assignee_id IS NULL AND r.branch_id = :branchId))`,
    subjectId: 'r.id',
    at: `(r.received_at + ${untilDueSoon})`,
    facts: { about: writtenOnce('r.full_name') },
  },
  visitor_wrote: ofVisitor('visitor_wrote'),
  visitor_withdrew: ofVisitor('withdrawn'),
  payment_promise_broken: {
    from: `promise_outcomes o
    JOIN payment_promises p ON p.id = o.promise_id
    JOIN agreements a ON a.id = o.agreement_id AND (:branchId::uuid IS NULL OR a.branch_id = :branchId)
    JOIN customers c ON c.id = a.customer_id`,
    // The same condition as on the due list: no notice without a due amount.
    where: `a.officer_id = :userId AND a.status = 'active'
            AND a.oldest_unpaid_due_on <= ${today} AND o.is_last AND NOT o.is_kept
            AND ${endOfDay('o.promised_for')} BETWEEN :since AND :now`,
    subjectId: 'o.promise_id',
    opensId: 'a.id',
    at: endOfDay('o.promised_for'),
    facts: { about: writtenOf('c.full_name'), amount: 'p.amount' },
  },
  call_back_due: {
    from: `contact_log l
    JOIN agreements a ON a.id = l.agreement_id AND (:branchId::uuid IS NULL OR a.branch_id = :branchId)
    JOIN customers c ON c.id = a.customer_id`,
    where: `:userId IN (a.officer_id, l.recorded_by) AND a.status IN ('active', 'written_off')
            AND l.call_back_at BETWEEN :since AND :now
            AND NOT EXISTS (SELECT FROM contact_log x WHERE x.agreement_id = l.agreement_id AND x.result <> 'opened'
                                AND (x.contacted_at, x.id) > (l.contacted_at, l.id))`,
    subjectId: 'l.id',
    opensId: 'a.id',
    at: 'l.call_back_at',
    facts: { about: writtenOf('c.full_name') },
  },
  transfer_reported: {
    from: `transfer_reports r
    JOIN agreements a ON a.id = r.agreement_id AND (:branchId::uuid IS NULL OR a.branch_id = :branchId)
    JOIN customers c ON c.id = r.customer_id`,
    where: "r.state = 'checking'",
    subjectId: 'r.id',
    at: 'r.reported_at',
    facts: { about: writtenOf('c.full_name'), amount: 'r.amount' },
  },
  customer_asked: {
    from: `customer_requests q
    JOIN agreements a ON a.id = q.agreement_id AND (:branchId::uuid IS NULL OR a.branch_id = :branchId)
    JOIN customers c ON c.id = q.customer_id`,
    where: 'q.answered_at IS NULL',
    subjectId: 'q.id',
    at: 'q.asked_at',
    facts: { about: writtenOf('c.full_name') },
  },
  large_overpayment: {
    from: `receipts r
    JOIN entries e ON e.id = r.entry_id AND e.agreement_id = r.agreement_id
    JOIN agreements a ON a.id = r.agreement_id AND (:branchId::uuid IS NULL OR a.branch_id = :branchId)
    JOIN customers c ON c.id = a.customer_id
    JOIN users u ON u.id = e.recorded_by`,
    // A refund or a move does not end it: it is about the payment.
    where: `r.overpaid_after > 0 AND r.series = 'receipt' AND e.recorded_at >= :since
            AND r.overpaid_after > (SELECT overpayment_notice_installments FROM office_rules)
                                 * (SELECT max(i.amount) FROM installments i
                                     WHERE i.agreement_id = a.id AND i.schedule_number = a.schedule_number AND i.number > 0)
            AND NOT EXISTS (SELECT FROM entries v WHERE v.reverses = e.id AND v.agreement_id = e.agreement_id)`,
    subjectId: 'e.id',
    opensId: 'c.id',
    at: 'e.recorded_at',
    facts: { about: writtenOf('c.full_name'), byName: namesOf('u'), amount: 'r.overpaid_after' },
  },
  cash_difference: {
    from: `cash_movements m
    JOIN users g ON g.id = m.given_by
    JOIN users u ON u.id = m.counted_by`,
    where: `${isOpenDifference} AND ${rightBeside(':userId', 'm.given_by', 'm.counted_by')} <> 'of_another'`,
    subjectId: 'm.id',
    at: 'm.counted_at',
    facts: { about: writtenOf('g.full_name'), byName: namesOf('u'), amount: `abs(${openPart})` },
  },
  cash_day_open: {
    // Only a week is read, so that a branch that never closes its days does not slow everybody's notices.
    from: `(${daysLeftOpen({
      before: today,
      from: `:now::timestamptz - interval '7 days'`,
      only: '(:branchId::uuid IS NULL OR d.branch_id = :branchId AND d.custodian_id = :userId)',
    })}) o
    JOIN branches b ON b.id = o.branch_id`,
    where: 'true',
    subjectId: dayOfBranch('b.id'),
    opensId: 'b.id',
    at: startOfDay(today),
    facts: { about: writtenOf('b.city') },
  },
  cash_in_transit: {
    from: 'cash_movements m JOIN cash_accounts a ON a.id = m.account_id',
    where: `${isInTransit} AND m.counted_at <= :now::timestamptz - interval '3 days'
            AND ${rightBeside(':userId', 'm.counted_by', 'm.counted_by')} <> 'of_another'`,
    subjectId: 'm.id',
    at: "(m.counted_at + interval '3 days')",
    facts: { about: writtenOnce('a.name'), amount: 'm.amount' },
  },
  cash_expense_waiting: {
    from: 'cash_movements m JOIN users u ON u.id = m.counted_by',
    where: `${isUnconfirmed} AND m.counted_at <= :now::timestamptz - interval '3 days'
            AND ${rightBeside(':userId', 'm.counted_by', 'm.counted_by')} <> 'of_another'`,
    subjectId: 'm.id',
    at: "(m.counted_at + interval '3 days')",
    facts: { about: writtenOf('u.full_name'), amount: 'm.amount' },
  },
  cash_near_limit: {
    ...nearOrAtLimit,
    // A place that has reached its limit has the other notice.
    where: `x.level = 'near' AND ${isToldOfCash}
            AND NOT EXISTS (SELECT FROM cash_limit_crossings y
                             WHERE y.level = 'reached' AND (y.hand_of = x.hand_of OR y.branch_id = x.branch_id))`,
  },
  cash_at_limit: { ...nearOrAtLimit, where: `x.level = 'reached' AND ${isToldOfCash}` },
  cash_reversal_asked: {
    from: `cash_reversal_requests q
    JOIN cash_movements m ON m.id = q.movement_id
    JOIN users h ON h.id = m.hand_of
    JOIN users u ON u.id = q.asked_by`,
    where: `q.state = 'waiting' AND q.asked_by <> :userId AND ${rightToAgree('(:branchId::uuid IS NULL)')} = 'free'`,
    subjectId: 'q.id',
    at: 'q.asked_at',
    facts: { about: writtenOf('h.full_name'), byName: namesOf('u'), amount: 'm.amount' },
  },
  rights_requested: {
    from: `rights_requests q
    JOIN users c ON c.id = q.user_id
    JOIN users u ON u.id = q.requested_by`,
    where: `q.requested_by <> :userId AND q.user_id <> :userId
            AND (q.state = 'pending' OR q.state = 'approved' AND q.decided_at >= :since AND q.decided_by <> :userId)`,
    subjectId: 'q.id',
    opensId: 'c.id',
    at: 'coalesce(q.decided_at, q.requested_at)',
    facts: {
      about: writtenOf('c.full_name'),
      byName: namesOf('u'),
      decision: "CASE q.state WHEN 'approved' THEN q.state END",
    },
  },
  ...complaintNotices,
  ...screeningNotices,
  challenge_ended: {
    from: 'challenges h',
    where: `h.cancelled_at IS NULL AND ${endOfDay('h.ends_on')} BETWEEN :since AND :now
            AND (:branchId::uuid IS NULL OR EXISTS (SELECT FROM challenge_participants t
                                                     WHERE t.challenge_id = h.id AND t.employee_id = :userId))`,
    subjectId: 'h.id',
    at: endOfDay('h.ends_on'),
    facts: { about: writtenOf('h.title') },
  },
};
