import { chooseLanguage, useLanguage } from '#web/i18n/language.ts';
import { languageNames } from '#web/i18n/language-names.messages.ts';
import classes from './other-language-button.module.css';
import { UrduWord } from './urdu-word.tsx';

/** Names the other language in that language, and switches to it. The place on the page and the input are kept. */
export function OtherLanguageButton() {
  const language = useLanguage();
  return language === 'en' ? (
    <button
      type="button"
      lang="ur"
      aria-label={languageNames.ur}
      className={classes.button}
      onClick={() => chooseLanguage('ur')}
    >
      <UrduWord />
    </button>
  ) : (
    <button type="button" lang="en" className={classes.button} onClick={() => chooseLanguage('en')}>
      {languageNames.en}
    </button>
  );
}
