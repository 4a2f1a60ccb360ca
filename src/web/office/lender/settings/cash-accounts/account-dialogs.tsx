import { type CashAccount, cashAccountEndpoints } from '#contract/lending/cash/cash-accounts.ts';
import { accountLabels } from '#contract/lending/field-labels.ts';
import { cashAccountNames } from '#contract/lending/labels/cash-names.messages.ts';
import { type CashAccountKind, cashAccountKinds } from '#domain/lending/cash/cash-account.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { messages as form } from '#web/office/kit/form/form.messages.ts';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { messages } from './cash-accounts.messages.ts';

interface DialogProps {
  readonly onClose: () => void;
}

/** Adds an account. */
export function NewAccountDialog({ onClose }: DialogProps) {
  const pick = usePick();
  const { send } = useAction(cashAccountEndpoints.openCashAccount);
  const account = useOfficeForm({
    initial: {
      kind: 'bank' as CashAccountKind | null,
      name: '',
      number: '',
      openedOn: null as string | null,
    },
    labels: accountLabels,
    schema: cashAccountEndpoints.openCashAccount.body,
    send: (body, idempotencyKey) => send({ body, idempotencyKey }),
    onSaved: onClose,
  });
  return (
    <FormDialog form={account} title={pick(messages.add)} verb={pick(messages.add)} onClose={onClose}>
      <SelectField
        {...account.field('kind')}
        isRequired
        choices={cashAccountKinds.map((kind) => ({ value: kind, label: pick(cashAccountNames[kind]) }))}
      />
      <TextField {...account.field('name')} isRequired lengthMax={80} />
      <TextField {...account.field('number')} isRequired isCode lengthMax={40} />
      <DateField {...account.field('openedOn')} isRequired />
    </FormDialog>
  );
}

interface RenameDialogProps extends DialogProps {
  readonly account: CashAccount;
}

/** Gives an account another name. */
export function RenameDialog({ account: { id, name }, onClose }: RenameDialogProps) {
  const pick = usePick();
  const { send } = useAction(cashAccountEndpoints.renameCashAccount);
  const renamed = useOfficeForm({
    initial: { name },
    labels: { name: accountLabels.name },
    schema: cashAccountEndpoints.renameCashAccount.body,
    send: (body) => send({ params: { id }, body }),
    onSaved: onClose,
  });
  return (
    <FormDialog form={renamed} title={pick(messages.rename)} verb={pick(form.save)} onClose={onClose}>
      <TextField {...renamed.field('name')} isRequired lengthMax={80} />
    </FormDialog>
  );
}
