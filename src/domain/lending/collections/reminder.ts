import { addDays, type CalendarDate, daysBetween } from '#domain/calendar/calendar-date.ts';
import type { PaymentPromiseState } from './payment-promise.ts';

/** The messages that a customer is reminded with, each on one day. */
export const reminders = ['due_soon', 'due_today', 'late_3', 'late_7'] as const;
export type Reminder = (typeof reminders)[number];

/** Days after the due date. */
const daysAfterDue: Readonly<Record<Reminder, number>> = { due_soon: -3, due_today: 0, late_3: 3, late_7: 7 };

/** The facts that decide if a customer gets a reminder for an agreement. */
export interface ReminderSituation {
  readonly oldestUnpaidDueOn: CalendarDate | null;
  /** The last one. */
  readonly promise: { readonly state: PaymentPromiseState } | null;
  /** False for a customer who wants no messages, or has no mobile. */
  readonly takesMessages: boolean;
}

/** The reminder of today, or null. A customer with an open promise is not reminded until it has ended. */
export function reminderOn(
  today: CalendarDate,
  { oldestUnpaidDueOn, promise, takesMessages }: ReminderSituation,
): Reminder | null {
  if (oldestUnpaidDueOn === null || promise?.state === 'open' || !takesMessages) return null;
  const days = daysBetween(oldestUnpaidDueOn, today);
  return reminders.find((reminder) => daysAfterDue[reminder] === days) ?? null;
}

/** The due date that a reminder of today is about. */
export function dueDayOfReminder(reminder: Reminder, today: CalendarDate): CalendarDate {
  return addDays(today, -daysAfterDue[reminder]);
}
