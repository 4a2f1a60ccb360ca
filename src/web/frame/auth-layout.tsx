import type { ReactNode } from 'react';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { sitePath } from '#web/paths.ts';
import { lenderName, lenderNameDrawing } from '#web/ui/brand.messages.ts';
import { QistMark } from '#web/ui/qist-mark.tsx';
import classes from './auth-layout.module.css';
import { OtherLanguageButton } from './other-language-button.tsx';
import { messages } from './shell.messages.ts';

interface AuthLayoutProps {
  readonly children: ReactNode;
}

/** A header and a centered column of 420 px, for everything before the signed-in areas. */
export function AuthLayout({ children }: AuthLayoutProps) {
  const pick = usePick();
  const language = useLanguage();
  const site = sitePath(language);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <a href={site} className={classes.brand}>
          <QistMark size={36} />
          <span className={classes.name}>{pick(lenderName)}</span>
          {language === 'en' && lenderNameDrawing && (
            <img src={lenderNameDrawing} alt="" className={classes.urduName} />
          )}
        </a>
        <div className={classes.links}>
          <a href={site} className={classes.back}>
            {pick(messages.backToSite)}
          </a>
          <OtherLanguageButton />
        </div>
      </header>
      <main className={classes.main}>
        <div className={classes.content}>{children}</div>
      </main>
    </div>
  );
}
