import { goodsPartMax } from '#contract/site/goods-parts.ts';
import type { SiteGood } from '#contract/site/site-content.ts';
import { sitePagePath } from '#contract/site/site-pages.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { filled } from '../calculator/filled.ts';
import layout from '../parts/layout.module.css';
import { ListParts } from '../parts/list-parts.tsx';
import { SectionLink } from '../parts/section-link.tsx';
import { useSite } from '../site-context.ts';
import { topBarMessages as topBar } from '../top-bar/top-bar.messages.ts';
import { GoodPicture } from './good-picture.tsx';
import { longestOffer } from './longest-offer.ts';
import { productsMessages as messages, saidBySearch } from './products.messages.ts';
import styles from './products.module.css';

/** The first screen: what the list is. */
export function ProductsHead() {
  const { content, say } = useSite();
  return (
    <header className={`${layout.container} ${styles.head} first-screen`}>
      <h1 className={styles.title} tabIndex={-1}>
        {say(messages.title)}
      </h1>
      <p className={styles.lead}>{say(content.showsPrices ? messages.lead : messages.leadWithoutPrices)}</p>
    </header>
  );
}

/** The things that the lender shows, or those of one service, a part at a time. */
export function Products() {
  const { content, place, say } = useSite();
  const { service, part = 1 } = place;
  const goods = content.goods.filter((good) => service === undefined || good.service === service);
  return (
    <div className={styles.page}>
      <ProductsHead />
      <div className={layout.container}>
        {place.isGone && <p className={styles.gone}>{say(messages.gone)}</p>}
        {content.goods.length > 1 && <Search />}
        <Choice />
        <ul className={styles.goods} data-goods>
          {goods.slice((part - 1) * goodsPartMax, part * goodsPartMax).map((good) => (
            <Good key={good.slug} good={good} />
          ))}
        </ul>
        <p className={styles.none} data-none hidden>
          <span>{say(messages.none)}</span> <SectionLink to="contact">{say(topBar.contactUs)}</SectionLink>
        </p>
        <ListParts count={Math.ceil(goods.length / goodsPartMax)} label={messages.parts} />
      </div>
    </div>
  );
}

/** A field for a name in either language. Its script shows what it finds in place of the list. */
function Search() {
  const { language, say } = useSite();
  const said = Object.entries(saidBySearch).map(([name, text]) => [dataName(name), text[language]]);
  return (
    <search className="needs-script screen-only">
      <form className={styles.search} data-search {...Object.fromEntries(said)}>
        <label htmlFor="search-goods">{say(messages.which)}</label>
        <input id="search-goods" type="search" autoComplete="off" spellCheck={false} maxLength={100} />
        <p role="status" />
      </form>
    </search>
  );
}

/** The attribute that `dataset` has under a name. */
const dataName = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Links to the list of each service that has things, with their number. */
function Choice() {
  const { content, language, place, say } = useSite();
  const { goods, services } = content;
  const all = { service: undefined, name: say(messages.all), count: goods.length };
  const each = services.map(({ type, shortName }) => ({
    ...{ service: type, name: shortName, count: goods.filter((good) => good.service === type).length },
  }));
  return (
    <nav className={`${styles.choice} screen-only`} aria-label={say(messages.kinds)}>
      {[all, ...each.filter(({ count }) => count > 0)].map(({ service, name, count }) => (
        <a
          key={name}
          href={sitePagePath({ page: 'products', ...(service && { service }) }, language)}
          aria-current={place.service === service ? 'true' : undefined}
        >
          {name}
          {say(messages.comma)}
          <Ltr>{count}</Ltr>
        </a>
      ))}
    </nav>
  );
}

interface GoodProps {
  readonly good: SiteGood<string>;
}

function Good({ good }: GoodProps) {
  const { content, language, say } = useSite();
  const offer = content.showsPrices ? longestOffer(good) : null;
  return (
    <li>
      <a href={sitePagePath({ page: 'product', slug: good.slug }, language)}>
        <span>
          <GoodPicture good={good} />
        </span>
        <span>
          {good.name}
          <br />
          {offer === null ? (
            <small>{filled(say(messages.upTo), { months: Math.max(...good.termsMonths) })}</small>
          ) : (
            <>
              <b>{filled(say(messages.eachMonth), { amount: offer.installment })}</b>
              <small>
                {filled(say(messages.terms), { months: offer.months, down: offer.downPayment })}
                <br />
                {filled(say(messages.sum), { total: good.cashPrice })}
              </small>
            </>
          )}
        </span>
      </a>
    </li>
  );
}
