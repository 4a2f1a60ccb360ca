import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type ReminderSituation, reminderOn } from '../collections/reminder.ts';
import type { DropReason } from './message-reason.ts';
import type { MessageTemplate } from './message-template.ts';

/** The facts that decide, at the moment of sending, if a queued message is still right. */
export interface MessageSituation extends ReminderSituation {
  readonly template: MessageTemplate;
  /** The due day and the day of a reminder; null for any other message. */
  readonly dueOn: CalendarDate | null;
  readonly remindedOn: CalendarDate | null;
  /** True if a person has opened a reminder for the customer today. */
  readonly isRemindedByHand: boolean;
  /** True for the receipt of a payment that was reversed. */
  readonly isVoid: boolean;
  /** True for a promise that was kept or replaced, or has ended, and for an agreement that is approved no more. */
  readonly isOver: boolean;
}

/**
 * Returns why a queued message is not sent any more, or null if it is. A reminder is of its day alone: it is dropped once the
 * customer has paid, has promised, was reminded by a person, or the day is over. Only the customer is written to, never a guarantor.
 */
export function dropReasonOn(today: CalendarDate, message: MessageSituation): DropReason | null {
  if (!message.takesMessages) return 'takes_no_messages';
  if (message.template === 'receipt') return message.isVoid ? 'void' : null;
  if (message.remindedOn === null) return message.isOver ? 'outdated' : null;
  if (message.remindedOn !== today) return 'too_late';
  if (message.isRemindedByHand) return 'reminded_by_hand';
  if (message.promise?.state === 'open') return 'open_promise';
  const isStillDue =
    message.oldestUnpaidDueOn === message.dueOn && reminderOn(today, message) === message.template;
  return isStillDue ? null : 'paid_meanwhile';
}

/** Minutes until the next try after 1, 2, 3 and 4 tries that the provider did not accept. After the fifth it has failed. */
const waitMinutes = [1, 5, 15, 60] as const;

/**
 * Minutes to wait after so many tries; null if there is no further try. A code is sent once: it counts for minutes, and is kept
 * nowhere, so a person asks for a new one.
 */
export function minutesToNextTry(template: MessageTemplate, tries: number): number | null {
  return template === 'code' ? null : (waitMinutes[tries - 1] ?? null);
}
