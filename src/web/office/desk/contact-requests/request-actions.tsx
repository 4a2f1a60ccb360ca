import { parsePhone } from '#domain/person/phone.ts';
import { usePick } from '#web/i18n/language.ts';
import { MailIcon, PhoneIcon, WhatsAppIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { emailLink, telephoneLink, whatsAppLink } from '#web/outside-links.ts';
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
  return (
    <div className={classes.actions}>
      {number !== null && (
        <>
          <a href={telephoneLink(number)} className={classes.call}>
            <PhoneIcon />
            <span>{pick(messages.call)}</span>
          </a>
          <a href={whatsAppLink(number)} target="_blank" rel="noreferrer">
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
    </div>
  );
}
