import type { Phrase } from '#domain/language.ts';
import type { StaffRelation } from '#domain/lending/relations/staff-relation.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  agreements: { en: 'Other agreements', ur: 'دوسرے معاہدے' },
  agreement: lendingWords.agreement,
  owed: lendingWords.outstanding,
  noOthers: { en: 'No other agreement', ur: 'کوئی اور معاہدہ نہیں' },
  exposure: { en: 'Would owe in all', ur: 'منظوری کے بعد کل بقایا' },
  longestDelay: { en: 'Longest delay ever', ur: 'اب تک کی سب سے طویل تاخیر' },
  neverLate: { en: 'Never late', ur: 'کبھی تاخیر نہیں ہوئی' },
  customer: lendingWords.customer,
  household: lendingWords.household,
  noHousehold: {
    en: 'No one else in the household owes anything',
    ur: 'گھرانے میں کسی اور پر کچھ بقایا نہیں',
  },
  elsewhere: { en: 'A customer of another branch', ur: 'کسی دوسری برانچ کے صارف' },
  relations: { en: 'Relations with staff', ur: 'عملے سے تعلق' },
  relationsText: {
    en: 'They may not decide for this customer. The report of related staff lists them.',
    ur: 'یہ افراد اس صارف کا کوئی فیصلہ نہیں کر سکتے۔ عملے سے متعلق صارفین کی رپورٹ میں یہ درج ہیں۔',
  },
} as const satisfies Record<string, Phrase>;

export const relationTexts: Readonly<Record<StaffRelation, Phrase>> = {
  customer: { en: 'is the customer', ur: 'خود صارف ہیں' },
  guarantor: { en: 'is the customer’s guarantor', ur: 'صارف کے ضامن ہیں' },
  household: { en: 'shares the household', ur: 'اسی گھرانے کے ہیں' },
};

/** The people of the household who owe and are not listed. */
export const moreMembers: Phrase<(people: number) => string> = {
  en: (people) => `${formatCount(people)} more with smaller amounts`,
  ur: (people) => `\u2066${formatCount(people)}\u2069 مزید، کم بقایا والے`,
};

/** A lender's limit, beside the figure that it is for. */
export const limitOf: Phrase<(most: string) => string> = {
  en: (most) => `limit ${most}`,
  ur: (most) => `حد \u2066${most}\u2069`,
};

export const daysLate: Phrase<(days: number) => string> = {
  en: (days) => `${formatCount(days)} ${countNoun(days, 'day', 'days')} late`,
  ur: (days) => `\u2066${formatCount(days)}\u2069 دن تاخیر`,
};

export const writtenOffOf: Phrase<(amount: string) => string> = {
  en: (amount) => `${amount} written off`,
  ur: (amount) => `\u2066${amount}\u2069 کھاتے سے خارج`,
};

/** The number of agreements of a guarantor, this one included. */
export const vouchesFor: Phrase<(agreements: number) => string> = {
  en: (agreements) =>
    `${formatCount(agreements)} ${countNoun(agreements, 'agreement', 'agreements')} with this one`,
  ur: (agreements) =>
    `اس سمیت \u2066${formatCount(agreements)}\u2069 ${agreements === 1 ? 'معاہدہ' : 'معاہدے'}`,
};

/** A guarantor's own debt as a customer. */
export const owesOwn: Phrase<(amount: string) => string> = {
  en: (amount) => `Owes ${amount} on own agreements`,
  ur: (amount) => `اپنے معاہدوں پر \u2066${amount}\u2069 بقایا`,
};

/** The late ones of a guarantor's agreements, with the days of the latest. */
export const lateOnes: Phrase<(late: number, days: string) => string> = {
  en: (late, days) => `${formatCount(late)} overdue, up to ${days}`,
  ur: (late, days) => `\u2066${formatCount(late)}\u2069 میں تاخیر، زیادہ سے زیادہ ${days}`,
};
