import type { DueListItem } from '#contract/lending/collections.ts';
import type { Phrase } from '#domain/language.ts';
import { readyTexts } from '#web/office/kit/contact/ready-texts.messages.ts';

/** The message that fits a row: in the customer's language, about the promise, what is overdue, or what is due today. */
export function dueText(item: DueListItem, lender: Phrase): string {
  const { language, promise, overdue, dueNow } = item;
  const isPromised = promise?.state === 'open';
  const name = isPromised ? 'promised' : overdue > 0 ? 'overdue' : 'due';
  const amounts = { promised: promise?.amount ?? 0, overdue, due: dueNow };
  return readyTexts[name][language]({
    name: (language === 'ur' && item.customerNameUr) || item.customerName,
    lender,
    agreementNumber: item.agreementNumber,
    amount: amounts[name],
    dueOn: promise?.promisedFor ?? '',
  });
}
