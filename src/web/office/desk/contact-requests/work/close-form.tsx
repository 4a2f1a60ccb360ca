import { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { closeReasons, refusalOfClosing } from '#domain/desk/contact-requests/request-actions.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { closeReasonNames } from '../../ground/request-labels.messages.ts';
import { situationOf } from '../request-situation.ts';
import type { RequestWorkProps } from './request-task.ts';
import { messages } from './request-work.messages.ts';

const endpoint = requestCommandEndpoints.closeContactRequest;

interface CloseValues {
  readonly reason: (typeof closeReasons)[number] | null;
  readonly note: string | null;
}

/** The reason why a request ends without a customer. Reasons that need a contact are not offered before there is one. */
export function CloseForm({ request, onDone }: RequestWorkProps) {
  const pick = usePick();
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial: { reason: null, note: null } as CloseValues,
    labels: { reason: messages.reason, note: messages.note },
    schema: endpoint.body,
    send: (body) => send({ params: { id: request.id }, body }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.saved) });
      onDone();
    },
  });
  const reasons = closeReasons.filter((reason) => refusalOfClosing(reason, situationOf(request)) === null);
  return (
    <PanelForm
      form={form}
      verb={messages.close}
      verbWhileSending={messages.saving}
      refused={messages.notSaved}
      cancel={{ label: messages.cancel, run: onDone }}
    >
      <SelectField
        {...form.field('reason')}
        isRequired
        none={messages.choose}
        choices={reasons.map((value) => ({ value, label: pick(closeReasonNames[value]) }))}
      />
      <TextAreaField {...form.field('note')} lengthMax={2000} />
    </PanelForm>
  );
}
