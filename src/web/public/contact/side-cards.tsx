import type { ReactNode } from 'react';
import { formatInternationalPhone } from '#web/format/international-phone.ts';
import { emailLink, whatsAppLink } from '#web/outside-links.ts';
import { ExternalLink } from '#web/site-parts/external-link.tsx';
import { Icon, type IconName } from '#web/site-parts/icon.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { OpenHours } from '#web/ui/open-hours.tsx';
import { useSite } from '../site-context.ts';
import { contactMessages } from './contact.messages.ts';
import styles from './side-cards.module.css';

export function SideCards() {
  const { content, language, say } = useSite();
  const { lender, texts } = content;
  return (
    <div className={styles.cards}>
      <Card icon="chat" tone="green" title={say(contactMessages.whatsApp)}>
        <ExternalLink
          language={language}
          href={whatsAppLink(lender.whatsApp)}
          className={`${styles.link} ${styles.number}`}
        >
          <Ltr>{formatInternationalPhone(lender.whatsApp)}</Ltr>
        </ExternalLink>
        <p className={styles.note}>{say(contactMessages.available)}</p>
      </Card>
      <Card icon="mail" tone="blue" title={say(contactMessages.email)}>
        <a href={emailLink(lender.email)} className={styles.link}>
          <Ltr>{lender.email}</Ltr>
        </a>
        <p className={styles.note}>{say(contactMessages.response)}</p>
      </Card>
      <Card icon="clock" tone="blue" title={say(contactMessages.officeHours)}>
        <dl className={styles.hours}>
          {lender.officeHours.map(({ days, opensAt, closesAt }) => (
            <div key={days} className={styles.row}>
              <dt>{days}</dt>
              <dd>
                <OpenHours language={language} opensAt={opensAt} closesAt={closesAt} dash="-" />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card icon="lock" tone="safe" title={texts.privacyHeading}>
        <p className={styles.note}>{texts.privacyExplanation}</p>
      </Card>
    </div>
  );
}

interface CardProps {
  readonly icon: IconName;
  readonly tone: 'green' | 'blue' | 'safe';
  readonly title: string;
  readonly children: ReactNode;
}

function Card({ icon, tone, title, children }: CardProps) {
  return (
    <article className={`${styles.card} ${styles[tone]}`}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={styles.body}>
        <h3 className={styles.title}>{title}</h3>
        {children}
      </div>
    </article>
  );
}
