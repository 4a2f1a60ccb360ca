import { telephoneLink, whatsAppLink } from '#web/outside-links.ts';
import button from '#web/site-parts/button.module.css';
import { ExternalLink } from '#web/site-parts/external-link.tsx';
import { Icon } from '#web/site-parts/icon.tsx';
import { DialogOpener } from '../parts/dialog-opener.tsx';
import { useSite } from '../site-context.ts';
import { chatButtonMessages } from './chat-button.messages.ts';
import styles from './chat-button.module.css';

/** Always within reach, at the bottom right in both languages. On a phone it stands in a bar with a call and a home visit. */
export function ChatButton() {
  const { content, language, say } = useSite();
  return (
    <aside aria-label={say(chatButtonMessages.area)} className="first-screen screen-only">
      <div className={styles.bar}>
        <a href={telephoneLink(content.lender.phone)} className={`${button.button} ${button.outline}`}>
          <Icon name="phone" />
          <span>{say(chatButtonMessages.call)}</span>
        </a>
        <DialogOpener opens="visit" className={`${button.button} ${button.primary}`}>
          <Icon name="home" />
          <span>{say(chatButtonMessages.homeVisit)}</span>
        </DialogOpener>
      </div>
      <ExternalLink
        language={language}
        href={whatsAppLink(content.lender.whatsApp)}
        className={styles.chat}
        label={say(chatButtonMessages.chat)}
      >
        <Icon name="chat" size={26} />
      </ExternalLink>
    </aside>
  );
}
