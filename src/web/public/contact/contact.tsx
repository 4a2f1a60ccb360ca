import { MessageForm } from '../forms/message-form.tsx';
import { Island } from '../islands/island.tsx';
import layout from '../parts/layout.module.css';
import { useSite } from '../site-context.ts';
import { contactMessages } from './contact.messages.ts';
import styles from './contact.module.css';
import { SideCards } from './side-cards.tsx';

export function Contact() {
  const { content, language, say } = useSite();
  const { texts } = content;
  return (
    <section id="contact" className={`${layout.section} ${layout.tinted} later`}>
      <div className={`${layout.container} ${styles.columns}`}>
        <div>
          <h2 className={styles.title} tabIndex={-1}>
            {texts.contactHeading}
          </h2>
          <p className={styles.introduction}>{texts.contactIntroduction}</p>
          <SideCards />
        </div>
        <div className={`${styles.panel} screen-only`}>
          <noscript>
            <p>{say(contactMessages.withoutScript)}</p>
          </noscript>
          <Island name="message" className="needs-script">
            <MessageForm language={language} />
          </Island>
        </div>
      </div>
    </section>
  );
}
