import { sitePagePath } from '#contract/site/site-pages.ts';
import button from '#web/site-parts/button.module.css';
import { calculatorMessages } from '../calculator/calculator.messages.ts';
import layout from '../parts/layout.module.css';
import { SectionHead } from '../parts/section-head.tsx';
import { useSite } from '../site-context.ts';
import { RegulatorCard } from './regulator-card.tsx';
import { ReliefCard } from './relief-card.tsx';
import { ServiceCard } from './service-card.tsx';
import { serviceMessages } from './services.messages.ts';
import styles from './services.module.css';

export function Services() {
  const { content, language, say } = useSite();
  const { goods, services, showsPrices, texts } = content;
  return (
    <section id="services" className={`${layout.section} later`}>
      <div className={layout.container}>
        <SectionHead title={texts.servicesHeading} text={texts.servicesIntroduction} />
        <div className={styles.cards}>
          {services.map((service) => (
            <ServiceCard key={service.type} service={service} />
          ))}
        </div>
        {showsPrices && goods.length > 0 && (
          <aside className={`${styles.strip} screen-only`}>
            <p>
              <b>{say(calculatorMessages.title)}</b> {say(serviceMessages.calculatorText)}
            </p>
            <a href={sitePagePath('calculator', language)} className={`${button.button} ${button.outline}`}>
              <span>{say(serviceMessages.workItOut)}</span>
            </a>
          </aside>
        )}
        <div className={styles.pair}>
          <ReliefCard />
          <RegulatorCard />
        </div>
      </div>
    </section>
  );
}
