import { useLanguage, usePick } from '#web/i18n/language.ts';
import { sitePath } from '#web/paths.ts';
import { messages } from './saved-on-site.messages.ts';

/** Opens the public site in a tab of its own, in the reader's language. */
export function SiteLink() {
  const pick = usePick();
  return (
    <a className="touch" href={sitePath(useLanguage())} target="_blank" rel="noreferrer">
      {pick(messages.openSite)}
    </a>
  );
}
