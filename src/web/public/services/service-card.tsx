import type { SiteService } from '#contract/site/site-content.ts';
import { sitePagePath } from '#contract/site/site-pages.ts';
import { equalOfferOf } from '#domain/lending/agreements/offer.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { Pictogram } from '#web/goods/pictogram.tsx';
import { Icon } from '#web/site-parts/icon.tsx';
import { filledIn } from '../calculator/calculator.messages.ts';
import { SectionLink } from '../parts/section-link.tsx';
import { useSite } from '../site-context.ts';
import styles from './service-card.module.css';
import { serviceMessages } from './services.messages.ts';
import { windowPictures } from './window-pictures.ts';

interface ServiceCardProps {
  readonly service: SiteService<string>;
}

export function ServiceCard({ service }: ServiceCardProps) {
  const { content, language, say } = useSite();
  const hasGoods = content.goods.some((good) => good.service === service.type);
  const picture = windowPictures[service.scene];
  return (
    <article className={`${styles.card} ${styles[service.scene]}`}>
      <div className={`${styles.view} screen-only`}>
        <picture>
          <source type="image/avif" srcSet={picture.avif} />
          <img
            src={picture.webp}
            alt=""
            width={264}
            height={216}
            loading="lazy"
            className={`${styles.window} after-load`}
          />
        </picture>
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>{service.name[language]}</h3>
        {language === 'en' && (
          <p lang="ur" dir="rtl" className={styles.urduName}>
            {service.name.ur}
          </p>
        )}
        <p className={styles.summary}>{service.summary}</p>
        <ul className={styles.items}>
          {service.items.map((item) => (
            <li key={item} className={styles.item}>
              <Icon name="bullet" size={14} className={styles.bullet} />
              {item}
            </li>
          ))}
        </ul>
        <Example of={service.type} />
        <p className={`${styles.links} screen-only`}>
          <SectionLink to="contact" className={styles.ask} asksAbout={service.type}>
            {say(serviceMessages.askAboutThis)}
            <span className="visually-hidden">{`: ${service.name[language]}`}</span>
            {!hasGoods && <Icon name="arrow" className={styles.arrow} />}
          </SectionLink>
          {hasGoods && (
            <a
              href={sitePagePath({ page: 'products', service: service.type }, language)}
              className={styles.ask}
            >
              {say(serviceMessages.seeAll)}
              <span className="visually-hidden">{`: ${service.name[language]}`}</span>
              <Icon name="arrow" className={styles.arrow} />
            </a>
          )}
        </p>
      </div>
    </article>
  );
}

interface ExampleProps {
  readonly of: SiteService['type'];
}

/** The monthly installment of the first thing that the lender shows for a service, leading to its page. */
function Example({ of }: ExampleProps) {
  const { content, language, say } = useSite();
  const good = content.goods.find(({ service }) => service === of);
  if (good === undefined || !content.showsPrices) return null;
  const months = Math.max(...good.termsMonths);
  const offer = equalOfferOf(good, months);
  if (offer === null) return null;
  return (
    <a
      href={sitePagePath({ page: 'product', slug: good.slug }, language)}
      className={`${styles.example} screen-only`}
    >
      <Pictogram name={good.pictogram} />
      <span>
        {good.name}
        <br />
        <b>{say(saidRupees)(offer.installment)}</b> {say(filledIn.times).replace('{months}', String(months))}
      </span>
    </a>
  );
}
