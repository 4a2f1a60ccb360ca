import { useSite } from '../site-context.ts';
import { aboutMessages } from './about.messages.ts';
import styles from './promise-card.module.css';

export function PromiseCard() {
  const { content, language, say } = useSite();
  return (
    <figure className={styles.card}>
      <figcaption className={styles.caption}>{say(aboutMessages.ourPromise)}</figcaption>
      <blockquote className={styles.promise}>{content.promise[language]}</blockquote>
      {language === 'en' && (
        <p lang="ur" dir="rtl" className={styles.urdu}>
          {content.promise.ur}
        </p>
      )}
    </figure>
  );
}
