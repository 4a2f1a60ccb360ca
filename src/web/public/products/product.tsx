import type { SiteGood } from '#contract/site/site-content.ts';
import { sitePagePath } from '#contract/site/site-pages.ts';
import { equalOfferOf } from '#domain/lending/agreements/offer.ts';
import { formatCount } from '#web/format/count.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { whatsAppMessageLink } from '#web/outside-links.ts';
import { sitePath } from '#web/paths.ts';
import button from '#web/site-parts/button.module.css';
import { ExternalLink } from '#web/site-parts/external-link.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { calculatorMessages as calculator } from '../calculator/calculator.messages.ts';
import { EntryOfOne } from '../calculator/entry.tsx';
import examples from '../calculator/examples.module.css';
import { filled } from '../calculator/filled.ts';
import { Result } from '../calculator/result.tsx';
import { BringList } from '../guide/bring-list.tsx';
import layout from '../parts/layout.module.css';
import { useSite } from '../site-context.ts';
import { GoodPicture } from './good-picture.tsx';
import styles from './product.module.css';
import { productsMessages as messages } from './products.messages.ts';

/** One thing with its price, its installments over each term, and the ways to ask for it. */
export function Product() {
  const { content, language, place, say } = useSite();
  const good = content.goods.find(({ slug }) => slug === place.slug);
  if (good === undefined) return null;
  const service = content.services.find(({ type }) => type === good.service);
  const { showsPrices } = content;
  return (
    <div className={`${layout.container} ${styles.page}`}>
      <p className={`${styles.path} screen-only`}>
        <a href={sitePagePath('products', language)}>{say(messages.title)}</a>
        {' / '}
        <a href={sitePagePath({ page: 'products', service: good.service }, language)}>{service?.shortName}</a>
      </p>
      <div className={styles.columns}>
        <div className={styles.picture}>
          <GoodPicture good={good} />
        </div>
        <div className={styles.facts}>
          <h1 className={styles.name} tabIndex={-1}>
            {good.name}
          </h1>
          {showsPrices ? (
            <>
              <p>
                {say(calculator.priceInShop)} <b>{say(saidRupees)(good.cashPrice)}</b>
              </p>
              <div className="needs-script screen-only">
                <EntryOfOne good={good} />
                <Result isOfOne />
              </div>
            </>
          ) : (
            <Asking good={good} />
          )}
        </div>
      </div>
      {showsPrices && <Terms good={good} />}
      <section className={styles.bring}>
        <BringList />
      </section>
    </div>
  );
}

interface GoodProps {
  readonly good: SiteGood<string>;
}

/** For a lender that shows no prices: the longest term, and the ways to ask for the price. */
function Asking({ good }: GoodProps) {
  const { content, language, say } = useSite();
  return (
    <>
      <p className={styles.muted}>{filled(say(messages.upTo), { months: Math.max(...good.termsMonths) })}</p>
      <p>{say(messages.askThePrice)}</p>
      <p className={`${styles.asking} screen-only`}>
        <a href={`${sitePath(language)}#contact`} className={`${button.button} ${button.primary}`}>
          <span>{say(calculator.ask)}</span>
        </a>
        <ExternalLink
          language={language}
          href={whatsAppMessageLink(content.lender.whatsApp, good.name)}
          className={`${button.button} ${button.outline}`}
        >
          <span>{say(calculator.whatsApp)}</span>
        </ExternalLink>
      </p>
    </>
  );
}

/** The equal installments over each term: the page without scripts, and with them all terms beside each other. */
function Terms({ good }: GoodProps) {
  const { language, say } = useSite();
  return (
    <section className={examples.examples} aria-labelledby="product-terms">
      <h2 id="product-terms" className={examples.heading}>
        {say(messages.everyTerm)}
      </h2>
      <table className={examples.table}>
        <thead>
          <tr>
            <th>{say(calculator.installments)}</th>
            <th>{say(calculator.aMonth)}</th>
            <th>{say(calculator.downPayment)}</th>
            <th>{say(calculator.total)}</th>
          </tr>
        </thead>
        <tbody>
          {good.termsMonths.map((months) => {
            const offer = equalOfferOf(good, months);
            if (offer === null) return null;
            const figures = [
              [calculator.aMonth, offer.installment],
              [calculator.downPayment, offer.downPayment],
              [calculator.total, offer.downPayment + months * offer.installment],
            ] as const;
            return (
              <tr key={months}>
                <th scope="row" data-label={say(calculator.installments)}>
                  <Ltr>{months}</Ltr>
                </th>
                {figures.map(([label, figure]) => (
                  <td key={label.en} data-label={say(label)} data-strong={label === calculator.aMonth}>
                    <Ltr>{formatCount(figure)}</Ltr>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={`${styles.another} screen-only`}>
        <a href={sitePagePath('calculator', language)}>{say(messages.another)}</a>
      </p>
    </section>
  );
}
