import type { SiteService } from '#contract/site/site-content.ts';
import { Icon } from '#web/site-parts/icon.tsx';
import { SectionLink } from '../parts/section-link.tsx';
import { useSite } from '../site-context.ts';
import styles from './service-card.module.css';
import { serviceMessages } from './services.messages.ts';
import { windowPictures } from './window-pictures.ts';

interface ServiceCardProps {
  readonly service: SiteService<string>;
}

export function ServiceCard({ service }: ServiceCardProps) {
  const { language, say } = useSite();
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
        <SectionLink to="contact" className={`${styles.ask} screen-only`} asksAbout={service.type}>
          {say(serviceMessages.askAboutThis)}
          <span className="visually-hidden">{`: ${service.name[language]}`}</span>
          <Icon name="arrow" className={styles.arrow} />
        </SectionLink>
      </div>
    </article>
  );
}
