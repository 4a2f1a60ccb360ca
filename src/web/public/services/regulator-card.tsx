import { Icon } from '#web/site-parts/icon.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { useSite } from '../site-context.ts';
import styles from './regulator-card.module.css';
import { serviceMessages } from './services.messages.ts';

export function RegulatorCard() {
  const { content, say } = useSite();
  const { texts, lender } = content;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <Icon name="seal" size={74} className={styles.seal} />
        <h3 className={styles.title}>{texts.regulatorHeading}</h3>
      </header>
      <p className={styles.text}>{texts.regulatorExplanation}</p>
      <ul className={styles.points}>
        {[texts.regulatorFirstPoint, texts.regulatorSecondPoint].map((point) => (
          <li key={point} className={styles.point}>
            <Icon name="check" size={18} className={styles.tick} />
            {point}
          </li>
        ))}
      </ul>
      {lender.licenceNumber !== null && (
        <p className={styles.licence}>
          <span>{say(serviceMessages.licenceNumber)}</span>
          <Ltr className={styles.number}>{lender.licenceNumber}</Ltr>
        </p>
      )}
    </article>
  );
}
