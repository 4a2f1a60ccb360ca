import { type MouseEvent, useRef, useState } from 'react';
import type { ContactRequest } from '#contract/desk/contact-requests.ts';
import { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { contactHoursBetween, isWithinContactHours } from '#domain/calendar/contact-hours.ts';
import { refusalOfAction } from '#domain/desk/contact-requests/request-actions.ts';
import { parsePhone } from '#domain/person/phone.ts';
import { now } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { MailIcon, PhoneIcon, WhatsAppIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { useLender } from '#web/office/shell/lender/use-lender.ts';
import { useOfficeHours } from '#web/office/shell/lender/use-office-hours.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { emailLink, telephoneLink, whatsAppMessageLink } from '#web/outside-links.ts';
import { OpenHours } from '#web/ui/open-hours.tsx';
import classes from './request-actions.module.css';
import { NoteIcon, VisitIcon } from './request-icons.tsx';
import { greeting, messages } from './request-panel.messages.ts';
import { situationOf } from './request-situation.ts';
import type { RequestTask } from './work/request-task.ts';

interface RequestActionsProps {
  readonly request: ContactRequest;
  readonly onTask: (task: RequestTask) => void;
}

/**
 * The most frequent actions: contact the visitor, log the result, agree on a visit. A call or a message takes a free request and
 * opens the phone's own app. Its result is asked for at once, because only logged contacts count.
 */
export function RequestActions({ request, onTask }: RequestActionsProps) {
  const pick = usePick();
  const { phone, email, fullName, language, visit } = request;
  const { name: lender } = useLender();
  const number = parsePhone(phone);
  const mayAssign = useMay('contact-requests.assign');
  const take = useAction(requestCommandEndpoints.takeContactRequest);
  const { asks, question } = useContactHours(request.id, (channel, outsideHoursReason) => {
    // Before the call, so that no colleague calls as well.
    if (request.assignee === null && !mayAssign) void take.run({ params: { id: request.id } });
    onTask({ kind: 'contact', channel, outsideHoursReason });
  });
  const isOpen = refusalOfAction('log_contact', situationOf(request)) === null;
  if (!isOpen) return null;
  return (
    <div className={classes.actions}>
      {number !== null && (
        <>
          <a
            href={telephoneLink(number)}
            aria-keyshortcuts="C"
            className={classes.call}
            onClick={asks('call')}
          >
            <PhoneIcon />
            <span>{pick(messages.call)}</span>
          </a>
          <a
            href={whatsAppMessageLink(number, greeting[language](fullName, lender[language]))}
            target="_blank"
            rel="noreferrer"
            onClick={asks('whatsapp')}
          >
            <WhatsAppIcon />
            <span>{pick(messages.whatsApp)}</span>
          </a>
        </>
      )}
      {email !== null && (
        <a href={emailLink(email)}>
          <MailIcon />
          <span>{pick(messages.email)}</span>
        </a>
      )}
      <button
        type="button"
        onClick={() => onTask({ kind: 'contact', channel: 'call', outsideHoursReason: null })}
      >
        <NoteIcon />
        <span>{pick(messages.logContact)}</span>
      </button>
      <button type="button" onClick={() => onTask({ kind: 'visit' })}>
        <VisitIcon />
        <span>{pick(visit === null ? messages.bookVisit : messages.moveVisit)}</span>
      </button>
      {question}
      {take.failure !== null && (
        <Text role="alert" tone="bad" className={classes.failure}>
          {take.failure.message}
        </Text>
      )}
    </div>
  );
}

type Channel = 'call' | 'whatsapp';

interface Asked {
  readonly channel: Channel;
  readonly link: string;
}

/** Outside the contact hours, a link that rings at the visitor's home asks why first. */
function useContactHours(requestId: string, onReached: (channel: Channel, reason: string | null) => void) {
  const contactHours = useOfficeHours()?.contactHours;
  const [asked, setAsked] = useState<Asked | null>(null);

  const asks = (channel: Channel) => (event: MouseEvent<HTMLAnchorElement>) => {
    const isWithin =
      contactHours === undefined ||
      isWithinContactHours(now(), contactHoursBetween(contactHours.opensAt, contactHours.closesAt));
    if (isWithin) {
      onReached(channel, null);
      return;
    }
    event.preventDefault();
    setAsked({ channel, link: event.currentTarget.href });
  };

  const question = asked !== null && contactHours !== undefined && (
    <OutsideHours
      requestId={requestId}
      {...asked}
      {...contactHours}
      onReached={onReached}
      onClose={() => setAsked(null)}
    />
  );
  return { asks, question };
}

interface OutsideHoursProps extends Asked {
  readonly requestId: string;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly onReached: (channel: Channel, reason: string) => void;
  readonly onClose: () => void;
}

function OutsideHours(props: OutsideHoursProps) {
  const { requestId, channel, link, opensAt, closesAt, onReached, onClose } = props;
  const pick = usePick();
  const language = useLanguage();
  const { send } = useAction(requestCommandEndpoints.contactOutsideHours);
  const way = useRef<HTMLAnchorElement>(null);
  return (
    <ConfirmDialog
      title={pick(messages.outsideHours)}
      verb={pick(messages.contactAnyway)}
      asksReason
      onConfirm={async ({ reason }) => {
        await send({ params: { id: requestId }, body: { channel, reason } });
        way.current?.click();
        onReached(channel, reason);
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        {pick(messages.outsideHoursText)}{' '}
        <OpenHours language={language} opensAt={opensAt} closesAt={closesAt} />
      </p>
      {/* Opened once the reason is stored. */}
      <a ref={way} href={link} target="_blank" rel="noreferrer" hidden>
        {pick(messages.contactAnyway)}
      </a>
    </ConfirmDialog>
  );
}
