import layout from '../parts/layout.module.css';
import { SectionHead } from '../parts/section-head.tsx';
import { useSite } from '../site-context.ts';
import { RegulatorCard } from './regulator-card.tsx';
import { ReliefCard } from './relief-card.tsx';
import { ServiceCard } from './service-card.tsx';
import styles from './services.module.css';

export function Services() {
  const { services, texts } = useSite().content;
  return (
    <section id="services" className={`${layout.section} later`}>
      <div className={layout.container}>
        <SectionHead title={texts.servicesHeading} text={texts.servicesIntroduction} />
        <div className={styles.cards}>
          {services.map((service) => (
            <ServiceCard key={service.type} service={service} />
          ))}
        </div>
        <div className={styles.pair}>
          <ReliefCard />
          <RegulatorCard />
        </div>
      </div>
    </section>
  );
}
