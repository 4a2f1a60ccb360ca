import { Icon } from '#web/site-parts/icon.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { useSite } from '../site-context.ts';
import styles from './trust-badges.module.css';

export function TrustBadges() {
  const { content } = useSite();
  return (
    <ul className={styles.badges}>
      {content.badges.map(({ sign, figure, claim, note }) => (
        <li key={sign} className={styles.badge}>
          <span className={styles.sign}>
            <Icon name="star" size={52} className={styles.ground} />
            <Icon name={sign} size={22} />
          </span>
          <span>
            <strong className={styles.claim}>
              {figure && <Ltr>{figure}</Ltr>} {claim}
            </strong>
            <span className={styles.note}>{note}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
