import { Suspense } from 'react';
import type { CashExpense } from '#contract/lending/cash/cash.ts';
import { expenseLabels } from '#contract/lending/field-labels.ts';
import { cashMovementNames, expenseCategoryNames } from '#contract/lending/labels/cash-names.messages.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { messages as cash } from '../cash.messages.ts';
import { CashQuestions } from '../cash-questions.tsx';
import { messages } from './expenses.messages.ts';

/** Their files are fetched when the button is pressed. */
const NotOursDialog = latePart(async () => (await import('./not-ours-dialog.tsx')).NotOursDialog);
const ConfirmExpense = latePart(async () => (await import('./confirm-expense.tsx')).ConfirmExpense);

interface CashExpensesProps {
  readonly expenses: readonly CashExpense[];
}

/** The expenses that nobody has confirmed, the oldest first, each with the ways to say if it is right. */
export function CashExpenses({ expenses }: CashExpensesProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return (
    <CashQuestions
      title={messages.unconfirmed}
      lead={messages.unconfirmedLead}
      rows={expenses}
      keyOf={({ id }) => id}
      person={expenseLabels.reason}
      personOf={({ reason, countedByName, city }) => [
        reason,
        <>
          {pick(countedByName)} · {pick(city)}
        </>,
      ]}
      paper={cash.slip}
      paperOf={({ number, expense, countedAt }) => [
        <Code key="number">{number}</Code>,
        <>
          {expense && pick(expenseCategoryNames[expense.category])} ·{' '}
          {formatMoment(instantOf(countedAt), language, now)}
        </>,
      ]}
      amount={cash.amount}
      amountOf={({ amount }) => <Money amount={amount} />}
      refusalOf={({ right }) => (right === 'of_another' ? messages.expenseByAnother : null)}
      answers={[
        {
          verb: cash.confirm,
          dialog: (expense, close) => (
            <Suspense>
              <ConfirmExpense paid={expense} onClose={close} />
            </Suspense>
          ),
        },
        {
          verb: cashMovementNames.not_ours,
          dialog: (expense, close) => (
            <Suspense>
              <NotOursDialog paid={expense} onClose={close} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
