import { whatsAppLink } from '#web/outside-links.ts';
import { sitePath } from '#web/paths.ts';
import button from '#web/site-parts/button.module.css';
import { ExternalLink } from '#web/site-parts/external-link.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { useSite } from '../site-context.ts';
import { calculatorMessages as messages } from './calculator.messages.ts';
import styles from './calculator.module.css';

interface ResultProps {
  /** True where the thing is named above. */
  readonly isOfOne?: boolean;
}

/** The installments that the script works out. */
export function Result({ isOfOne = false }: ResultProps) {
  const { content, language, say } = useSite();
  return (
    <section className={styles.result} aria-live="polite" aria-labelledby="calculator-amount">
      <p data-out="thing" className={styles.thing} hidden={isOfOne} />
      <p id="calculator-amount" data-out="amount" className={styles.amount} />
      <p data-out="times" />
      <p data-out="dates" data-dates={say(messages.dates)} className={styles.note} />
      <hr className={styles.rule} />
      <p className={styles.line}>
        <span>{say(messages.priceInShop)}</span>
        <Ltr>
          <b data-out="price" />
        </Ltr>
      </p>
      <div className={styles.whole} aria-hidden="true" />
      <div className={styles.parts} data-out="parts" aria-hidden="true" />
      <p className={styles.line}>
        <span>
          {say(messages.youPay)}:{' '}
          <Ltr>
            <span data-out="sum" />
          </Ltr>
        </span>
        <Ltr>
          <b data-out="total" />
        </Ltr>
      </p>
      <p className={styles.nothing}>{say(messages.nothingAdded)}</p>
      <details className={styles.schedule}>
        <summary>{say(messages.schedule)}</summary>
        <ol data-out="schedule" />
      </details>
      <div className={styles.actions}>
        <a href={`${sitePath(language)}#contact`} data-out="ask" className={`${button.button} ${styles.ask}`}>
          <span>{say(messages.ask)}</span>
        </a>
        <ExternalLink
          language={language}
          href={whatsAppLink(content.lender.whatsApp)}
          className={`${button.button} ${styles.chat}`}
        >
          <span data-out="chat">{say(messages.whatsApp)}</span>
        </ExternalLink>
      </div>
      <p className={styles.note}>{say(messages.anExample)}</p>
    </section>
  );
}
