import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { ChevronDownIcon } from '#web/office/kit/ui/office-icons.tsx';
import { assignedText, chosenCount, messages, withLoad } from './assign-bar.messages.ts';
import classes from './assign-bar.module.css';

interface AssignBarProps {
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

/** Gives the chosen requests to one person, or shares them out among each branch's people. */
export function AssignBar({ ids, onDone }: AssignBarProps) {
  const pick = usePick();
  const [assigneeId, setAssigneeId] = useState('');
  const { data: staff = [] } = useEndpoint(contactRequestEndpoints.listRequestAssignees, {});
  const assign = useAction(requestCommandEndpoints.assignContactRequests);
  const shareOut = useAction(requestCommandEndpoints.shareOutContactRequests);
  const failure = assign.failure ?? shareOut.failure;
  const isRunning = assign.isRunning || shareOut.isRunning;
  const done = ({ data }: { readonly data: { readonly assigned: number } }) => {
    showToast({ tone: 'good', title: pick(assignedText)(data.assigned) });
    onDone();
  };
  return (
    <section className={classes.bar} aria-label={pick(messages.assign)}>
      <p role="status">{pick(chosenCount)(ids.length)}</p>
      <NativeSelect
        aria-label={pick(messages.person)}
        className={classes.person}
        rightSection={<ChevronDownIcon size={18} />}
        data={[
          { value: '', label: pick(messages.person) },
          ...staff.map(({ id, name, branch, openRequests }) => ({
            value: id,
            label: pick(withLoad)(pick(name), branch === null ? '' : pick(branch.city), openRequests),
          })),
        ]}
        value={assigneeId}
        onChange={(event) => setAssigneeId(event.currentTarget.value)}
      />
      <ActionButton
        disabledReason={assigneeId === '' ? messages.personMissing : null}
        isRunning={isRunning}
        onPress={() => void assign.run({ body: { ids: [...ids], assigneeId } }, done)}
      >
        {pick(messages.assign)}
      </ActionButton>
      <ActionButton
        variant="default"
        disabledReason={null}
        isRunning={isRunning}
        onPress={() => void shareOut.run({ body: { ids: [...ids] } }, done)}
      >
        {pick(messages.shareOut)}
      </ActionButton>
      <Button variant="subtle" className={classes.clear} onClick={onDone}>
        {pick(messages.clear)}
      </Button>
      {failure !== null && (
        <p role="alert" className={classes.failure}>
          {failure.errors[0]?.message ?? failure.message}
        </p>
      )}
    </section>
  );
}
