import { signInPathIn, sitePath } from '#web/paths.ts';
import button from '#web/site-parts/button.module.css';
import { Icon } from '#web/site-parts/icon.tsx';
import { DialogOpener } from '../parts/dialog-opener.tsx';
import layout from '../parts/layout.module.css';
import { partMessages } from '../parts/parts.messages.ts';
import { SectionLink } from '../parts/section-link.tsx';
import { useSite } from '../site-context.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { LenderName } from './lender-name.tsx';
import { topBarMessages } from './top-bar.messages.ts';
import styles from './top-bar.module.css';

const links = ['services', 'about', 'branches', 'contact'] as const;

export function TopBar() {
  const { content, language, say } = useSite();
  return (
    <header data-offset="false" className={`${styles.bar} first-screen`}>
      <a href="#main" className={styles.skip}>
        {say(topBarMessages.skip)}
      </a>
      <div className={`${layout.container} ${styles.row}`}>
        <a href={sitePath(language)} className={styles.home}>
          <LenderName />
        </a>
        {content.isPublished && (
          <nav className={styles.nav} aria-label={say(topBarMessages.sections)}>
            {links.map((id) => (
              <SectionLink key={id} to={id} className={styles.link}>
                {say(topBarMessages[id])}
              </SectionLink>
            ))}
          </nav>
        )}
        <LanguageSwitch className={styles.language} />
        <a href={signInPathIn(language)} className={styles.signIn}>
          <Icon name="user" size={24} />
          <span>{say(partMessages.signIn)}</span>
        </a>
        {content.isPublished && (
          <DialogOpener opens="contact" className={`${button.button} ${button.primary} ${styles.contact}`}>
            <span>{say(topBarMessages.contactUs)}</span>
          </DialogOpener>
        )}
      </div>
    </header>
  );
}
