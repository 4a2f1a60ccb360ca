import { saidRupees } from '#web/format/rupees.ts';
import { Icon } from '#web/site-parts/icon.tsx';
import { useSite } from '../site-context.ts';
import styles from './relief-card.module.css';
import { serviceMessages } from './services.messages.ts';

/** The example is laid in equal tiles, as an installment plan is. */
const tileCount = 15;
const tiles = [...Array(tileCount).keys()];

export function ReliefCard() {
  const { content, say } = useSite();
  const { requested, repaid } = content.relief;
  const repaidTiles = Math.round((repaid / requested) * tileCount);
  return (
    <article className={styles.card}>
      <h3 className={styles.title}>{content.texts.reliefHeading}</h3>
      <p className={styles.text}>{content.texts.reliefExplanation}</p>
      <p className={styles.example}>
        {say(serviceMessages.example)} <bdi className={styles.requested}>{say(saidRupees)(requested)}</bdi>
      </p>
      <div className={styles.tiles} aria-hidden="true">
        {tiles.map((tile) =>
          tile < repaidTiles ? (
            <span key={tile} className={styles.repaid} />
          ) : (
            <span key={tile} className={styles.waived}>
              <Icon name="star" size={14} />
            </span>
          ),
        )}
      </div>
      <dl className={styles.figures}>
        <div>
          <dt className={styles.label}>{say(serviceMessages.repaid)}</dt>
          <dd className={styles.amount}>
            <bdi>{say(saidRupees)(repaid)}</bdi>
          </dd>
        </div>
        <div>
          <dt className={styles.label}>{say(serviceMessages.waived)}</dt>
          <dd className={styles.amount}>
            <bdi>{say(saidRupees)(requested - repaid)}</bdi>
          </dd>
        </div>
      </dl>
    </article>
  );
}
