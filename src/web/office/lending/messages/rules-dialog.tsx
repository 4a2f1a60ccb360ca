import { messageEndpoints, type OutboxBranch } from '#contract/lending/messages/messages.ts';
import type { TypedNumber } from '#web/format/typed-number.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { NumberField } from '#web/office/kit/form/fields/number-field.tsx';
import { SwitchField } from '#web/office/kit/form/fields/switch-field.tsx';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { messages, rulesOf } from './messages.messages.ts';

const { setMessageRules } = messageEndpoints;

interface RulesDialogProps {
  readonly branch: OutboxBranch;
  readonly onClose: () => void;
}

/** Sets how many messages a branch sends a day, or pauses it. */
export function RulesDialog({ branch, onClose }: RulesDialogProps) {
  const pick = usePick();
  const { send } = useAction(setMessageRules);
  const { branchId, dailyMax, isPaused, version } = branch;
  const form = useOfficeForm({
    initial: { dailyMax: dailyMax as TypedNumber, isPaused },
    labels: { dailyMax: messages.dailyMax, isPaused: messages.isPaused },
    schema: setMessageRules.body,
    bodyOf: (values) => ({ ...values, version }),
    send: (body) => send({ params: { id: branchId }, body }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.saved) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={pick(rulesOf)(pick(branch.city))}
      verb={pick(messages.set)}
      onClose={onClose}
    >
      <NumberField {...form.field('dailyMax')} isRequired digitsMax={5} />
      <SwitchField {...form.field('isPaused')} hint={messages.isPausedHint} />
    </FormDialog>
  );
}
