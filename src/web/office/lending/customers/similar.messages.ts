import type { Phrase } from '#domain/language.ts';

export const messages = {
  sameCnic: {
    en: 'This CNIC is already on record. Open that record instead of adding another.',
    ur: 'یہ شناختی کارڈ پہلے سے درج ہے۔ نیا اندراج کرنے کے بجائے وہی ریکارڈ کھولیے۔',
  },
  samePhone: {
    en: 'This phone is already on record. A family may share one: make sure this is another person.',
    ur: 'یہ فون پہلے سے درج ہے۔ ایک گھر کا فون ایک ہو سکتا ہے: اطمینان کر لیجیے کہ یہ کوئی اور فرد ہے۔',
  },
  newTab: { en: '(opens in a new tab)', ur: '(نئے ٹیب میں کھلتا ہے)' },
} as const satisfies Record<string, Phrase>;

/** For a customer out of the reader's reach, only the branch is shown. */
export const atBranch: Phrase<(branch: string) => string> = {
  en: (branch) => `A customer of the ${branch} branch. Ask there.`,
  ur: (branch) => `${branch} برانچ کا صارف۔ وہیں سے معلوم کیجیے۔`,
};
