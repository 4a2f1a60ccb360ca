import { UrduWord } from '#web/frame/urdu-word.tsx';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { languageNames } from '#web/i18n/language-names.messages.ts';
import { changeLanguage } from './change-language.ts';
import { languageTitle } from './language.messages.ts';
import classes from './language-switch.module.css';

/** Both languages side by side, each named in itself. Switching keeps the place and the input. */
export function LanguageSwitch() {
  const pick = usePick();
  const language = useLanguage();
  return (
    <fieldset className={classes.switch} aria-label={pick(languageTitle)}>
      <button
        type="button"
        lang="ur"
        aria-label={languageNames.ur}
        aria-pressed={language === 'ur'}
        onClick={() => changeLanguage('ur')}
      >
        <UrduWord />
      </button>
      <button type="button" lang="en" aria-pressed={language === 'en'} onClick={() => changeLanguage('en')}>
        {languageNames.en}
      </button>
    </fieldset>
  );
}
