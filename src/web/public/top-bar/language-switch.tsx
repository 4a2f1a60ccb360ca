import { sitePagePath } from '#contract/site/site-pages.ts';
import { useSite } from '../site-context.ts';
import { topBarMessages } from './top-bar.messages.ts';

interface LanguageSwitchProps {
  readonly className?: string | undefined;
}

/** The same page in the other language. It keeps the reader's place and the input. */
export function LanguageSwitch({ className }: LanguageSwitchProps) {
  const { language, place, say } = useSite();
  const other = language === 'en' ? 'ur' : 'en';
  return (
    <a
      href={sitePagePath(place, other)}
      hrefLang={other}
      lang={other}
      className={className}
      data-language-switch=""
    >
      {say(topBarMessages.otherLanguage)}
    </a>
  );
}
