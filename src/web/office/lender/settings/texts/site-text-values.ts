import type { SiteTextsForm } from '#contract/lender/settings.ts';
import type { Language } from '#domain/language.ts';
import { type SiteTextName, siteTextSections } from './site-text-sections.ts';

/** What the form of the site's texts shows; each text as two fields. */
export type SiteTextValues = { readonly [Field in `${SiteTextName}.${Language}`]: string };

const names = siteTextSections.flatMap(({ texts }) => texts.map(({ name }) => name));

export function valuesOf(content: SiteTextsForm): SiteTextValues {
  const fields = names.flatMap((name) => [
    [`${name}.en`, content[name].en],
    [`${name}.ur`, content[name].ur],
  ]);
  return Object.fromEntries(fields) as SiteTextValues;
}

export function contentOf(values: SiteTextValues): SiteTextsForm {
  const texts = names.map((name) => [name, { en: values[`${name}.en`], ur: values[`${name}.ur`] }]);
  return Object.fromEntries(texts) as SiteTextsForm;
}
