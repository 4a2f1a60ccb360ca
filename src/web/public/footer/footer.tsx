import { sitePagePath } from '#contract/site/site-pages.ts';
import { formatInternationalPhone } from '#web/format/international-phone.ts';
import { telephoneLink } from '#web/outside-links.ts';
import { signInPathIn } from '#web/paths.ts';
import { ExternalLink } from '#web/site-parts/external-link.tsx';
import { Icon } from '#web/site-parts/icon.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import layout from '../parts/layout.module.css';
import { partMessages } from '../parts/parts.messages.ts';
import { SectionLink } from '../parts/section-link.tsx';
import { useSite } from '../site-context.ts';
import { LenderName } from '../top-bar/lender-name.tsx';
import { footerMessages } from './footer.messages.ts';
import styles from './footer.module.css';

const networks = ['facebook', 'instagram', 'youtube'] as const;
const quickLinks = ['about', 'branches', 'contact'] as const;

export function Footer() {
  const { content, language, place, say } = useSite();
  const { goods, lender, posts, services, showsPrices, texts } = content;
  const known = [
    ...(goods.length > 0 ? (['products'] as const) : []),
    ...(goods.length > 0 && showsPrices ? (['calculator'] as const) : []),
    ...(['guide'] as const),
    ...(posts.length > 0 ? (['blog'] as const) : []),
    ...(['check', 'complaints'] as const),
  ];
  return (
    <footer className={place.page === 'home' ? `${styles.footer} later` : styles.footer}>
      <div className={`${layout.container} ${styles.columns}`}>
        <div className={styles.lender}>
          <LenderName isWhole />
          <p className={styles.statement}>{texts.footerStatement}</p>
          <p className={`${styles.social} screen-only`}>
            {networks.map((network) => {
              const address = lender.social[network];
              return address ? (
                <ExternalLink
                  key={network}
                  language={language}
                  href={address}
                  className={styles.network}
                  label={say(footerMessages[network])}
                >
                  <Icon name={network} />
                </ExternalLink>
              ) : null;
            })}
          </p>
        </div>
        <nav aria-labelledby="footer-services" className="screen-only">
          <h2 id="footer-services" className={styles.title}>
            {say(footerMessages.services)}
          </h2>
          {services.map((service) => (
            <SectionLink key={service.type} to="services" className={styles.link}>
              {service.name[language]}
            </SectionLink>
          ))}
        </nav>
        <nav aria-labelledby="footer-links" className="screen-only">
          <h2 id="footer-links" className={styles.title}>
            {say(footerMessages.quickLinks)}
          </h2>
          {quickLinks.map((id) => (
            <SectionLink key={id} to={id} className={styles.link}>
              {say(footerMessages[id])}
            </SectionLink>
          ))}
          <a href={signInPathIn(language)} className={styles.link}>
            {say(partMessages.signIn)}
          </a>
        </nav>
        <nav aria-labelledby="footer-more" className="screen-only">
          <h2 id="footer-more" className={styles.title}>
            {say(footerMessages.goodToKnow)}
          </h2>
          {known.map((to) => (
            <a key={to} href={sitePagePath(to, language)} className={styles.link}>
              {say(footerMessages[to])}
            </a>
          ))}
        </nav>
        <div className={styles.call}>
          <h2 className={styles.title}>{say(footerMessages.callUs)}</h2>
          <a href={telephoneLink(lender.phone)} className={styles.phone}>
            <Ltr>{formatInternationalPhone(lender.phone)}</Ltr>
          </a>
          {lender.licenceNumber !== null && <Compliance number={lender.licenceNumber} />}
        </div>
      </div>
      <div className={`${layout.container} ${styles.end}`}>
        <small className={styles.copyright}>
          {`© ${lender.copyrightYear} ${lender.name[language]}${say(footerMessages.sentenceEnd)} ${say(footerMessages.allRightsReserved)}`}
        </small>
      </div>
    </footer>
  );
}

/** The seal of the authorization with its number. */
function Compliance({ number }: { readonly number: string }) {
  const { say } = useSite();
  return (
    <div className={styles.compliance}>
      <Icon name="seal" size={50} />
      <p>
        <span className={styles.authorized}>{say(footerMessages.regulatorAuthorized)}</span>
        <span className={styles.licence}>
          {say(footerMessages.licenceNumber)} <Ltr>{number}</Ltr>
        </span>
      </p>
    </div>
  );
}
