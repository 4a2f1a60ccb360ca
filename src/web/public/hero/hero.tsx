import button from '#web/site-parts/button.module.css';
import { Island } from '../islands/island.tsx';
import { slidesOf } from '../islands/page-data.ts';
import { Slideshow } from '../islands/slideshow.tsx';
import { DialogOpener } from '../parts/dialog-opener.tsx';
import layout from '../parts/layout.module.css';
import { SectionLink } from '../parts/section-link.tsx';
import { useSite } from '../site-context.ts';
import { heroMessages } from './hero.messages.ts';
import styles from './hero.module.css';
import { TrustBadges } from './trust-badges.tsx';

export function Hero() {
  const { content, language, say } = useSite();
  return (
    <section id="hero" className={`${styles.hero} first-screen`}>
      <div className={styles.stage}>
        <div className={`${layout.container} ${styles.text}`}>
          <Headline />
          <p className={styles.introduction}>{content.texts.introduction}</p>
          <div className={`${styles.actions} screen-only`}>
            <DialogOpener opens="contact" className={`${button.button} ${button.primary} ${button.large}`}>
              <span>{say(heroMessages.contactUs)}</span>
            </DialogOpener>
            <SectionLink to="services" className={styles.more}>
              {say(heroMessages.seeServices)}
            </SectionLink>
          </div>
        </div>
        <Island name="pictures" className={`${styles.pictures} screen-only`}>
          <Slideshow language={language} slides={slidesOf(content)} />
        </Island>
      </div>
      <div className={`${layout.container} ${styles.badges}`}>
        <TrustBadges />
      </div>
    </section>
  );
}

/** The headline in both languages; the reader's own is the page's first heading. */
function Headline() {
  const { content, language } = useSite();
  const { en, ur } = content.headline;
  const english = language === 'en';
  const Latin = english ? 'h1' : 'p';
  const Nastaliq = english ? 'p' : 'h1';
  return (
    <>
      <Nastaliq
        lang="ur"
        dir="rtl"
        className={english ? styles.nastaliqAbove : styles.nastaliqTitle}
        tabIndex={english ? undefined : -1}
      >
        {ur}
      </Nastaliq>
      <Latin
        lang="en"
        dir="ltr"
        className={english ? styles.latinTitle : styles.latinBelow}
        tabIndex={english ? -1 : undefined}
      >
        {en}
      </Latin>
    </>
  );
}
