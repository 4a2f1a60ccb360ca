import * as z from 'zod/mini';
import { endpoint, pageQuery } from '#contract/endpoint.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { approvalKinds } from '#domain/lending/approvals/approval.ts';
import type { Capability } from '#domain/rights/capabilities.ts';

/** The kinds of notice, each with the right that its reader needs. */
export const noticeRights = {
  /** A colleague has requested something that the reader may decide. */
  decision_waiting: 'approvals.decide-within-limits',
  /** A colleague has decided a request of the reader. */
  decision_taken: 'approvals.read',
  /** A colleague has assigned a contact request to the reader, who still has it. */
  request_assigned: 'contact-requests.read',
  /** The 24 hours of a waiting visitor are over, or almost: of the reader's own requests, or of any in the branch. */
  contact_due: 'contact-requests.read',
  /** A visitor added a word to a request: for who has it, or for any in the branch. */
  visitor_wrote: 'contact-requests.read',
  /** A visitor withdrew a request: for the same people. */
  visitor_withdrew: 'contact-requests.read',
  /** The day of a customer's promise to pay has passed without the money: for the officer in charge. */
  payment_promise_broken: 'due-list.read',
  /** A customer asked to be called again at this time: for the officer in charge and the person who was asked. */
  call_back_due: 'due-list.read',
  /** A customer has reported a transfer that nobody has checked yet: for everyone who may. */
  transfer_reported: 'customer-requests.read',
  /** A customer has asked for relief, another date or a call, and waits for an answer: for everyone who may give it. */
  customer_asked: 'customer-requests.read',
  /** A payment left far more overpaid than an office rule lets pass unseen: for superadmins. */
  large_overpayment: 'payments.register',
  /** Cash was counted that differs from the stated amount, and nobody has settled it: for superadmins who neither gave nor counted. */
  cash_difference: 'cash.manage',
  /** A day of a branch is over, cash was taken or moved on it, and it is not closed: each morning, for its custodian and superadmins. */
  cash_day_open: 'cash.move',
  /** A deposit of cash is more than three days in transit: for superadmins who may confirm it. */
  cash_in_transit: 'cash.manage',
  /** Nobody has said for three days that an expense is right: for superadmins who may say so. */
  cash_expense_waiting: 'cash.manage',
  /** A hand or a drawer has 80 % of its limit of cash: for the person, the custodian of the branch and superadmins. */
  cash_near_limit: 'cash.read',
  /** A hand or a drawer has reached its limit of cash: for the same people. */
  cash_at_limit: 'cash.read',
  /** The giver or the receiver of a hand-over or float has asked to take it back: for the other side, and for superadmins if that one is gone. */
  cash_reversal_asked: 'cash.move',
  /** A colleague has asked to give someone power over the books, or another has confirmed it: for superadmins. */
  rights_requested: 'roles.manage',
  /** A colleague has given a complaint to the reader. */
  complaint_assigned: 'complaints.read',
  /** A step of a complaint is due today or tomorrow, or is overdue: for its handler, or for everyone who may take it. */
  complaint_due: 'complaints.read',
  /** A complaint was not answered in time and went to the executive: for that person and for superadmins. */
  complaint_escalated: 'complaints.read',
  /** A complainant has added something or opened the complaint again: for its handler, or for everyone who may take it. */
  complaint_written_to: 'complaints.read',
  /** A customer or guarantor has the CNIC of an entry of a list, and nobody has decided: for superadmins who may, while screening is on. */
  screening_stop: 'screening.manage',
  /** A challenge is over, for those who took part and for superadmins. */
  challenge_ended: 'challenges.read',
} as const satisfies Readonly<Record<string, Capability>>;
export type NoticeKind = keyof typeof noticeRights;
export const noticeKinds = Object.keys(noticeRights) as NoticeKind[];

/** The kinds that tell what happened. All others wait for their reader to act. */
export const informingKinds: readonly NoticeKind[] = [
  'decision_taken',
  'visitor_wrote',
  'visitor_withdrew',
  'large_overpayment',
  'challenge_ended',
];

/** A notice is identified by its kind and its subject. */
const noticeName = z.object({ kind: z.enum(noticeKinds), subjectId: z.uuid() });
const chosen = z.object({ notices: z.array(noticeName).check(z.minLength(1), z.maxLength(100)) });

/** A notice. Fields that its kind does not use are null. Instants are ISO 8601 in UTC. */
const notice = z.extend(noticeName, {
  /** The time of the event. */
  at: z.iso.datetime(),
  isRead: z.boolean(),
  /** The id of the record to open: the request, the agreement, the customer, the report, the movement, the branch or the challenge. */
  opensId: z.uuid(),
  /** The name of the person it is about; of a branch, its city; of a challenge, its title. */
  about: writtenText,
  /** The colleague who requested, decided, assigned or recorded it. */
  byName: z.nullable(spoken),
  requestKind: z.nullable(z.enum(approvalKinds)),
  decision: z.nullable(z.enum(['approved', 'rejected'])),
  /** Whole rupees. */
  amount: z.nullable(z.number()),
});
export type Notice = z.output<typeof notice>;

/** Unread notices are counted up to this number. Beyond it, the answer only says that there are many. */
export const unreadCountedMax = 100;

/** Number of newest notices that the bell shows. */
export const latestNotices = 8;

export const noticeEndpoints = {
  listNotices: endpoint({
    method: 'GET',
    path: '/api/notices',
    summary:
      "The caller's notices, newest first, without settled ones, and without those older than 30 days that wait for nothing",
    access: 'notices.read',
    besides: noticeRights,
    query: z.object({ ...pageQuery, state: z.optional(z.enum(['unread'])) }),
    output: notice,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  getNoticeSummary: endpoint({
    method: 'GET',
    path: '/api/notice-summary',
    summary: "The number of the caller's unread notices, and the newest notices",
    access: 'notices.read',
    besides: noticeRights,
    output: z.object({ unread: z.number(), latest: z.array(notice) }),
  }),
  readNotices: endpoint({
    method: 'POST',
    path: '/api/notices/read',
    summary: 'Marks notices of the caller as read',
    access: 'notices.read',
    body: chosen,
    output: z.null(),
  }),
  unreadNotices: endpoint({
    method: 'POST',
    path: '/api/notices/unread',
    summary: 'Takes back that the caller has marked notices as read one by one',
    access: 'notices.read',
    body: chosen,
    output: z.null(),
  }),
  readAllNotices: endpoint({
    method: 'POST',
    path: '/api/notices/read-all',
    summary: 'Marks all notices of the caller as read, up to the newest that they have seen',
    access: 'notices.read',
    body: z.object({ until: z.iso.datetime() }),
    /** The newest that was marked so before; null if none was. */
    output: z.object({ before: z.nullable(z.iso.datetime()) }),
  }),
  unreadAllNotices: endpoint({
    method: 'POST',
    path: '/api/notices/unread-all',
    summary: 'Takes back that the caller has marked all notices as read; those up to an earlier mark stay so',
    access: 'notices.read',
    body: z.object({ until: z.nullable(z.iso.datetime()) }),
    output: z.null(),
  }),
};
