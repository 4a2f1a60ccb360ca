import { useId, useState } from 'react';
import type { ContactRequestRow } from '#contract/desk/contact-requests.ts';
import { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { PersonField } from '#web/office/kit/form/choices/person-field.tsx';
import type { Choice } from '#web/office/kit/list/choice/choice.ts';
import { ChoiceBar } from '#web/office/kit/list/choice/choice-bar.tsx';
import { showToast, type Toast } from '#web/office/kit/overlay/toast-store.ts';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { assignedText, messages } from './assign-bar.messages.ts';
import classes from './assign-bar.module.css';
import { useAssignees } from './use-assignees.ts';
import { useUndoAssignment } from './use-undo-assignment.ts';

interface AssignBarProps {
  readonly choice: Choice<ContactRequestRow>;
}

/** Gives the chosen requests to one person, or shares them out among each branch's people. */
export function AssignBar({ choice: { rows, clear } }: AssignBarProps) {
  const pick = usePick();
  const id = useId();
  const [assigneeId, setAssigneeId] = useState<string | null>(null);
  const assign = useAction(requestCommandEndpoints.assignContactRequests);
  const shareOut = useAction(requestCommandEndpoints.shareOutContactRequests);
  const failure = assign.failure ?? shareOut.failure;
  const isRunning = assign.isRunning || shareOut.isRunning;
  const ids = rows.map((row) => row.id);
  const undoOf = useUndoAssignment();
  const done =
    (undo: Toast['undo']) =>
    ({ data }: { readonly data: { readonly assigned: number } }) => {
      showToast({ tone: 'good', title: pick(assignedText)(data.assigned), undo });
      clear();
    };
  return (
    <ChoiceBar count={rows.length} onClear={clear}>
      <div className={classes.person}>
        <PersonField
          id={id}
          name="assigneeId"
          label={messages.person}
          isLabelHidden
          none={messages.person}
          people={useAssignees()}
          value={assigneeId}
          problem={undefined}
          onEdit={setAssigneeId}
        />
      </div>
      <ActionButton
        disabledReason={assigneeId === null ? messages.personMissing : null}
        isRunning={isRunning}
        onPress={() =>
          assigneeId !== null &&
          void assign.run({ body: { ids, assigneeId } }, done(undoOf(rows, assigneeId)))
        }
      >
        {pick(messages.assign)}
      </ActionButton>
      <ActionButton
        variant="default"
        disabledReason={null}
        isRunning={isRunning}
        onPress={() => void shareOut.run({ body: { ids } }, done(undoOf(rows, null)))}
      >
        {pick(messages.shareOut)}
      </ActionButton>
      {failure !== null && <p role="alert">{failure.errors[0]?.message ?? failure.message}</p>}
    </ChoiceBar>
  );
}
