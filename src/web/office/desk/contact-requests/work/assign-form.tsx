import * as z from 'zod/mini';
import { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { PersonField } from '#web/office/kit/form/choices/person-field.tsx';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { useAssignees } from '../use-assignees.ts';
import { useUndoAssignment } from '../use-undo-assignment.ts';
import type { RequestWorkProps } from './request-task.ts';
import { messages } from './request-work.messages.ts';

const endpoint = requestCommandEndpoints.assignContactRequests;

interface AssignValues {
  readonly assigneeId: string | null;
}

/** Only the assignee is chosen here; the request is the open one. */
const assigneeForm = z.pick(endpoint.body, { assigneeId: true });

/** Gives one request to somebody; those with the fewest open ones come first. */
export function AssignForm({ request, onDone }: RequestWorkProps) {
  const pick = usePick();
  const { send } = useAction(endpoint);
  const undoOf = useUndoAssignment();
  const form = useOfficeForm({
    initial: { assigneeId: null } as AssignValues,
    labels: { assigneeId: messages.assignee },
    schema: assigneeForm,
    send: ({ assigneeId }) => send({ body: { ids: [request.id], assigneeId } }),
    onSaved: () => {
      const undo = undoOf([request], form.values.assigneeId);
      showToast({ tone: 'good', title: pick(messages.saved), undo });
      onDone();
    },
  });
  return (
    <PanelForm
      form={form}
      verb={messages.assign}
      verbWhileSending={messages.saving}
      refused={messages.notSaved}
      cancel={{ label: messages.cancel, run: onDone }}
    >
      <PersonField {...form.field('assigneeId')} isRequired none={messages.choose} people={useAssignees()} />
    </PanelForm>
  );
}
