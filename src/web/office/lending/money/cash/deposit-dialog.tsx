import * as z from 'zod/mini';
import { cashEndpoints } from '#contract/lending/cash/cash.ts';
import { cashAccountEndpoints } from '#contract/lending/cash/cash-accounts.ts';
import { cashDepositForm } from '#contract/lending/cash/cash-forms.ts';
import { depositLabels } from '#contract/lending/field-labels.ts';
import { pictureFile } from '#contract/picture.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { useMinute } from '#web/format/now.ts';
import type { TypedNumber } from '#web/format/typed-number.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { PictureField } from '#web/office/kit/form/fields/picture-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { depositVerb, messages } from './cash.messages.ts';
import { GiveCashDialog } from './give-cash-dialog.tsx';

/** With the picture, which is no field of the contract's. */
const picturedForm = z.extend(cashDepositForm, { slip: z.custom<Blob | null>() });

export interface DepositDialogProps {
  readonly branchId: string;
  readonly onClose: () => void;
}

/** Stores what was paid into an account of the lender, by the slip of the bank or wallet. */
export function DepositDialog({ branchId, onClose }: DepositDialogProps) {
  const pick = usePick();
  const today = businessDateOf(useMinute());
  const { data: accounts = [] } = useEndpoint(cashAccountEndpoints.listCashAccounts);
  const { send } = useAction(cashEndpoints.depositCash);
  const { send: sendSlipped } = useAction(cashEndpoints.depositSlippedCash);
  const form = useOfficeForm({
    initial: {
      ...{ accountId: null as string | null, amount: null as TypedNumber },
      ...{ depositedOn: today as string | null, slipNumber: '', slip: null as Blob | null },
    },
    labels: { ...depositLabels, amount: messages.amount, slip: messages.slipPicture },
    schema: picturedForm,
    send: ({ slip, ...body }, idempotencyKey) => {
      const params = { branchId };
      if (slip === null) return send({ params, body, idempotencyKey });
      return sendSlipped({ params, body: { ...body, amount: String(body.amount), slip }, idempotencyKey });
    },
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.deposited) });
      onClose();
    },
  });
  const open = accounts.filter(({ closedAt }) => closedAt === null);
  return (
    <GiveCashDialog
      form={form}
      amount={form.field('amount')}
      title={messages.deposit}
      text={messages.depositText}
      verb={depositVerb}
      onClose={onClose}
    >
      <SelectField
        {...form.field('accountId')}
        isRequired
        none={messages.chooseAccount}
        choices={open.map(({ id, name, number }) => ({ value: id, label: `${name} · ${number}` }))}
      />
      <TextField {...form.field('slipNumber')} isRequired isCode lengthMax={40} />
      <DateField {...form.field('depositedOn')} isRequired />
      <PictureField {...form.field('slip')} hint={messages.slipPictureHint} types={pictureFile.mediaTypes} />
    </GiveCashDialog>
  );
}
