import * as z from 'zod/mini';
import { cashExpenseEndpoints } from '#contract/lending/cash/cash-expenses.ts';
import { cashExpenseForm } from '#contract/lending/cash/cash-forms.ts';
import { expenseLabels } from '#contract/lending/field-labels.ts';
import { expenseCategoryNames } from '#contract/lending/labels/cash-names.messages.ts';
import { pictureFile } from '#contract/picture.ts';
import { type ExpenseCategory, expenseCategories } from '#domain/lending/cash/cash-expense.ts';
import type { TypedNumber } from '#web/format/typed-number.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { PictureField } from '#web/office/kit/form/fields/picture-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { SwitchField } from '#web/office/kit/form/fields/switch-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { messages as cash } from '../cash.messages.ts';
import { GiveCashDialog } from '../give-cash-dialog.tsx';
import { expenseVerb, messages } from './expenses.messages.ts';

/** With the picture, which is no field of the contract's. */
const picturedForm = z.extend(cashExpenseForm, { bill: z.custom<Blob | null>() });

export interface ExpenseDialogProps {
  readonly branchId: string;
  readonly onClose: () => void;
}

/** Stores an expense that was paid from the drawer of a branch. */
export function ExpenseDialog({ branchId, onClose }: ExpenseDialogProps) {
  const pick = usePick();
  const { send } = useAction(cashExpenseEndpoints.payCashExpense);
  const { send: sendBilled } = useAction(cashExpenseEndpoints.payBilledCashExpense);
  const form = useOfficeForm({
    initial: {
      isAnother: false,
      category: null as ExpenseCategory | null,
      reason: '',
      amount: null as TypedNumber,
      bill: null as Blob | null,
    },
    labels: { ...expenseLabels, amount: cash.amount, bill: messages.bill },
    schema: picturedForm,
    send: ({ bill, ...body }, idempotencyKey) => {
      const params = { branchId };
      if (bill === null) return send({ params, body, idempotencyKey });
      const written = {
        ...body,
        amount: String(body.amount),
        isAnother: `${body.isAnother ?? false}` as const,
      };
      return sendBilled({ params, body: { ...written, bill }, idempotencyKey });
    },
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
      <PictureField {...form.field('bill')} hint={messages.billHint} types={pictureFile.mediaTypes} />
      {(form.refusal?.code === 'equal_expense' || form.values.isAnother) && (
        <SwitchField {...form.field('isAnother')} />
      )}
    </GiveCashDialog>
  );
}
