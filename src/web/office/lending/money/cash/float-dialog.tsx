import { cashEndpoints } from '#contract/lending/cash/cash.ts';
import { customerEndpoints } from '#contract/lending/customers.ts';
import type { TypedNumber } from '#web/format/typed-number.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { PersonField } from '#web/office/kit/form/choices/person-field.tsx';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { floatVerb, messages } from './cash.messages.ts';
import { GiveCashDialog } from './give-cash-dialog.tsx';

const endpoint = cashEndpoints.giveCashFloat;

export interface FloatDialogProps {
  readonly branchId: string;
  readonly onClose: () => void;
}

/** Gives cash of a drawer to a colleague of its branch, who counts it. */
export function FloatDialog({ branchId, onClose }: FloatDialogProps) {
  const pick = usePick();
  const { data: officers = [] } = useEndpoint(customerEndpoints.listOfficers);
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial: { userId: null as string | null, amount: null as TypedNumber },
    labels: { userId: messages.receiver, amount: messages.amount },
    schema: endpoint.body,
    bodyOf: (values) => ({ ...values, branchId }),
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
      title={messages.giveFloat}
      text={messages.floatText}
      verb={floatVerb}
      onClose={onClose}
    >
      <PersonField
        {...form.field('userId')}
        isRequired
        none={messages.chooseReceiver}
        people={officers.filter((officer) => officer.branchId === branchId)}
      />
    </GiveCashDialog>
  );
}
