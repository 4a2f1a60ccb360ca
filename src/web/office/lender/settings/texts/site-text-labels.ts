import type { SiteTextsForm } from '#contract/lender/settings.ts';
import { languages } from '#domain/language.ts';
import type { Labels } from '#web/office/kit/form/engine/form-paths.ts';
import { siteTextNames } from '../../ground/site-text-sections.ts';
import { labelsOf } from '../../ground/site-texts.messages.ts';

/** What each field is called in the summary of what is wrong. */
export const siteTextLabels = Object.fromEntries(
  Object.entries(siteTextNames).flatMap(([name, phrase]) => {
    const labels = labelsOf(phrase);
    return languages.map((language) => [`${name}.${language}`, labels[language]]);
  }),
) as Labels<SiteTextsForm>;
