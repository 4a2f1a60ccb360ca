import { type CashDeposit, cashEndpoints } from '#contract/lending/cash/cash.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { labels as questionLabels } from '#web/office/kit/form/question/question.messages.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { Code } from '#web/office/kit/ui/code.tsx';
import { AlonePassword } from './alone-password.tsx';
import { messages, neverArrivedText, neverArrivedVerb } from './cash.messages.ts';

const endpoint = cashEndpoints.refuseCashDeposit;

interface NeverArrivedDialogProps {
  readonly deposit: CashDeposit;
  readonly onClose: () => void;
}

/** Says that the account never had a deposit, and why. */
export function NeverArrivedDialog({ deposit: asked, onClose }: NeverArrivedDialogProps) {
  const pick = usePick();
  const { id, amount, countedByName, deposit, right } = asked;
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial: { reason: null as string | null, password: '' },
    labels: { reason: messages.reason, password: questionLabels.currentPassword },
    schema: endpoint.body,
    send: (body, idempotencyKey) => send({ params: { id }, body, idempotencyKey }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.neverArrived) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={pick(messages.neverArrivedTitle)}
      verb={pick(neverArrivedVerb)(pick(saidRupees)(amount))}
      onClose={onClose}
    >
      <Text>
        {deposit?.accountName} · <Code>{deposit?.slipNumber ?? ''}</Code>
      </Text>
      <Text>{pick(neverArrivedText)(pick(countedByName))}</Text>
      <TextAreaField {...form.field('reason')} isRequired lengthMax={1000} />
      {right === 'alone' && <AlonePassword {...form.field('password')} />}
    </FormDialog>
  );
}
