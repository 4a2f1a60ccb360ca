import type { Language } from '#domain/language.ts';
import { languageCookie } from '#web/i18n/language-choice.ts';
import { keepPlace } from './kept-place.ts';

/** Keeps the reader's place on the page in the other language, and remembers the choice. The forms keep the input. */
export function keepPlaceOnLanguageSwitch(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language-switch]')) {
    link.addEventListener('click', () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and missing on plain http
      document.cookie = languageCookie(link.hreflang as Language);
      keepPlace();
    });
  }
}
