import type { Phrase } from '#domain/language.ts';
import type { FrequencyUnit } from '#domain/lending/agreements/plan.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  lead: {
    en: 'The total never changes, whatever you choose here',
    ur: 'آپ یہاں جو بھی چنیں، کل رقم نہیں بدلتی',
  },
  relief: lendingWords.relief,
  inInstallments: { en: 'In installments', ur: 'قسطوں میں' },
  roundingHint: { en: 'The last installment takes the remainder', ur: 'باقی رقم آخری قسط میں آتی ہے' },
  tilesHint: {
    en: 'Each tile shows the installment for that number.',
    ur: 'ہر خانہ بتاتا ہے کہ قسط کتنی بنے گی۔',
  },
  fewer: { en: 'One installment fewer', ur: 'ایک قسط کم' },
  more: { en: 'One installment more', ur: 'ایک قسط زیادہ' },
  alone: {
    en: '; other agreements are not counted in it yet',
    ur: '؛ اس میں دوسرے معاہدے ابھی شامل نہیں',
  },
  income: { en: 'Against the family’s income', ur: 'خاندان کی آمدنی کے مقابلے میں' },
  noIncome: {
    en: 'The family’s income is not on record.',
    ur: 'خاندان کی آمدنی درج نہیں۔',
  },
  preview: { en: 'Schedule preview', ur: 'شیڈول کی جھلک' },
  rows: { en: 'Installments', ur: 'شیڈول کی قسطیں' },
  live: { en: 'Live', ur: 'تازہ' },
  due: lendingWords.dueOn,
  amount: plainWords.amountRupees,
  left: { en: 'Left after, Rs', ur: 'بعد میں باقی، Rs' },
  remainder: { en: 'remainder', ur: 'بچی ہوئی رقم' },
  total: plainWords.total,
  noSchedule: {
    en: 'There is no schedule yet: fill in the plan.',
    ur: 'ابھی شیڈول نہیں بنا: قسطوں کے خانے پُر کیجیے۔',
  },
  statementLead: {
    en: 'What the customer reads and consents to before anything starts',
    ur: 'جو صارف آغاز سے پہلے پڑھ کر رضامندی دیتے ہیں',
  },
  closedDaysChanged: {
    en: 'The closed days have changed since this draft was saved. It keeps its due dates until it is saved again.',
    ur: 'یہ مسودہ محفوظ ہونے کے بعد چھٹی کے دن تبدیل ہوئے ہیں۔ دوبارہ محفوظ ہونے تک قسطوں کی تاریخیں وہی رہیں گی۔',
  },
  saveNewDates: { en: 'Save with new dates', ur: 'نئی تاریخوں کے ساتھ محفوظ کریں' },
  reliefAsk: lendingWords.requestRelief,
  reliefRule: {
    en: 'Relief is requested here, and another person decides.',
    ur: 'رعایت کی درخواست یہاں ہوتی ہے، فیصلہ دوسرا شخص کرتا ہے۔',
  },
} as const satisfies Record<string, Phrase>;

export const unitNames: Readonly<Record<FrequencyUnit, Phrase>> = {
  months: { en: 'Monthly', ur: 'ماہانہ' },
  weeks: { en: 'Weekly', ur: 'ہفتہ وار' },
  days: { en: 'Days', ur: 'دن' },
};

/** The unit of the number beside the frequency. */
export const everyHow: Readonly<Record<FrequencyUnit, Phrase>> = {
  months: { en: 'Months between installments', ur: 'کتنے ماہ بعد' },
  weeks: { en: 'Weeks between installments', ur: 'کتنے ہفتے بعد' },
  days: { en: 'Days between installments', ur: 'کتنے دن بعد' },
};

export const leastAllowed: Phrase<(amount: number) => string> = {
  en: (amount) =>
    amount === 0 ? 'No down payment needed' : `At least ${saidRupees.en(amount)} for these products`,
  ur: (amount) =>
    amount === 0 ? 'یہاں پیشگی ادائیگی ضروری نہیں' : `ان پروڈکٹس پر کم از کم ${saidRupees.ur(amount)}`,
};

const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinalEndings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};

export const anchoredOn: Phrase<(day: number) => string> = {
  en(day) {
    const ordinal = `${day}${ordinalEndings[ordinalRules.select(day)] ?? 'th'}`;
    return `Due on the ${ordinal} of each month; in shorter months, on the last day.`;
  },
  ur: (day) =>
    `ہر ماہ کی \u2066${day}\u2069 تاریخ۔ چھوٹے مہینوں میں آخری دن، پھر دوبارہ \u2066${day}\u2069 تاریخ۔`,
};

export const ofIncome: Phrase<(amount: number, income: number) => string> = {
  en: (amount, income) => `${saidRupees.en(amount)} of ${saidRupees.en(income)} a month`,
  ur: (amount, income) => `ماہانہ ${saidRupees.ur(income)} میں سے ${saidRupees.ur(amount)}`,
};

export const shareOfIncome: Phrase<(percent: string) => string> = {
  en: (percent) => `${percent} with this agreement`,
  ur: (percent) => `اس معاہدے سمیت \u2066${percent}\u2069`,
};

/** The part of it that goes to active agreements. */
export const othersRunning: Phrase<(count: number, amount: number) => string> = {
  en: (count, amount) =>
    count === 0
      ? '; no other is running'
      : `; ${saidRupees.en(amount)} of it for ${count} ${countNoun(count, 'other that is', 'others that are')} running`,
  ur: (count, amount) =>
    count === 0
      ? '؛ کوئی اور معاہدہ جاری نہیں'
      : `؛ اس میں سے ${saidRupees.ur(amount)} \u2066${count}\u2069 دوسرے جاری ${count === 1 ? 'معاہدے' : 'معاہدوں'} کے لیے`,
};

export const reliefPending: Phrase<(amount: number, by: string) => string> = {
  en: (amount, by) =>
    `${saidRupees.en(amount)} requested by ${by}. Another person decides; the plan changes only then.`,
  ur: (amount, by) =>
    `${by} نے ${saidRupees.ur(amount)} کی درخواست کی ہے۔ فیصلہ دوسرا شخص کرے گا، قسطیں تبھی بدلیں گی۔`,
};

export const scheduleLead: Phrase<(count: number, first: string, last: string) => string> = {
  en: (count, first, last) =>
    `${formatCount(count)} ${countNoun(count, 'installment', 'installments')}, ${first}\u00a0– ${last}`,
  ur: (count, first, last) =>
    `\u2066${formatCount(count)}\u2069 ${count === 1 ? 'قسط' : 'قسطیں'}، ${first} تا ${last}`,
};
