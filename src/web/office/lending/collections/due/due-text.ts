import type { DueListItem } from '#contract/lending/collections.ts';
import type { Phrase } from '#domain/language.ts';
import type { Reminder } from '#domain/lending/collections/reminder.ts';
import { pickWritten } from '#domain/written.ts';
import { type ReadyTextName, readyTexts } from '../../ground/contact/ready-texts.messages.ts';

const textsOfReminders = {
  due_soon: 'due_soon',
  due_today: 'due',
  late_3: 'overdue',
  late_7: 'overdue_week',
} as const satisfies Record<Reminder, ReadyTextName>;

/** The text of a reminder, in the customer's language. */
export function reminderText(
  item: DueListItem,
  { kind, amount, dueOn }: NonNullable<DueListItem['reminder']>,
  lender: Phrase,
): string {
  const { language, agreementNumber, paymentNumber } = item;
  const name = pickWritten(item.customerName, language);
  return readyTexts[textsOfReminders[kind]][language]({
    name,
    lender,
    agreementNumber,
    paymentNumber,
    amount,
    dueOn,
  });
}

/** The message for a row: in the customer's language, about the promise, the overdue amount, or the amount due today. */
export function dueText(item: DueListItem, lender: Phrase): string {
  const { language, promise, overdue, dueNow } = item;
  const isPromised = promise?.state === 'open';
  const name = isPromised ? 'promised' : overdue > 0 ? 'overdue' : 'due';
  const amounts = { promised: promise?.amount ?? 0, overdue, due: dueNow };
  return readyTexts[name][language]({
    name: pickWritten(item.customerName, language),
    lender,
    agreementNumber: item.agreementNumber,
    paymentNumber: item.paymentNumber,
    amount: amounts[name],
    dueOn: promise?.promisedFor ?? '',
  });
}
