import { languageChoiceName } from '#contract/language-choice.ts';
import { sitePagePath } from '#contract/site/site-pages.ts';
import { languages } from '#domain/language.ts';
import { receiptCheckPath } from '#domain/lending/agreements/receipt-check-path.ts';
import { clearanceCheckPath } from '#domain/lending/clearance/clearance-check-path.ts';
import { isClearanceCode } from '#domain/lending/clearance/clearance-code.ts';

/** The check of the code of a receipt or a clearance certificate that a visitor typed into the form of the site; null for any other address. */
export function receiptCheckOf(url: string): string | null {
  const { pathname, searchParams } = new URL(url);
  const language = languages.find((each) => sitePagePath('check', each) === pathname);
  const code = searchParams.get('code')?.trim() ?? '';
  if (language === undefined || code === '') return null;
  const typed = encodeURIComponent(code);
  const path = isClearanceCode(code) ? clearanceCheckPath(typed) : receiptCheckPath(typed);
  return `${path}?${languageChoiceName}=${language}`;
}
