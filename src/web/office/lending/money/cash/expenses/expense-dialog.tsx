import { cashEndpoints } from '#contract/lending/cash/cash.ts';
import { expenseLabels } from '#contract/lending/field-labels.ts';
import { expenseCategoryNames } from '#contract/lending/labels/cash-names.messages.ts';
import { type ExpenseCategory, expenseCategories } from '#domain/lending/cash/cash-expense.ts';
import type { TypedNumber } from '#web/format/typed-number.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { messages as cash } from '../cash.messages.ts';
import { GiveCashDialog } from '../give-cash-dialog.tsx';
import { expenseVerb, messages } from './expenses.messages.ts';

const endpoint = cashEndpoints.payCashExpense;

export interface ExpenseDialogProps {
  readonly branchId: string;
  readonly onClose: () => void;
}

/** Stores an expense that was paid from the drawer of a branch. */
export function ExpenseDialog({ branchId, onClose }: ExpenseDialogProps) {
  const pick = usePick();
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial: { category: null as ExpenseCategory | null, reason: '', amount: null as TypedNumber },
    labels: { ...expenseLabels, amount: cash.amount },
    schema: endpoint.body,
    send: (body, idempotencyKey) => send({ params: { branchId }, body, idempotencyKey }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.expensePaid) });
      onClose();
    },
  });
  return (
    <GiveCashDialog
      form={form}
      amount={form.field('amount')}
      title={messages.payExpense}
      text={messages.expenseText}
      verb={expenseVerb}
      onClose={onClose}
    >
      <SelectField
        {...form.field('category')}
        isRequired
        none={messages.chooseCategory}
        choices={expenseCategories.map((value) => ({ value, label: pick(expenseCategoryNames[value]) }))}
      />
      <TextField {...form.field('reason')} isRequired lengthMax={500} />
    </GiveCashDialog>
  );
}
