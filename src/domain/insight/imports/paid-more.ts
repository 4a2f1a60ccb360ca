import type { CalendarDate } from '#domain/calendar/calendar-date.ts';

/** The reasons why an import leaves the amount paid of an agreement that an earlier one brought in. */
export type PaidStays =
  | 'paid_less'
  | 'other_customer'
  | 'used_since'
  | 'month_closed'
  | 'day_missing'
  | 'after_move'
  | 'before_delivery'
  | 'beyond_installments';

/** The reasons for which the missing amount is recorded as a payment on the agreement. */
export const recordedAsPayment: readonly PaidStays[] = ['used_since', 'month_closed', 'after_move'];

/** An agreement as registers have brought it in, and the row of a later register about it. Amounts are in whole rupees. */
export interface PaidLater {
  readonly was: number;
  readonly now: number;
  readonly lastPaidOn: CalendarDate | null;
  /** True if the row names another customer. */
  readonly isOfOther: boolean;
  /** True if money, a request, a promise or a reported transfer was recorded on it, or its installments were moved. */
  readonly isUsed: boolean;
  readonly broughtInOn: CalendarDate;
  readonly startOn: CalendarDate;
  /** The sum of its installments, less the relief from before the move. */
  readonly payable: number;
  /** The last day of the last closed month. */
  readonly closedUntil: CalendarDate | null;
}

/**
 * The reason why the payments of a later register can't join those that were brought in, or null. They can if they are more, of
 * days no later than the move, and nothing builds on what was brought in: no entry, and no closed month since. All other money
 * is recorded as a payment, and counts as collected.
 */
export function refusalOfPaidMore(row: PaidLater): PaidStays | null {
  const { was, now, lastPaidOn, broughtInOn, startOn, closedUntil } = row;
  if (row.isOfOther) return 'other_customer';
  if (now < was) return 'paid_less';
  if (row.isUsed) return 'used_since';
  if (closedUntil !== null && closedUntil >= broughtInOn) return 'month_closed';
  if (lastPaidOn === null) return 'day_missing';
  if (lastPaidOn > broughtInOn) return 'after_move';
  if (lastPaidOn < startOn) return 'before_delivery';
  return now > row.payable ? 'beyond_installments' : null;
}
