import type * as z from 'zod/mini';
import { customerLabels } from '#contract/lending/field-labels.ts';
import type { guarantorChanges } from '#contract/lending/guarantors.ts';
import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import type { Draft, Labels } from '#web/office/kit/form/engine/form-paths.ts';

export type GuarantorValues = Draft<Omit<z.input<typeof guarantorChanges>, 'version'>>;

export const labels = {
  fullName: customerLabels.fullName,
  phone: customerLabels.phone,
  address: customerLabels.address,
  occupation: customerLabels.occupation,
} as const satisfies Labels<GuarantorValues>;

export const messages = {
  loadError: { en: 'The guarantor could not be opened', ur: 'ضامن کی معلومات نہیں کھل سکیں' },
  formTitle: { en: 'The guarantor’s details', ur: 'ضامن کی معلومات' },
  formLead: {
    en: 'A correction holds for every agreement of this guarantor. The CNIC stays: another CNIC is another person.',
    ur: 'تبدیلی اس ضامن کے ہر معاہدے پر لاگو ہوگی۔ شناختی کارڈ نمبر نہیں بدلتا: دوسرا نمبر دوسرا شخص ہے۔',
  },
  saved: { en: 'The guarantor’s details are saved', ur: 'ضامن کی معلومات محفوظ ہو گئیں' },
  agreementsTitle: { en: 'Guarantor of', ur: 'کن معاہدوں کے ضامن ہیں' },
  noAgreements: {
    en: 'No agreement here names this guarantor.',
    ur: 'یہاں کے کسی معاہدے میں ان کا نام بطور ضامن نہیں۔',
  },
} as const satisfies Record<string, Phrase>;

export const agreementsLead: Phrase<(active: number, elsewhere: number) => string> = {
  en: (active, elsewhere) =>
    `${active} active ${countNoun(active, 'agreement', 'agreements')}${elsewhere === 0 ? '' : `, ${elsewhere} of them at other branches`}`,
  ur: (active, elsewhere) =>
    `\u2066${active}\u2069 فعال ${active === 1 ? 'معاہدہ' : 'معاہدے'}${elsewhere === 0 ? '' : `، جن میں سے \u2066${elsewhere}\u2069 دوسری برانچوں میں`}`,
};

export const daysPastDue: Phrase<(days: number) => string> = {
  en: (days) => `${formatCount(days)} ${countNoun(days, 'day', 'days')} past due`,
  ur: (days) => `\u2066${formatCount(days)}\u2069 دن تاخیر`,
};
