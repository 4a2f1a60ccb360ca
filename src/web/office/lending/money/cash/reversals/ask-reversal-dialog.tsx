import type { CashMovement } from '#contract/lending/cash/cash-movement.ts';
import { cashReversalEndpoints } from '#contract/lending/cash/cash-reversals.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { messages as cash } from '../cash.messages.ts';
import { messages } from './reversals.messages.ts';
import { TakenBack } from './taken-back.tsx';

const endpoint = cashReversalEndpoints.askCashReversal;

interface AskReversalDialogProps {
  readonly movement: CashMovement;
  readonly onClose: () => void;
}

/** Asks the other side to take a hand-over or a float back. */
export function AskReversalDialog({ movement, onClose }: AskReversalDialogProps) {
  const pick = usePick();
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial: { reason: null as string | null },
    labels: { reason: cash.reason },
    schema: endpoint.body,
    send: (body) => send({ params: { id: movement.id }, body }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.asked) });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={pick(messages.ask)} verb={pick(messages.ask)} onClose={onClose}>
      <TakenBack movement={movement} />
      <Text>{pick(messages.askText)}</Text>
      <TextAreaField {...form.field('reason')} isRequired lengthMax={1000} />
    </FormDialog>
  );
}
