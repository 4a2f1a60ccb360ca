import { labelIn } from '#contract/fields/label-in.messages.ts';
import type { SiteOfferForm } from '#contract/lender/site-offer.ts';
import { languages, type Phrase } from '#domain/language.ts';
import type { Draft, Labels } from '#web/office/kit/form/engine/form-paths.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import {
  badgeNames,
  offerNames,
  reliefExampleNames,
  serviceNames,
  statNames,
} from '../../ground/site-offer-labels.messages.ts';
import { labelWithin } from '../../ground/site-texts.messages.ts';

export type OfferValues = Draft<SiteOfferForm>;

export const messages = {
  headlineLead: { en: 'The large words over the pictures.', ur: 'تصویروں کے اوپر بڑے الفاظ۔' },
  serviceLead: { en: 'Its card under “Services”.', ur: '”خدمات“ میں اس کا کارڈ۔' },
  addItem: { en: 'Add a line', ur: 'سطر شامل کریں' },
  reliefLead: {
    en: 'The amounts in the example on the relief card. What is not paid was waived.',
    ur: 'رعایت کے کارڈ پر مثال کی رقوم۔ جو ادا نہیں ہوئی، وہ معاف کی گئی۔',
  },
  showsPricesLead: {
    en: 'Without them visitors see the goods, and no calculator.',
    ur: 'اس کے بغیر دیکھنے والوں کو صرف سامان نظر آتا ہے، قسط کا حساب نہیں۔',
  },
  badgeLead: { en: 'Below the pictures of the first screen.', ur: 'پہلی اسکرین کی تصویروں کے نیچے۔' },
  promiseLead: { en: 'The quotation under “About”.', ur: '”تعارف“ میں نمایاں جملہ۔' },
  statsLead: { en: 'The four cards under “About”.', ur: '”تعارف“ میں چار کارڈ۔' },
  countedHint: {
    en: 'Leave empty to count the branches shown on the site.',
    ur: 'خالی چھوڑیں تو ویب سائٹ اپنی دکھائی گئی برانچیں خود گنتی ہے۔',
  },
} as const satisfies Record<string, Phrase>;

/** The names of the fields within their part. */
export const kinds = {
  headline: offerNames.headline,
  promise: offerNames.promise,
  name: plainWords.name,
  shortName: { en: 'Short name', ur: 'مختصر نام' },
  summary: plainWords.summary,
  item: plainWords.line,
  items: { en: 'What is offered', ur: 'کیا ملتا ہے' },
  figure: { en: 'Figure', ur: 'عدد' },
  claim: { en: 'Badge text', ur: 'نشان کے الفاظ' },
  note: { en: 'Explanation', ur: 'وضاحت' },
  label: { en: 'What it counts', ur: 'کس چیز کی تعداد' },
} as const satisfies Record<string, Phrase>;

type Kind = keyof typeof kinds;

function partLabels(path: string, part: Phrase, fields: readonly Kind[]) {
  return fields.map((field) => [`${path}.${field}`, labelWithin(part, kinds[field])] as const);
}

const entriesOf = (names: Readonly<Record<string, Phrase>>) => Object.entries(names);

/** The names of the fields in the error summary. */
export const labels = Object.fromEntries([
  ['headline', kinds.headline],
  ...entriesOf(serviceNames).flatMap(([service, part]) => [
    ...partLabels(`services.${service}`, part, ['name', 'shortName', 'summary']),
    [`services.${service}.items`, labelWithin(part, kinds.items)],
    [`services.${service}.items.*`, kinds.item],
    // The name of a line's text includes its service; the line itself is below it.
    ...languages.map((language) => [
      `services.${service}.items.*.${language}`,
      labelWithin(part, labelIn[language](kinds.item)),
    ]),
  ]),
  ...entriesOf(reliefExampleNames).map(([field, name]) => [`reliefExample.${field}`, name]),
  ...entriesOf(badgeNames).flatMap(([badge, part]) =>
    partLabels(`badges.${badge}`, part, ['figure', 'claim', 'note']),
  ),
  ['showsPrices', offerNames.showsPrices],
  ['promise', kinds.promise],
  ...entriesOf(statNames).flatMap(([stat, part]) => partLabels(`stats.${stat}`, part, ['figure', 'label'])),
]) as Labels<OfferValues>;
