import type { CashExpense } from '#contract/lending/cash/cash.ts';
import { cashExpenseEndpoints } from '#contract/lending/cash/cash-expenses.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { labels as questionLabels } from '#web/office/kit/form/question/question.messages.ts';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { AlonePassword } from '../alone-password.tsx';
import { confirmVerb } from '../cash.messages.ts';
import { ExpenseFacts } from './expense-facts.tsx';
import { messages } from './expenses.messages.ts';

const endpoint = cashExpenseEndpoints.confirmCashExpense;

interface ConfirmExpenseProps {
  readonly paid: CashExpense;
  readonly onClose: () => void;
}

/** Says that an expense is right, with its bill in sight. */
export function ConfirmExpense({ paid, onClose }: ConfirmExpenseProps) {
  const { id, amount, right } = paid;
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
      <ExpenseFacts paid={paid} />
      {right === 'alone' && <AlonePassword {...form.field('password')} />}
    </FormDialog>
  );
}
