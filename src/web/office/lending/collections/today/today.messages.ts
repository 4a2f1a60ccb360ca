import type { Phrase } from '#domain/language.ts';

export const messages = {
  collectedToday: { en: 'Collected today', ur: 'آج کی وصولی' },
  openMyDay: { en: 'Open the day', ur: 'آج کا حساب دیکھیں' },
  left: { en: 'still due or promised for today', ur: 'آج واجب یا وعدے کے تحت باقی' },
  due: { en: 'My due list', ur: 'میری وصولی کی فہرست' },
  groups: { en: "Parts of the day's work", ur: 'آج کے کام کے حصے' },
  wholeList: { en: 'Whole list', ur: 'پوری فہرست' },
  clear: { en: 'Nothing left here', ur: 'یہاں کچھ باقی نہیں' },
  clearText: {
    en: 'Everyone in this part has been looked after. See the other parts above.',
    ur: 'اس حصے میں سب سے رابطہ ہو چکا۔ باقی حصے اوپر دیکھیے۔',
  },
  notReminded: { en: 'The reminder was not opened', ur: 'یاد دہانی نہیں کھلی' },
} as const satisfies Record<string, Phrase>;
