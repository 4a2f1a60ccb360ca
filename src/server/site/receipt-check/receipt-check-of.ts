import { languageChoiceName } from '#contract/language-choice.ts';
import { sitePagePath } from '#contract/site/site-pages.ts';
import { languages } from '#domain/language.ts';
import { receiptCheckPath } from '#domain/lending/agreements/receipt-check-path.ts';

/** The check of the code that a visitor typed into the form of the site; null for any other address. */
export function receiptCheckOf(url: string): string | null {
  const { pathname, searchParams } = new URL(url);
  const language = languages.find((each) => sitePagePath('check', each) === pathname);
  const code = searchParams.get('code')?.trim() ?? '';
  if (language === undefined || code === '') return null;
  return `${receiptCheckPath(encodeURIComponent(code))}?${languageChoiceName}=${language}`;
}
