import { type MouseEvent, useRef, useState } from 'react';
import { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { contactHoursBetween, isWithinContactHours } from '#domain/calendar/contact-hours.ts';
import { parsePhone } from '#domain/person/phone.ts';
import { now } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeHours } from '#web/office/kit/data/use-office-hours.ts';
import { ConfirmDialog } from '#web/office/kit/overlay/confirm-dialog.tsx';
import { MailIcon, PhoneIcon, WhatsAppIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { emailLink, telephoneLink, whatsAppLink } from '#web/outside-links.ts';
import { OpenHours } from '#web/ui/open-hours.tsx';
import classes from './request-actions.module.css';
import { messages } from './request-panel.messages.ts';

interface RequestActionsProps {
  readonly requestId: string;
  readonly phone: string;
  readonly email: string | null;
}

/** The ways to reach the visitor. They open the telephone's own programs; only why they are used at a late hour is kept. */
export function RequestActions({ requestId, phone, email }: RequestActionsProps) {
  const pick = usePick();
  const number = parsePhone(phone);
  const { asks, question } = useContactHours(requestId);
  return (
    <div className={classes.actions}>
      {number !== null && (
        <>
          <a href={telephoneLink(number)} className={classes.call} onClick={asks('call')}>
            <PhoneIcon />
            <span>{pick(messages.call)}</span>
          </a>
          <a href={whatsAppLink(number)} target="_blank" rel="noreferrer" onClick={asks('whatsapp')}>
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
      {question}
    </div>
  );
}

type Channel = 'call' | 'whatsapp';

interface Asked {
  readonly channel: Channel;
  readonly link: string;
}

/** Outside the contact hours, a link that rings at the visitor's home asks why first. */
function useContactHours(requestId: string) {
  const contactHours = useOfficeHours()?.contactHours;
  const [asked, setAsked] = useState<Asked | null>(null);

  const asks = (channel: Channel) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (contactHours === undefined) return;
    const { opensAt, closesAt } = contactHours;
    if (isWithinContactHours(now(), contactHoursBetween(opensAt, closesAt))) return;
    event.preventDefault();
    setAsked({ channel, link: event.currentTarget.href });
  };

  const question = asked !== null && contactHours !== undefined && (
    <OutsideHours requestId={requestId} {...asked} {...contactHours} onClose={() => setAsked(null)} />
  );
  return { asks, question };
}

interface OutsideHoursProps extends Asked {
  readonly requestId: string;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly onClose: () => void;
}

function OutsideHours({ requestId, channel, link, opensAt, closesAt, onClose }: OutsideHoursProps) {
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
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        {pick(messages.outsideHoursText)}{' '}
        <OpenHours language={language} opensAt={opensAt} closesAt={closesAt} />
      </p>
      {/* Followed once the reason is kept. */}
      <a ref={way} href={link} target="_blank" rel="noreferrer" hidden>
        {pick(messages.contactAnyway)}
      </a>
    </ConfirmDialog>
  );
}
