import { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import {
  type ContactOutcome,
  contactOutcomes,
  type RequestChannel,
  requestChannels,
} from '#domain/desk/contact-requests/request-actions.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { KeyedTiles } from '#web/office/kit/form/choices/keyed-tiles.tsx';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { useOutsideHours } from '#web/office/lending/ground/contact/use-outside-hours.ts';
import { channelNames } from '#web/office/lending/ground/labels/contact-labels.messages.ts';
import { contactOutcomeNames } from '../../ground/request-labels.messages.ts';
import type { RequestWorkProps } from './request-task.ts';
import { messages } from './request-work.messages.ts';

const endpoint = requestCommandEndpoints.logRequestContact;

interface LogContactFormProps extends RequestWorkProps {
  readonly channel: RequestChannel;
  readonly outsideHoursReason: string | null;
  /** Opens the next request that waits for a contact; null after the last one. */
  readonly goOn: (() => void) | null;
}

interface ContactValues {
  readonly channel: RequestChannel | null;
  readonly result: ContactOutcome | null;
  readonly note: string | null;
  readonly outsideHoursReason: string | null;
}

/** The form for the result of a call, a message or a visit. Once it is saved, the next one that waits is open. */
export function LogContactForm({ request, channel, outsideHoursReason, goOn, onDone }: LogContactFormProps) {
  const pick = usePick();
  const { send } = useAction(endpoint);
  const isOutside = useOutsideHours() !== null;
  const form = useOfficeForm({
    initial: { channel, result: null, note: null, outsideHoursReason } as ContactValues,
    labels: {
      channel: messages.channel,
      result: messages.result,
      note: messages.note,
      outsideHoursReason: messages.outsideHoursReason,
    },
    schema: endpoint.body,
    send: (body, idempotencyKey) => send({ params: { id: request.id }, body, idempotencyKey }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.logged) });
      if (goOn === null) onDone();
      else goOn();
    },
  });
  return (
    <PanelForm
      form={form}
      verb={goOn === null ? messages.logContact : messages.saveAndNext}
      verbWhileSending={messages.saving}
      refused={messages.notSaved}
      cancel={{ label: messages.cancel, run: onDone }}
    >
      <KeyedTiles
        field={form.field('result')}
        choices={contactOutcomes.map((value) => ({ value, label: contactOutcomeNames[value] }))}
      />
      <SelectField
        {...form.field('channel')}
        isRequired
        choices={requestChannels.map((value) => ({ value, label: pick(channelNames[value]) }))}
      />
      <TextAreaField {...form.field('note')} lengthMax={2000} />
      {isOutside && form.values.channel !== 'visit' && (
        <TextAreaField {...form.field('outsideHoursReason')} isRequired lengthMax={300} />
      )}
    </PanelForm>
  );
}
