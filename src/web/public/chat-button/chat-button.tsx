import { whatsAppLink } from '#web/outside-links.ts';
import { ExternalLink } from '#web/site-parts/external-link.tsx';
import { Icon } from '#web/site-parts/icon.tsx';
import { useSite } from '../site-context.ts';
import { chatButtonMessages } from './chat-button.messages.ts';
import styles from './chat-button.module.css';

/** Always within reach, at the bottom right in both languages. */
export function ChatButton() {
  const { content, language, say } = useSite();
  return (
    <aside aria-label={say(chatButtonMessages.area)} className="first-screen screen-only">
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
