import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { PaymentPromiseState } from './payment-promise.ts';

/** Why an agreement is on an officer's list of today. */
export const dueGroups = ['promised', 'overdue', 'due_today'] as const;
export type DueGroup = (typeof dueGroups)[number];

/** What of an agreement puts it on the list. */
export interface DueSituation {
  readonly oldestUnpaidDueOn: CalendarDate | null;
  /** The last promise the customer made, if there is one. */
  readonly promise: { readonly promisedFor: CalendarDate; readonly state: PaymentPromiseState } | null;
}

/**
 * The one group an agreement stands in, or null when nobody needs to look after it today. A promise for today comes first:
 * a customer who promised is reminded of that and not of being late.
 */
export function dueGroupOf(
  { oldestUnpaidDueOn, promise }: DueSituation,
  today: CalendarDate,
): DueGroup | null {
  if (promise?.state === 'open' && promise.promisedFor === today) return 'promised';
  if (oldestUnpaidDueOn === null || oldestUnpaidDueOn > today) return null;
  return oldestUnpaidDueOn < today ? 'overdue' : 'due_today';
}
