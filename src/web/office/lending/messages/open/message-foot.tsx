import { Link } from 'react-router';
import type { Message } from '#contract/lending/messages/messages.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { PhoneIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { useRequestLink } from '#web/office/shell/use-request-link.ts';
import { messages } from './open-message.messages.ts';

interface MessageFootProps {
  readonly message: Message;
}

/** The way on from a message: a person calls or writes, and logs the result. No message is sent twice by itself. */
export function MessageFoot({ message }: MessageFootProps) {
  const pick = usePick();
  const requestLink = useRequestLink();
  const openDrawer = useOpenDrawer();
  const { customerId, agreementId, contactRequestId, isToCall, state } = message;
  if (customerId === null)
    return (
      <Button as={Link} variant="default" to={requestLink(contactRequestId ?? '')}>
        {pick(messages.openRequest)}
      </Button>
    );
  return (
    <>
      <Text size={2} tone="muted">
        {isToCall && pick(state === 'failed' ? messages.callFailed : messages.callNotKnown)}
      </Text>
      <Button
        variant={isToCall ? undefined : 'default'}
        leftSection={<PhoneIcon size={18} />}
        onClick={() => openDrawer('logContact', agreementId ?? '')}
      >
        {pick(messages.callOrWrite)}
      </Button>
    </>
  );
}
