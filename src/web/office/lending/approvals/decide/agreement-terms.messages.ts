import { agreementLabels } from '#contract/lending/field-labels.ts';
import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  terms: { en: 'Terms', ur: 'شرائط' },
  items: { en: 'Items', ur: 'اشیاء' },
  contract: agreementLabels.contractKind,
  downPayment: lendingWords.downPayment,
  relief: { en: 'Relief before the start', ur: 'آغاز سے پہلے کی رعایت' },
  plan: { en: 'In installments', ur: 'قسطوں میں' },
  firstDue: { en: 'First due', ur: 'پہلی قسط' },
  lastDue: { en: 'Last installment', ur: 'آخری قسط' },
  rate: { en: 'Annual percentage rate', ur: 'سالانہ شرحِ منافع' },
  total: { en: 'Total payable', ur: 'کل قابلِ ادا رقم' },
  consent: lendingWords.consent,
  consentGiven: { en: 'Given for these terms', ur: 'انہی شرائط پر دی گئی' },
  consentMissing: { en: 'Not given for these terms', ur: 'ان شرائط پر نہیں دی گئی' },
  guarantors: lendingWords.guarantors,
  noGuarantors: plainWords.none,
  ownHousehold: { en: 'Seems to live in the customer’s household', ur: 'صارف ہی کے گھر کے معلوم ہوتے ہیں' },
  notes: plainWords.notes,
} as const satisfies Record<string, Phrase>;

/** The number of active agreements that a guarantor already vouches for. */
export const exposureText: Phrase<(agreements: number) => string> = {
  en: (agreements) =>
    agreements === 0
      ? 'guarantor of no other active agreement'
      : `guarantor of ${formatCount(agreements)} active ${countNoun(agreements, 'agreement', 'agreements')}`,
  ur: (agreements) =>
    agreements === 0
      ? 'کسی اور فعال معاہدے کے ضامن نہیں'
      : `\u2066${formatCount(agreements)}\u2069 فعال ${agreements === 1 ? 'معاہدے' : 'معاہدوں'} کے ضامن ہیں`,
};

export const guarantorsAsked: Phrase<(named: number, needed: number) => string> = {
  en: (named, needed) => `${named} of the ${needed} that are required`,
  ur: (named, needed) => `مطلوبہ \u2066${needed}\u2069 میں سے \u2066${named}\u2069`,
};
