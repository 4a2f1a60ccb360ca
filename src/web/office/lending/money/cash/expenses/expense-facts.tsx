import type { CashExpense } from '#contract/lending/cash/cash.ts';
import { expenseCategoryNames } from '#contract/lending/labels/cash-names.messages.ts';
import { usePick } from '#web/i18n/language.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { CashPicture } from '../pictures/cash-picture.tsx';
import { messages } from './expenses.messages.ts';

interface ExpenseFactsProps {
  readonly paid: CashExpense;
}

/** The kind and the purpose of an expense, with its bill. */
export function ExpenseFacts({ paid: { id, number, reason, expense } }: ExpenseFactsProps) {
  const pick = usePick();
  return (
    <>
      <Text>
        {expense && pick(expenseCategoryNames[expense.category])}: {reason}
      </Text>
      {expense?.hasBill === true ? (
        <CashPicture id={id} number={number} name={messages.bill} />
      ) : (
        <Text tone="muted">{pick(messages.withoutBill)}</Text>
      )}
    </>
  );
}
