import * as z from 'zod/mini';
import { endpoint, pageQuery } from '#contract/endpoint.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { typedPassword } from '#contract/fields/password-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { optionalText, requiredText } from '#contract/fields/text-field.ts';
import { cashMovementKinds, cashOfferKinds } from '#domain/lending/cash/cash-movement.ts';
import { cashCountForm } from '../cash/cash-forms.ts';

const byId = z.object({ id: z.uuid() });
const byBranch = z.object({ branchId: z.uuid() });

/** The longest text that names a difference or explains a hand. */
export const cashDayTextMax = 500;

/** The most hands, and the most open differences, in an answer about a day. */
export const cashDayRowsMax = 500;

/** A close of the day as its closer saw it: the day, the count of the drawer, each hand with its explanation, and the difference. */
export const cashDayCloseForm = z.object({
  day: calendarDay(),
  countId: z.uuid(),
  hands: z
    .array(z.object({ userId: z.uuid(), explanation: requiredText(cashDayTextMax, 'explanation_required') }))
    .check(z.maxLength(cashDayRowsMax)),
  differenceReason: optionalText(cashDayTextMax),
  /** True if the closer has seen the contact requests without an answer. */
  requestsSeen: z.boolean(),
});

const dayCount = z.object({
  id: z.uuid(),
  count: cashCountForm,
  amount: z.number(),
  /** The cash in the drawer by its movements: known once it is counted. */
  shouldBe: z.number(),
  countedByName: spoken,
  countedAt: z.iso.datetime(),
});
export type CashDayCount = z.output<typeof dayCount>;

/** The cash book of a drawer since the close before. */
const drawerBook = {
  /** The drawer at the close before, in whole rupees; 0 before the opening count. */
  opening: z.number(),
  /** The movements of the drawer since then, by what they were and whose hand they were of. */
  moved: z.array(
    z.object({
      kind: z.enum(cashMovementKinds),
      handName: z.nullable(spoken),
      into: z.number(),
      out: z.number(),
    }),
  ),
};

const branchOfDay = { branchId: z.uuid(), branchCode: z.string(), city: spoken };

const openDay = z.object({
  ...branchOfDay,
  /** The day that would be closed now; null once today is closed. */
  day: z.nullable(z.string()),
  /** The day of the last close; null before the first. */
  closedUntil: z.nullable(z.string()),
  /** The hands with cash of the branch, the fullest first. An amount is null while a hand-over of it waits: its count is blind. */
  hands: z.array(z.object({ userId: z.uuid(), name: spoken, amount: z.nullable(z.number()) })),
  /** The offers that nobody has counted yet; they stay for the next day. */
  waiting: z.array(z.object({ id: z.uuid(), kind: z.enum(cashOfferKinds), handName: spoken })),
  /** The number of requests of the branch that wait for a decision; they stay for the next day. */
  requests: z.number(),
  /** The contact requests of the branch that nobody has answered, and how many of them are past their 24 hours. */
  contactRequests: z.object({ open: z.number(), overdue: z.number() }),
  /** The differences of hand-overs and floats that nobody has settled yet: below zero for what was short. */
  differences: z.array(z.object({ slip: z.string(), givenByName: spoken, difference: z.number() })),
  /** The count of the drawer that a close would be of; null while it is to be counted. */
  count: z.nullable(dayCount),
  /** The cash book of the drawer up to that count; null before it, because the count is blind. */
  book: z.nullable(z.object(drawerBook)),
  /** The closes of this month that stand, the earliest first: each with the difference of its count. */
  month: z.array(z.object({ id: z.uuid(), day: z.string(), difference: z.number() })),
});
export type OpenCashDay = z.output<typeof openDay>;

const closedDay = z.object({
  id: z.uuid(),
  number: z.string(),
  ...branchOfDay,
  day: z.string(),
  counted: z.number(),
  shouldBe: z.number(),
  differenceReason: z.nullable(z.string()),
  /** The contact requests of the branch that nobody had answered at the close. */
  openRequests: z.number(),
  /** The number of counts of the drawer since the close before, and the difference of the first of them: later ones knew the figure. */
  counts: z.number(),
  firstDifference: z.number(),
  /** The cash in all hands of the branch at the close. */
  inHands: z.number(),
  closedAt: z.iso.datetime(),
  closedByName: spoken,
  reopenedAt: z.nullable(z.iso.datetime()),
  reopenedByName: z.nullable(spoken),
  reopenReason: z.nullable(z.string()),
  /** True if the person reopened it who had closed the day or counted its drawer. */
  reopenedAlone: z.boolean(),
  /** True for the one that can be reopened. */
  isLast: z.boolean(),
});
export type ClosedCashDay = z.output<typeof closedDay>;

export type DrawerBook = Pick<CashDaySheet, keyof typeof drawerBook>;

const daySheet = z.extend(closedDay, {
  count: cashCountForm,
  countedByName: spoken,
  ...drawerBook,
  hands: z.array(
    z.object({
      userId: z.uuid(),
      name: spoken,
      before: z.number(),
      took: z.number(),
      handedOver: z.number(),
      explanation: z.nullable(z.string()),
    }),
  ),
  /** The movements since then that were counted with another amount than their giver said. */
  differences: z.array(z.object({ slip: z.string(), givenByName: spoken, difference: z.number() })),
  /** The place of the close in the audit chain of its branch. */
  chainMark: z.string(),
});
export type CashDaySheet = z.output<typeof daySheet>;

export const cashDayEndpoints = {
  getOpenCashDay: endpoint({
    method: 'GET',
    path: '/api/cash/branches/:branchId/day',
    summary: 'The open day of the cash of a branch, with all that its close asks for',
    access: 'cash.move',
    params: byBranch,
    output: openDay,
    errors: ['not_found', 'cash_not_opened', 'not_cash_custodian'],
  }),
  listCashDays: endpoint({
    method: 'GET',
    path: '/api/cash/branches/:branchId/closed-days',
    summary: 'The closes of the days of a branch, the newest first, also those that were reopened',
    access: 'cash.move',
    params: byBranch,
    query: z.object(pageQuery),
    output: closedDay,
    answers: 'list',
    errors: ['invalid_cursor', 'not_found', 'cash_not_opened', 'not_cash_custodian'],
  }),
  getCashDaySheet: endpoint({
    method: 'GET',
    path: '/api/cash/closed-days/:id',
    summary: 'The sheet of a closed day: the drawer since the close before, each hand, and the counted notes',
    access: 'cash.move',
    params: byId,
    output: daySheet,
    errors: ['not_found', 'not_cash_custodian'],
  }),
  countCashDay: endpoint({
    method: 'POST',
    path: '/api/cash/branches/:branchId/day-counts',
    summary: 'Stores a count of the drawer before the close; only the answer says what should be in it',
    access: 'cash.move',
    params: byBranch,
    body: cashCountForm,
    output: dayCount,
    errors: ['idempotency_key_reused', 'cash_not_opened', 'not_cash_custodian', 'cash_day_closed'],
    idempotencyKey: 'required',
  }),
  closeCashDay: endpoint({
    method: 'POST',
    path: '/api/cash/branches/:branchId/closed-days',
    summary:
      'Closes the day: it takes no movement of cash any more, and what is recorded later belongs to the next',
    access: 'cash.move',
    params: byBranch,
    body: cashDayCloseForm,
    output: closedDay,
    errors: [
      ...(['idempotency_key_reused', 'cash_not_opened', 'not_cash_custodian', 'cash_day_closed'] as const),
      ...(['cash_day_changed', 'cash_moved_since_count', 'cash_hand_not_explained'] as const),
      'cash_difference_not_named',
      'open_requests_not_seen',
    ],
    idempotencyKey: 'required',
  }),
  reopenCashDay: endpoint({
    method: 'POST',
    path: '/api/cash/closed-days/:id/reopening',
    summary: 'Reopens the day that was closed last; asks for the password again',
    access: 'cash.manage',
    params: byId,
    body: z.object({ password: typedPassword(), reason: requiredText(500, 'reason_required') }),
    output: closedDay,
    errors: [
      ...(['wrong_current_password', 'too_many_requests', 'cash_day_not_last', 'cash_day_reopened'] as const),
      'cash_day_of_closed_month',
    ],
  }),
};
