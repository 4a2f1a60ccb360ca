import { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import type { RequestWorkProps } from './request-task.ts';
import { messages } from './request-work.messages.ts';

type NotedName = 'addRequestNote' | 'reopenContactRequest' | 'cancelHomeVisit' | 'handBackContactRequest';

interface NoteFormProps extends RequestWorkProps {
  readonly endpoint: (typeof requestCommandEndpoints)[NotedName];
  readonly verb: Phrase;
}

/** A form for actions that take a note. Adding a note requires the text; for the others it is optional. */
export function NoteForm({ request, endpoint, verb, onDone }: NoteFormProps) {
  const pick = usePick();
  // All of these endpoints take a note's body. Those that ignore the key refuse a repeat by the request's state.
  const noted = endpoint as typeof requestCommandEndpoints.addRequestNote;
  const { send } = useAction(noted);
  const form = useOfficeForm({
    initial: { note: null } as { readonly note: string | null },
    labels: { note: messages.note },
    schema: noted.body,
    send: (body, idempotencyKey) => send({ params: { id: request.id }, body, idempotencyKey }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.saved) });
      onDone();
    },
  });
  return (
    <PanelForm
      form={form}
      verb={verb}
      verbWhileSending={messages.saving}
      refused={messages.notSaved}
      cancel={{ label: messages.cancel, run: onDone }}
    >
      <TextAreaField
        {...form.field('note')}
        isRequired={endpoint === requestCommandEndpoints.addRequestNote}
        lengthMax={2000}
      />
    </PanelForm>
  );
}
