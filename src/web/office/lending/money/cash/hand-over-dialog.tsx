import { cashEndpoints, type MyCash } from '#contract/lending/cash/cash.ts';
import type { TypedNumber } from '#web/format/typed-number.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { handOverVerb, messages } from './cash.messages.ts';
import { GiveCashDialog } from './give-cash-dialog.tsx';

const endpoint = cashEndpoints.handOverCash;

interface HandOverDialogProps {
  readonly drawers: MyCash['drawers'];
  /** The cash that is not offered yet. */
  readonly left: number;
  readonly onClose: () => void;
}

/** Says how much goes to the drawer: everything, unless another amount is typed. */
export function HandOverDialog({ drawers, left, onClose }: HandOverDialogProps) {
  const pick = usePick();
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial: { branchId: drawers[0]?.branchId ?? null, amount: left } as {
      readonly branchId: string | null;
      readonly amount: TypedNumber;
    },
    labels: { branchId: messages.branch, amount: messages.amount },
    schema: endpoint.body,
    send: (body, idempotencyKey) => send({ body, idempotencyKey }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.handedOver) });
      onClose();
    },
  });
  return (
    <GiveCashDialog
      form={form}
      amount={form.field('amount')}
      title={messages.handOver}
      text={messages.handOverText}
      verb={handOverVerb}
      onClose={onClose}
    >
      {drawers.length > 1 && (
        <SelectField
          {...form.field('branchId')}
          isRequired
          choices={drawers.map(({ branchId, city }) => ({ value: branchId, label: pick(city) }))}
        />
      )}
    </GiveCashDialog>
  );
}
