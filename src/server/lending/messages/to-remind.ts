import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { dueDayOfReminder, reminders } from '#domain/lending/collections/reminder.ts';

/** The reminders of a day, with the due day that each is about. */
export function remindersOf(today: CalendarDate) {
  return {
    today,
    reminders,
    dueDays: reminders.map((reminder) => dueDayOfReminder(reminder, today)),
  };
}

/**
 * The agreements to remind about today, one for each customer, the oldest debt first: the rule of `reminderOn`, without customers
 * who were reminded today by a person or have a message. With `:today`, `:reminders` and `:dueDays`; `isAsked` is a condition on
 * the agreement `a`.
 */
export const toRemind = (isAsked: string) => `
  SELECT DISTINCT ON (a.customer_id) a.id AS agreement_id, a.customer_id, a.branch_id, r.reminder, r.due_on
    FROM unnest(:reminders::text[], :dueDays::date[]) AS r (reminder, due_on)
    JOIN agreements a ON a.oldest_unpaid_due_on = r.due_on AND a.status = 'active' AND ${isAsked}
    JOIN customers c ON c.id = a.customer_id AND c.takes_messages AND c.phone IS NOT NULL
   WHERE NOT EXISTS (SELECT FROM promise_outcomes o WHERE o.agreement_id = a.id AND o.is_last AND NOT o.is_kept
                        AND o.promised_for >= :today::date)
     AND NOT EXISTS (SELECT FROM contact_log l
                      WHERE l.reminded_customer_id = a.customer_id AND l.reminded_on = :today::date)
     AND NOT EXISTS (SELECT FROM messages m WHERE m.customer_id = a.customer_id AND m.reminded_on = :today::date)
     AND NOT EXISTS (SELECT FROM messages m
                      WHERE m.agreement_id = a.id AND m.template = r.reminder AND m.due_on = r.due_on)
   ORDER BY a.customer_id, r.due_on`;
