import { type CashExpense, cashEndpoints } from '#contract/lending/cash/cash.ts';
import { expenseLabels } from '#contract/lending/field-labels.ts';
import { expenseCategoryNames } from '#contract/lending/labels/cash-names.messages.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { labels as questionLabels } from '#web/office/kit/form/question/question.messages.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { AlonePassword } from '../alone-password.tsx';
import { messages as cash, confirmVerb } from '../cash.messages.ts';
import { CashQuestions } from '../cash-questions.tsx';
import { messages } from './expenses.messages.ts';

const endpoint = cashEndpoints.confirmCashExpense;

interface CashExpensesProps {
  readonly expenses: readonly CashExpense[];
}

/** The expenses that nobody has confirmed, the oldest first, each with the way to confirm it. */
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
        { verb: cash.confirm, dialog: (expense, close) => <ConfirmExpense paid={expense} onClose={close} /> },
      ]}
    />
  );
}

interface ConfirmExpenseProps {
  readonly paid: CashExpense;
  readonly onClose: () => void;
}

/** Says that an expense is right. */
function ConfirmExpense({ paid: { id, amount, reason, expense, right }, onClose }: ConfirmExpenseProps) {
  const pick = usePick();
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial: { password: '' },
    labels: { password: questionLabels.currentPassword },
    schema: endpoint.body,
    send: (body) => send({ params: { id }, body }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.expenseConfirmed) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={pick(messages.confirmExpenseTitle)}
      verb={pick(confirmVerb)(pick(saidRupees)(amount))}
      onClose={onClose}
    >
      <Text>
        {expense && pick(expenseCategoryNames[expense.category])}: {reason}
      </Text>
      {right === 'alone' && <AlonePassword {...form.field('password')} />}
    </FormDialog>
  );
}
