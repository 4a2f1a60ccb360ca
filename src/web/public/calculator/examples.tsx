import type { SiteGood } from '#contract/site/site-content.ts';
import { equalOfferOf } from '#domain/lending/agreements/offer.ts';
import { formatCount } from '#web/format/count.ts';
import { Pictogram } from '#web/goods/pictogram.tsx';
import { telephoneLink } from '#web/outside-links.ts';
import button from '#web/site-parts/button.module.css';
import { Ltr } from '#web/ui/ltr.tsx';
import { useSite } from '../site-context.ts';
import { calculatorMessages as messages } from './calculator.messages.ts';
import styles from './examples.module.css';

interface ExamplesProps {
  readonly goods: readonly SiteGood<string>[];
}

/** Each thing over its longest term, with the down payment that makes all its installments equal. */
export function Examples({ goods }: ExamplesProps) {
  const { content, say } = useSite();
  return (
    <section className={styles.examples} aria-labelledby="calculator-examples">
      <h2 id="calculator-examples" className={styles.heading}>
        {say(messages.examples)}
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{say(messages.thing)}</th>
            <th>{say(messages.price)}</th>
            <th>{say(messages.downPayment)}</th>
            <th>{say(messages.installments)}</th>
            <th>{say(messages.aMonth)}</th>
            <th>{say(messages.total)}</th>
          </tr>
        </thead>
        <tbody>
          {goods.map((good) => {
            const months = Math.max(...good.termsMonths);
            const offer = equalOfferOf(good, months);
            if (offer === null) return null;
            const figures = [
              [messages.price, good.cashPrice],
              [messages.downPayment, offer.downPayment],
              [messages.installments, months],
              [messages.aMonth, offer.installment],
              [messages.total, offer.downPayment + months * offer.installment],
            ] as const;
            return (
              <tr key={good.name}>
                <th scope="row" className={styles.named}>
                  <Pictogram name={good.pictogram} />
                  {good.name}
                </th>
                {figures.map(([label, figure]) => (
                  <td key={label.en} data-label={say(label)} data-strong={label === messages.aMonth}>
                    <Ltr>{formatCount(figure)}</Ltr>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={`${styles.call} screen-only`}>
        <a
          href={telephoneLink(content.lender.phone)}
          className={`${button.button} ${button.outline} ${button.large}`}
        >
          <span>{say(messages.callUs)}</span>
        </a>
      </p>
    </section>
  );
}
