import type { CashExpense } from '#contract/lending/cash/cash.ts';
import { cashExpenseEndpoints } from '#contract/lending/cash/cash-expenses.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { labels as questionLabels } from '#web/office/kit/form/question/question.messages.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { AlonePassword } from '../alone-password.tsx';
import { messages as cash } from '../cash.messages.ts';
import { ExpenseFacts } from './expense-facts.tsx';
import { messages, notOursText, notOursVerb } from './expenses.messages.ts';

const endpoint = cashExpenseEndpoints.refuseCashExpense;

interface NotOursDialogProps {
  readonly paid: CashExpense;
  readonly onClose: () => void;
}

/** Says that an expense was not the lender's, and why. */
export function NotOursDialog({ paid, onClose }: NotOursDialogProps) {
  const pick = usePick();
  const { id, amount, countedByName, right } = paid;
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial: { reason: null as string | null, password: '' },
    labels: { reason: cash.reason, password: questionLabels.currentPassword },
    schema: endpoint.body,
    send: (body, idempotencyKey) => send({ params: { id }, body, idempotencyKey }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.notOurs) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={pick(messages.notOursTitle)}
      verb={pick(notOursVerb)(pick(saidRupees)(amount))}
      onClose={onClose}
    >
      <ExpenseFacts paid={paid} />
      <Text>{pick(notOursText)(pick(countedByName))}</Text>
      <TextAreaField {...form.field('reason')} isRequired lengthMax={1000} />
      {right === 'alone' && <AlonePassword {...form.field('password')} />}
    </FormDialog>
  );
}
