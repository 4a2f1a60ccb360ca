import { useState } from 'react';
import { type ContactRequestRow, contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { StepLink } from '#web/office/kit/list/beside/step-link.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import type { ListAddress } from '#web/office/kit/list/use-list-address.ts';
import { SidePanel } from '#web/office/kit/overlay/side-panel.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Tile } from '#web/office/kit/ui/tile.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { formTypeTitles } from './contact-requests.messages.ts';
import { PromisePanel } from './promise-panel.tsx';
import { RequestActions } from './request-actions.tsx';
import { RequestContent } from './request-content.tsx';
import { RequestFoot } from './request-foot.tsx';
import { formTypeIcons } from './request-icons.tsx';
import { messages } from './request-panel.messages.ts';
import { RequestTrail } from './request-trail.tsx';
import { rowLinkId } from './row-link-id.ts';
import { SameNumber } from './same-number.tsx';
import type { RequestTask } from './work/request-task.ts';
import { RequestWork } from './work/request-work.tsx';

interface RequestPanelProps extends Pick<ListAddress<unknown>, 'openLink' | 'show'> {
  readonly id: string;
  /** The rows beside it. Their data is shown at once, and their order gives the next request. */
  readonly rows: readonly ContactRequestRow[];
}

/** One request beside the list: the visitor's words, its history, and its actions. */
export function RequestPanel({ id, openLink, show, rows }: RequestPanelProps) {
  const pick = usePick();
  const [task, setTask] = useState<RequestTask | null>(null);
  const {
    data: request,
    error,
    refetch,
  } = useEndpoint(contactRequestEndpoints.getContactRequest, { params: { id } });
  const position = rows.findIndex((row) => row.id === id);
  const later = position === -1 ? [] : rows.slice(position + 1);
  const waiting = later.find(({ status }) => status === 'new' || status === 'assigned');
  const known = request ?? rows[position];

  /** Closes the finished task, but not a task that was begun while its answer was pending. */
  function finish(done: RequestTask) {
    setTask((current) => (current?.kind === done.kind ? null : current));
  }

  async function close() {
    await show(undefined);
    document.getElementById(rowLinkId(id))?.focus();
  }

  return (
    <SidePanel
      title={
        known === undefined ? (
          <Skeleton width={160} height={20} />
        ) : (
          <WrittenText>{known.fullName}</WrittenText>
        )
      }
      lead={
        known && (
          <FactLine>
            {pick(formTypeTitles[known.formType])}
            {pick(known.branch.city)}
          </FactLine>
        )
      }
      sign={known && <Tile icon={formTypeIcons[known.formType]} tone="purple" size={44} />}
      tools={
        <>
          <StepLink
            id={position > 0 ? rows[position - 1]?.id : undefined}
            openLink={openLink}
            way="previous"
            label={pick(messages.previous)}
          />
          <StepLink id={later[0]?.id} openLink={openLink} way="next" label={pick(messages.next)} />
        </>
      }
      foot={request && <RequestFoot request={request} onTask={setTask} />}
      onClose={close}
    >
      {known !== undefined && <PromisePanel request={known} />}
      {request !== undefined && (
        <>
          <RequestActions request={request} onTask={setTask} />
          {task !== null && (
            <RequestWork
              request={request}
              task={task}
              goOn={waiting === undefined ? null : () => void show(waiting.id, 'replace')}
              onDone={() => finish(task)}
            />
          )}
          <RequestContent request={request} onTask={setTask} />
          <SameNumber request={request} openLink={openLink} />
          <RequestTrail request={request} onTask={setTask} />
        </>
      )}
      {request === undefined &&
        (error === null ? (
          <Waiting />
        ) : (
          <LoadError title={pick(messages.errorTitle)} failure={error} onRetry={refetch} />
        ))}
    </SidePanel>
  );
}

function Waiting() {
  return (
    <Stack gap={3} pad={5}>
      <Skeleton height={72} />
      <Skeleton height={14} width="70%" />
      <Skeleton height={14} width="55%" />
    </Stack>
  );
}
