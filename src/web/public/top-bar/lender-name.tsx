import { Icon } from '#web/site-parts/icon.tsx';
import { useSite } from '../site-context.ts';
import styles from './lender-name.module.css';

interface LenderNameProps {
  /** Shows both languages even when there is little room. */
  readonly isWhole?: boolean;
}

/** The logo and the name in both languages; when there is little room, only in the page's own. */
export function LenderName({ isWhole = false }: LenderNameProps) {
  const { content, language } = useSite();
  const { name } = content.lender;
  const other = (shown: 'en' | 'ur') => (isWhole || shown === language ? '' : styles.wide);
  return (
    <span className={`${styles.name} ${isWhole ? styles.whole : ''}`}>
      <Icon name="mark" size={36} />
      <span lang="en" dir="ltr" className={`${styles.latin} ${other('en')}`}>
        {name.en}
      </span>
      <span className={`${styles.rule} ${isWhole ? '' : styles.wide}`} />
      <span lang="ur" dir="rtl" className={`${styles.nastaliq} ${other('ur')}`}>
        {name.ur}
      </span>
    </span>
  );
}
