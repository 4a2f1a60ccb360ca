import type { Phrase } from '#domain/language.ts';
import type { BurdenGrade } from '#domain/lending/agreements/burden-grade.ts';
import { saidRupees } from '#web/format/rupees.ts';

export const assessmentMessages = {
  burden: { en: 'All installments in a month', ur: 'ایک ماہ کی تمام اقساط' },
  ofOthers: { en: 'Of which for other agreements', ur: 'اس میں دوسرے معاہدوں کی' },
  reason: { en: 'Reason for submitting', ur: 'جمع کرانے کی وجہ' },
} as const satisfies Record<string, Phrase>;

/** The warning beside a burden; null without one. */
export const gradeTexts: Readonly<Record<BurdenGrade, Phrase | null>> = {
  bearable: null,
  high: { en: 'Much of the family’s income', ur: 'خاندان کی آمدنی کا بڑا حصہ' },
  too_high: { en: 'Too much of the family’s income', ur: 'خاندان کی آمدنی کا بہت بڑا حصہ' },
  unknown: { en: 'The family’s income is not on record', ur: 'خاندان کی آمدنی درج نہیں' },
};

export const shareOfMonth: Phrase<(income: number, percent: string) => string> = {
  en: (income, percent) => `${percent} of ${saidRupees.en(income)} a month`,
  ur: (income, percent) => `ماہانہ ${saidRupees.ur(income)} کا \u2066${percent}\u2069`,
};
