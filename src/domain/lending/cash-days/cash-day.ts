import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type Rupees, rupees } from '#domain/money/rupees.ts';

/** The facts that decide which day of a branch's cash can be closed. */
export interface CashDaySituation {
  readonly today: CalendarDate;
  /** The day of the last close that stands; null before the first. */
  readonly closedUntil: CalendarDate | null;
  /** The day of the newest cash that was taken, given back or moved since that close; null if there is none. */
  readonly movedOn: CalendarDate | null;
}

/**
 * The day that a close is of; null if today is closed. In the morning, before any cash has moved, it is the former day that was left
 * open. Otherwise it is today, together with what was left open before.
 */
export function dayToClose({ today, closedUntil, movedOn }: CashDaySituation): CalendarDate | null {
  if (closedUntil !== null && closedUntil >= today) return null;
  const wasLeftOpen = movedOn !== null && movedOn < today && (closedUntil === null || movedOn > closedUntil);
  return wasLeftOpen ? movedOn : today;
}

/** True if cash still moves between hand and drawer today: not once the day is closed, also if the clock is behind. */
export function mayCashMove(today: CalendarDate, closedUntil: CalendarDate | null): boolean {
  return closedUntil === null || closedUntil < today;
}

/** The cash of a branch in one hand, in whole rupees. Below zero after a late reversal or a note too many. */
export interface HandAtClose {
  readonly userId: string;
  readonly amount: Rupees;
}

interface AskedDayClose extends CashDaySituation {
  /** The day that the closer saw. */
  readonly day: CalendarDate;
  /** The newest count of the drawer since the last close; null if it was not counted. */
  readonly count: {
    readonly id: string;
    readonly amount: Rupees;
    readonly shouldBe: Rupees;
    readonly lastSlip: number;
  } | null;
  /** The count that the closer saw. */
  readonly countId: string;
  /** The drawer and the number of its last slip now. */
  readonly drawer: Rupees;
  readonly lastSlip: number;
  readonly hands: readonly HandAtClose[];
  /** The people whose hands the closer explains. */
  readonly explained: readonly string[];
  readonly differenceReason: string | null;
  /** The contact requests of the branch that nobody has answered, and if the closer has seen them. */
  readonly openRequests: number;
  readonly requestsSeen: boolean;
}

export type DayCloseRefusal =
  | { readonly reason: 'cash_day_closed' }
  | { readonly reason: 'cash_day_changed' }
  | { readonly reason: 'cash_moved_since_count' }
  | { readonly reason: 'cash_hand_not_explained' }
  | { readonly reason: 'cash_difference_not_named' }
  | { readonly reason: 'open_requests_not_seen' };

/**
 * Refuses the close of a day; null if it may be written. The closer saw the day and the newest count; nothing has moved since that count;
 * each hand with cash is explained; a difference of the drawer has a reason; and contact requests without an answer were seen.
 */
export function refusalOfDayClose(asked: AskedDayClose): DayCloseRefusal | null {
  const { count, hands, explained } = asked;
  const day = dayToClose(asked);
  if (day === null) return { reason: 'cash_day_closed' };
  if (day !== asked.day) return { reason: 'cash_day_changed' };
  const isCurrent =
    count !== null &&
    count.id === asked.countId &&
    count.lastSlip === asked.lastSlip &&
    count.shouldBe === asked.drawer;
  if (!isCurrent) return { reason: 'cash_moved_since_count' };
  if (hands.some(({ userId, amount }) => amount !== 0 && !explained.includes(userId)))
    return { reason: 'cash_hand_not_explained' };
  if (drawerDifference(count) !== 0 && asked.differenceReason === null)
    return { reason: 'cash_difference_not_named' };
  if (asked.openRequests > 0 && !asked.requestsSeen) return { reason: 'open_requests_not_seen' };
  return null;
}

/** The counted drawer less what it should have, in whole rupees: below zero it is short. */
export function drawerDifference({ amount, shouldBe }: { amount: Rupees; shouldBe: Rupees }): Rupees {
  return rupees(amount - shouldBe);
}

export type DayReopenRefusal = { readonly reason: 'cash_day_not_last' | 'cash_day_reopened' };

/** Refuses to reopen a close: only the newest that stands is reopened, and once. `isLast` is true for that one. */
export function refusalOfDayReopen(close: {
  readonly isReopened: boolean;
  readonly isLast: boolean;
}): DayReopenRefusal | null {
  if (close.isReopened) return { reason: 'cash_day_reopened' };
  return close.isLast ? null : { reason: 'cash_day_not_last' };
}
