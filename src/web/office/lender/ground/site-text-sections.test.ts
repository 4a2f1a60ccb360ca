import { expect, test } from 'vitest';
import { type SiteTextsForm, siteTexts } from '#contract/lender/settings.ts';
import { siteTextNames, siteTextSections } from './site-text-sections.ts';

/** Texts as long as their fields let them be written, and a character more. */
function writtenFull(more: string): SiteTextsForm {
  const texts = siteTextSections.flatMap((section) =>
    section.texts.map(({ name, lengthMax }) => {
      const text = 'ق'.repeat(lengthMax) + more;
      return [name, { en: text, ur: text }];
    }),
  );
  return Object.fromEntries(texts);
}

test('every text of the site is on the page, in both languages', () => {
  expect(Object.keys(writtenFull(''))).toEqual(Object.keys(siteTexts.shape));
  expect(Object.keys(siteTextNames)).toEqual(Object.keys(siteTexts.shape));
});

test("each field accepts exactly the contract's length", () => {
  expect(siteTexts.safeParse(writtenFull('')).success).toBe(true);
  const refused = siteTexts.safeParse(writtenFull('.')).error?.issues ?? [];
  expect(refused.map(({ path }) => path.join('.'))).toEqual(
    Object.keys(siteTextNames).flatMap((name) => [`${name}.en`, `${name}.ur`]),
  );
});
