import { useSite } from '../site-context.ts';
import { aboutMessages } from './about.messages.ts';
import styles from './promise-card.module.css';

export function PromiseCard() {
  const { content, language, say } = useSite();
  return (
    <figure className={styles.card}>
      <figcaption className={styles.caption}>{say(aboutMessages.ourPromise)}</figcaption>
      <blockquote className={styles.promise}>
        <Sentences text={content.promise[language]} />
      </blockquote>
      {language === 'en' && (
        <p lang="ur" dir="rtl" className={styles.urdu}>
          <Sentences text={content.promise.ur} />
        </p>
      )}
    </figure>
  );
}

interface SentencesProps {
  readonly text: string;
}

/** Each sentence is on its own line. */
function Sentences({ text }: SentencesProps) {
  return text.split(/(?<=[.۔]) /).map((sentence) => (
    <span key={sentence} className={styles.sentence}>
      {sentence}{' '}
    </span>
  ));
}
