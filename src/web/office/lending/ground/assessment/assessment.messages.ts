import type { Phrase } from '#domain/language.ts';
import type { BurdenGrade } from '#domain/lending/agreements/burden-grade.ts';
import { formatCount } from '#web/format/count.ts';
import { saidRupees } from '#web/format/rupees.ts';

export const assessmentMessages = {
  burden: { en: 'All installments in a month', ur: 'ایک ماہ کی تمام اقساط' },
  ofOthers: { en: 'Other agreements', ur: 'دوسرے معاہدے' },
  ofThis: { en: 'This one', ur: 'یہ معاہدہ' },
  reason: { en: 'Reason for submitting', ur: 'جمع کرانے کی وجہ' },
  beyond: { en: 'Beyond a limit', ur: 'مقررہ حد سے زیادہ' },
} as const satisfies Record<string, Phrase>;

/** The warning beside a burden; null without one. */
export const gradeTexts: Readonly<Record<BurdenGrade, Phrase | null>> = {
  bearable: null,
  high: { en: 'Much of the family’s income', ur: 'خاندان کی آمدنی کا بڑا حصہ' },
  too_high: { en: 'Too much of the family’s income', ur: 'خاندان کی آمدنی کا بہت بڑا حصہ' },
  unknown: { en: 'The family’s income is not on record', ur: 'خاندان کی آمدنی درج نہیں' },
};

/** The shares of the income that the office rules mark. */
export const burdenMarks: Phrase<(warning: string, reason: string) => string> = {
  en: (warning, reason) => `Warning from ${warning}, reason required from ${reason} (office rules)`,
  ur: (warning, reason) =>
    `تنبیہ \u2066${warning}\u2069 سے، وجہ \u2066${reason}\u2069 سے ضروری (دفتری قواعد)`,
};

export const shareOfMonth: Phrase<(income: number, percent: string) => string> = {
  en: (income, percent) => `${percent} of ${saidRupees.en(income)} a month`,
  ur: (income, percent) => `ماہانہ ${saidRupees.ur(income)} کا \u2066${percent}\u2069`,
};

/** A limit that would be exceeded, with both figures: rupees owed by the customer or the household. */
export const owedBeyond: Readonly<
  Record<'customer' | 'household', Phrase<(figure: number, most: number) => string>>
> = {
  customer: {
    en: (figure, most) =>
      `The customer would owe ${saidRupees.en(figure)}. The limit is ${saidRupees.en(most)}.`,
    ur: (figure, most) =>
      `صارف کا کل بقایا ${saidRupees.ur(figure)} ہو جائے گا۔ حد ${saidRupees.ur(most)} ہے۔`,
  },
  household: {
    en: (figure, most) =>
      `The household would owe ${saidRupees.en(figure)}. The limit is ${saidRupees.en(most)}.`,
    ur: (figure, most) =>
      `گھرانے کا کل بقایا ${saidRupees.ur(figure)} ہو جائے گا۔ حد ${saidRupees.ur(most)} ہے۔`,
  },
};

/** The same for a guarantor: a number of agreements. */
export const vouchedBeyond: Phrase<(name: string, figure: number, most: number) => string> = {
  en: (name, figure, most) =>
    `${name} would be the guarantor of ${formatCount(figure)} agreements. The limit is ${formatCount(most)}.`,
  ur: (name, figure, most) =>
    `\u2068${name}\u2069 \u2066${formatCount(figure)}\u2069 معاہدوں کے ضامن ہو جائیں گے۔ حد \u2066${formatCount(most)}\u2069 ہے۔`,
};
