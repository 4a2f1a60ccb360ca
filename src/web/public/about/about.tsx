import { Icon } from '#web/site-parts/icon.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import layout from '../parts/layout.module.css';
import { useSite } from '../site-context.ts';
import styles from './about.module.css';
import { PromiseCard } from './promise-card.tsx';

export function About() {
  const { stats, texts } = useSite().content;
  return (
    <section id="about" className={`${layout.section} ${layout.tinted} later`}>
      <div className={layout.container}>
        <div className={styles.mission}>
          <div>
            <h2 className={styles.title} tabIndex={-1}>
              {texts.missionHeading}
            </h2>
            <p className={styles.text}>{texts.mission}</p>
            <p className={styles.text}>{texts.missionOfficers}</p>
          </div>
          <PromiseCard />
        </div>
        <dl className={styles.stats}>
          {stats.map(({ figure, label }) => (
            <div key={label} className={styles.stat}>
              <Icon name="star" size={104} className={styles.star} />
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.figure}>
                <Ltr>{figure}</Ltr>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
