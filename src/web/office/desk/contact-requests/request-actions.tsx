import { Button } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import { contactHoursBetween, isWithinContactHours } from '#domain/calendar/contact-hours.ts';
import { parsePhone } from '#domain/person/phone.ts';
import { now } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useOfficeHours } from '#web/office/kit/data/use-office-hours.ts';
import { MailIcon, PhoneIcon, WhatsAppIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { Dialog } from '#web/office/kit/ui/dialog.tsx';
import { emailLink, telephoneLink, whatsAppLink } from '#web/outside-links.ts';
import { OpenHours } from '#web/ui/open-hours.tsx';
import classes from './request-actions.module.css';
import { messages } from './request-panel.messages.ts';

interface RequestActionsProps {
  readonly phone: string;
  readonly email: string | null;
}

/** The ways to reach the visitor. They open the telephone's own programs and record nothing. */
export function RequestActions({ phone, email }: RequestActionsProps) {
  const pick = usePick();
  const number = parsePhone(phone);
  const { asks, question } = useContactHours();
  return (
    <div className={classes.actions}>
      {number !== null && (
        <>
          <a href={telephoneLink(number)} className={classes.call} onClick={asks}>
            <PhoneIcon />
            <span>{pick(messages.call)}</span>
          </a>
          <a href={whatsAppLink(number)} target="_blank" rel="noreferrer" onClick={asks}>
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

/** Outside the contact hours, a link that rings at the visitor's home asks first. */
function useContactHours() {
  const contactHours = useOfficeHours()?.contactHours;
  const [asked, setAsked] = useState<string | null>(null);

  function asks(event: MouseEvent<HTMLAnchorElement>) {
    if (contactHours === undefined) return;
    const { opensAt, closesAt } = contactHours;
    if (isWithinContactHours(now(), contactHoursBetween(opensAt, closesAt))) return;
    event.preventDefault();
    setAsked(event.currentTarget.href);
  }

  const question = asked !== null && contactHours !== undefined && (
    <OutsideHours link={asked} {...contactHours} onClose={() => setAsked(null)} />
  );
  return { asks, question };
}

interface OutsideHoursProps {
  readonly link: string;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly onClose: () => void;
}

function OutsideHours({ link, opensAt, closesAt, onClose }: OutsideHoursProps) {
  const pick = usePick();
  const language = useLanguage();
  return (
    <Dialog
      title={pick(messages.outsideHours)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" size="lg" onClick={onClose}>
            {pick(messages.notNow)}
          </Button>
          <Button component="a" href={link} target="_blank" rel="noreferrer" size="lg" onClick={onClose}>
            {pick(messages.contactAnyway)}
          </Button>
        </>
      }
    >
      <p>
        {pick(messages.outsideHoursText)}{' '}
        <OpenHours language={language} opensAt={opensAt} closesAt={closesAt} />
      </p>
    </Dialog>
  );
}
