import { useState } from 'react';
import type { Account, AccountAgreement } from '#contract/lending/account.ts';
import { usePick } from '#web/i18n/language.ts';
import { ActionIcon } from '#web/office/kit/controls/action-icon.tsx';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Timeline } from '#web/office/kit/record/timeline.tsx';
import { PhoneIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { CalendarIcon } from '#web/office/kit/ui/state-icons.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { messages, showOlder } from '../account.messages.ts';
import { whyNot } from '../agreement/why-not.ts';
import { AsidePanel } from './aside-panel.tsx';
import { useLogEvents } from './use-log-events.tsx';

interface AccountLogProps {
  readonly account: Account;
  /** The agreement of a new contact or promise. */
  readonly chosen: AccountAgreement | undefined;
}

/** The newest ones, enough to show the current state. A press shows the others. */
const shownFirst = 3;

/** The allowed ones; the menu of the customer says why another is not. */
const logActions = [
  { drawer: 'logContact', action: 'log_contact', name: messages.contact, icon: PhoneIcon },
  {
    drawer: 'recordPromise',
    action: 'record_payment_promise',
    name: messages.recordPromise,
    icon: CalendarIcon,
  },
] as const;

/** The contacts and promises about payment, on all agreements. */
export function AccountLog({ account, chosen }: AccountLogProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  const [isWhole, setIsWhole] = useState(false);
  const events = useLogEvents(account);
  const shown = isWhole ? events : events.slice(0, shownFirst);
  const older = events.length - shown.length;
  return (
    <AsidePanel
      title={pick(messages.log)}
      actions={
        chosen &&
        logActions
          .filter(({ action }) => whyNot(action, chosen.status) === null)
          .map(({ drawer, name, icon: Sign }) => (
            <ActionIcon
              key={drawer}
              variant="light"
              aria-label={pick(name)}
              onClick={() => openDrawer(drawer, chosen.id)}
            >
              <Sign size={16} />
            </ActionIcon>
          ))
      }
    >
      {events.length === 0 ? (
        <p>{pick(messages.logEmpty)}</p>
      ) : (
        <Timeline label={pick(messages.log)} events={shown} />
      )}
      {older > 0 && (
        <Button variant="subtle" size="sm" onClick={() => setIsWhole(true)}>
          {pick(showOlder)(older)}
        </Button>
      )}
    </AsidePanel>
  );
}
