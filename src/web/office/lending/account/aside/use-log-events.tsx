import type { ComponentType } from 'react';
import type { Account } from '#contract/lending/account.ts';
import type { Instant } from '#domain/instant.ts';
import { formatCalendarDay, formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import type { TimelineEvent } from '#web/office/kit/record/timeline.tsx';
import { BranchIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { PhoneIcon, WhatsAppIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { HomeIcon } from '#web/office/kit/ui/office-icons.tsx';
import { CalendarIcon } from '#web/office/kit/ui/state-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import type { IconProps } from '#web/ui/icon.tsx';
import { promiseStateLooks } from '../../ground/contact/promise-state-looks.ts';
import {
  channelNames,
  promiseStateNames,
  reminderNames,
  resultNames,
  withGuarantor,
} from '../../ground/labels/contact-labels.messages.ts';
import { outsideHours, promisedFor, promise as promiseName } from '../account.messages.ts';

type Contact = Account['contacts'][number];
type Promise = Account['promises'][number];

const channelIcons: Readonly<Record<Contact['channel'], ComponentType<IconProps>>> = {
  call: PhoneIcon,
  whatsapp: WhatsAppIcon,
  visit: HomeIcon,
  branch: BranchIcon,
};

/** Promises and contacts in one timeline: open promises first, because they are binding, then everything newest first. */
export function useLogEvents({ promises, contacts }: Account): TimelineEvent[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();

  const ofPromise = (promise: Promise): Dated => ({
    isOpen: promise.state === 'open',
    // Only the day of a promise is known. Its time is the end of that day, so that it comes before the day's contacts.
    at: instantOf(`${promise.madeOn}T18:59:59Z`),
    event: {
      id: promise.id,
      icon: CalendarIcon,
      title: (
        <>
          {pick(promiseName)}: <Money amount={promise.amount} />{' '}
          {pick(promisedFor)(formatCalendarDay(promise.promisedFor, language, now))}{' '}
          <Badge {...promiseStateLooks[promise.state]} text={pick(promiseStateNames[promise.state])} />
        </>
      ),
      text: promise.note && <WrittenText>{promise.note}</WrittenText>,
      facts: (
        <Facts
          by={pick(promise.recordedByName)}
          when={formatCalendarDay(promise.madeOn, language, now)}
          agreementNumber={promise.agreementNumber}
        />
      ),
    },
  });

  const contactTitle = ({ channel, result, reminder, guarantorName }: Contact) => {
    const by = pick(reminder === null ? channelNames[channel] : reminderNames[reminder]);
    return `${guarantorName === null ? by : pick(withGuarantor)(by, pick(guarantorName))}: ${pick(resultNames[result])}`;
  };

  const ofContact = (contact: Contact): Dated => {
    const at = instantOf(contact.contactedAt);
    const { note, outsideHoursReason } = contact;
    return {
      isOpen: false,
      at,
      event: {
        id: contact.id,
        icon: channelIcons[contact.channel],
        title: contactTitle(contact),
        text: (note ?? outsideHoursReason) !== null && (
          <>
            {note !== null && <WrittenText>{note}</WrittenText>}{' '}
            {outsideHoursReason !== null && pick(outsideHours)(outsideHoursReason)}
          </>
        ),
        facts: (
          <Facts
            by={pick(contact.recordedByName)}
            when={formatMoment(at, language, now)}
            agreementNumber={contact.agreementNumber}
          />
        ),
      },
    };
  };

  return [...promises.map(ofPromise), ...contacts.map(ofContact)]
    .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || b.at - a.at)
    .map(({ event }) => event);
}

interface Dated {
  readonly isOpen: boolean;
  readonly at: Instant;
  readonly event: TimelineEvent;
}

interface FactsProps {
  readonly by: string;
  readonly when: string;
  readonly agreementNumber: string;
}

function Facts({ by, when, agreementNumber }: FactsProps) {
  return (
    <FactLine>
      <WrittenText>{by}</WrittenText>
      {when}
      <Code>{agreementNumber}</Code>
    </FactLine>
  );
}
