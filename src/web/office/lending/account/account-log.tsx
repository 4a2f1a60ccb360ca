import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Account, AccountAgreement } from '#contract/lending/account.ts';
import { usePick } from '#web/i18n/language.ts';
import { Section } from '#web/office/kit/record/section.tsx';
import { Timeline } from '#web/office/kit/record/timeline.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { PhoneIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { CalendarIcon } from '#web/office/kit/ui/state-icons.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { messages, showOlder } from './account.messages.ts';
import { whyNot } from './agreement/why-not.ts';
import { useLogEvents } from './use-log-events.tsx';

interface AccountLogProps {
  readonly account: Account;
  /** The agreement of a new contact or promise. */
  readonly chosen: AccountAgreement | undefined;
}

/** The newest ones, enough to show the current state. A press shows the others. */
const shownFirst = 6;

/** The contacts and promises about payment, on all agreements. */
export function AccountLog({ account, chosen }: AccountLogProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  const [isWhole, setIsWhole] = useState(false);
  const events = useLogEvents(account);
  const shown = isWhole ? events : events.slice(0, shownFirst);
  const older = events.length - shown.length;
  return (
    <Section
      title={pick(messages.log)}
      actions={
        chosen && (
          <>
            <ActionButton
              variant="default"
              size="sm"
              icon={<PhoneIcon size={16} />}
              disabledReason={whyNot('log_contact', chosen.status)}
              onPress={() => openDrawer('logContact', chosen.id)}
            >
              {pick(messages.contact)}
            </ActionButton>
            <ActionButton
              variant="default"
              size="sm"
              icon={<CalendarIcon size={16} />}
              disabledReason={whyNot('record_payment_promise', chosen.status)}
              onPress={() => openDrawer('recordPromise', chosen.id)}
            >
              {pick(messages.recordPromise)}
            </ActionButton>
          </>
        )
      }
    >
      {events.length === 0 ? (
        <p>{pick(messages.logEmpty)}</p>
      ) : (
        <Timeline label={pick(messages.log)} events={shown} />
      )}
      {older > 0 && (
        <Button variant="subtle" size="sm" mt="sm" onClick={() => setIsWhole(true)}>
          {pick(showOlder)(older)}
        </Button>
      )}
    </Section>
  );
}
