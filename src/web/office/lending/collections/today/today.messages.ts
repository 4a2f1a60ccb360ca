import type { Phrase } from '#domain/language.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  collectedToday: { en: 'Collected today', ur: 'آج کی وصولی' },
  openMyDay: { en: 'Open my day', ur: 'آج کا حساب دیکھیں' },
  inHand: { en: 'Cash in my hand', ur: 'میرے پاس نقد' },
  handOver: { en: 'Hand over cash', ur: 'نقد حوالے کریں' },
  left: { en: 'still due or promised for today', ur: 'آج کی واجب یا وعدہ کی ہوئی رقم باقی' },
  month: { en: 'My month', ur: 'میرا مہینہ' },
  monthRate: { en: 'Paid of what fell due', ur: 'واجب رقم کی وصولی' },
  monthCollected: { en: 'Collected this month', ur: 'اس ماہ کی وصولی' },
  due: { en: 'My due list', ur: 'میری وصولی کی فہرست' },
  groups: { en: 'Parts of today’s work', ur: 'آج کے کام کے حصے' },
  wholeList: lendingWords.wholeList,
  clear: { en: 'All done here', ur: 'یہاں کچھ باقی نہیں' },
  clearText: {
    en: 'Everyone here has been contacted. See the other tabs above.',
    ur: 'اس حصے میں سب سے رابطہ ہو چکا۔ باقی حصے اوپر دیکھیے۔',
  },
  notReminded: { en: 'The reminder was not opened', ur: 'یاد دہانی نہیں کھلی' },
} as const satisfies Record<string, Phrase>;

/** `Rs 80,000 of Rs 95,000`. */
export const partOf: Phrase<(part: string, whole: string) => string> = {
  en: (part, whole) => `${part} of ${whole}`,
  ur: (part, whole) => `${whole} میں سے ${part}`,
};
