import { useEffect, useRef } from 'react';
import { type Message, messageEndpoints } from '#contract/lending/messages/messages.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { StepLink } from '#web/office/kit/list/beside/step-link.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import type { ListAddress } from '#web/office/kit/list/use-list-address.ts';
import { SidePanel } from '#web/office/kit/overlay/side-panel.tsx';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import { CustomerPhone } from '#web/office/kit/ui/customer-phone.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { focusLate } from '#web/ui/focus-late.ts';
import { messageRowId } from '../message-row-id.ts';
import { messages as list } from '../messages.messages.ts';
import { refreshMs } from '../refresh-ms.ts';
import { MessageFacts } from './message-facts.tsx';
import { MessageFoot } from './message-foot.tsx';
import { MessageSteps } from './message-steps.tsx';
import { MessageWords } from './message-words.tsx';
import { messages } from './open-message.messages.ts';

interface MessagePanelProps extends Pick<ListAddress<unknown>, 'openLink' | 'show'> {
  readonly id: string;
  /** The rows beside it. Their data is shown at once, and their order gives the next message. */
  readonly rows: readonly Message[];
}

/** One message beside the list: its words, its steps, and the call that a failed one needs. */
export function MessagePanel({ id, rows, openLink, show }: MessagePanelProps) {
  const pick = usePick();
  const language = useLanguage();
  const {
    data: message,
    error,
    refetch,
  } = useEndpoint(messageEndpoints.getMessage, { params: { id } }, { refetchInterval: refreshMs });
  const position = rows.findIndex((row) => row.id === id);
  const known = message ?? rows[position];
  const name = known && pickWritten(known.customerName, language);

  const isClosing = useRef(false);
  useEffect(
    () => () => {
      // Only now is the list in sight again on a phone.
      if (isClosing.current) focusLate(document.getElementById(messageRowId(id)));
    },
    [id],
  );
  function close() {
    isClosing.current = true;
    void show(undefined);
  }

  return (
    <SidePanel
      title={name === undefined ? <Skeleton width={160} height={20} /> : <WrittenText>{name}</WrittenText>}
      lead={known && (known.customerId === null ? pick(list.visitor) : <CustomerPhone phone={known.phone} />)}
      sign={name !== undefined && <Avatar name={name} shape="square" />}
      tools={
        <>
          <StepLink
            id={position > 0 ? rows[position - 1]?.id : undefined}
            openLink={openLink}
            way="previous"
            label={pick(messages.previous)}
          />
          <StepLink
            id={position === -1 ? undefined : rows[position + 1]?.id}
            openLink={openLink}
            way="next"
            label={pick(messages.next)}
          />
        </>
      }
      foot={known && <MessageFoot message={known} />}
      onClose={close}
    >
      {message !== undefined && (
        <>
          <MessageWords message={message} />
          <Stack gap={5} pad={[4, 5]}>
            <MessageFacts message={message} />
            <MessageSteps message={message} />
          </Stack>
        </>
      )}
      {message === undefined &&
        (error === null ? (
          <Waiting />
        ) : (
          <LoadError title={pick(messages.notOpened)} failure={error} onRetry={refetch} />
        ))}
    </SidePanel>
  );
}

function Waiting() {
  return (
    <Stack gap={3} pad={5}>
      <Skeleton height={96} />
      <Skeleton height={14} width="70%" />
      <Skeleton height={14} width="55%" />
    </Stack>
  );
}
