import type { Phrase } from '#domain/language.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';

export const messages = {
  secondPerson: {
    en: 'If the lender has another superadmin, they confirm it before it takes effect.',
    ur: 'ادارے میں کوئی اور سپر ایڈمن ہوں تو ان کی منظوری کے بعد ہی اس پر عمل ہوگا۔',
  },
  waitsForOther: {
    en: 'Another superadmin has to confirm this before it takes effect',
    ur: 'عمل ہونے سے پہلے ایک اور سپر ایڈمن کی منظوری درکار ہے',
  },
  reactivateTitle: {
    en: (name: string) => `Let ${name} sign in again?`,
    ur: (name: string) => `\u2068${name}\u2069 کا اکاؤنٹ دوبارہ فعال کریں؟`,
  },
  saveTitle: {
    en: (name: string) => `Save this change of ${name}’s account?`,
    ur: (name: string) => `\u2068${name}\u2069 کے اکاؤنٹ کی یہ تبدیلی محفوظ کریں؟`,
  },
  save: { en: 'Save', ur: 'محفوظ کریں' },
  limitsWait: {
    en: 'Saved. The limits stay as they were until another superadmin confirms the new ones',
    ur: 'محفوظ ہو گیا۔ جب تک کوئی اور سپر ایڈمن منظوری نہ دیں، فیصلوں کی حدود وہی رہیں گی',
  },
  saveText: {
    en: 'Limits that rise, or another phone or email of someone who decides about money, need your password.',
    ur: 'حدود بڑھانے، یا رقم کے فیصلے کرنے والے کا فون یا ای میل بدلنے کے لیے آپ کا پاس ورڈ ضروری ہے۔',
  },
  question: {
    en: (act: string, name: string) => `${name}: ${act}?`,
    ur: (act: string, name: string) => `\u2068${name}\u2069: ${act}؟`,
  },
  waiting: { en: 'Waits for another superadmin', ur: 'ایک اور سپر ایڈمن کی منظوری کا منتظر' },
  ownWaits: {
    en: 'You asked for this. Another superadmin decides it.',
    ur: 'یہ درخواست آپ نے دی ہے۔ اس کا فیصلہ کوئی اور سپر ایڈمن کریں گے۔',
  },
  approve: { en: 'Approve', ur: 'منظور کریں' },
  reject: lendingWords.reject,
  withdraw: { en: 'Withdraw', ur: 'واپس لیں' },
  approveText: {
    en: 'It takes effect at once. Ask the colleague who requested it if you did not expect it.',
    ur: 'اس پر فوراً عمل ہوگا۔ اگر آپ کو اس کی توقع نہ تھی تو درخواست دینے والے ساتھی سے پوچھ لیجیے۔',
  },
  rejectText: {
    en: 'Nothing changes, and your reason stays on record.',
    ur: 'کچھ نہیں بدلے گا، اور آپ کی وجہ درج رہے گی۔',
  },
  withdrawText: {
    en: 'Nothing changes, and it stays on record.',
    ur: 'کچھ نہیں بدلے گا، اور یہ درج رہے گا۔',
  },
} as const satisfies Record<
  string,
  Phrase | Phrase<(name: string) => string> | Phrase<(act: string, name: string) => string>
>;

/** The result of a decision, by the name of the act. */
export const decidedTitle: Readonly<Record<'approved' | 'rejected', Phrase<(act: string) => string>>> = {
  approved: { en: (act) => `Approved: ${act}`, ur: (act) => `منظور: ${act}` },
  rejected: { en: (act) => `Rejected: ${act}`, ur: (act) => `نامنظور: ${act}` },
};

/** The person and the moment of a request. */
export const requestedBy: Phrase<(name: string, when: string) => string> = {
  en: (name, when) => `Requested by ${name}, ${when}`,
  ur: (name, when) => `درخواست دینے والا: \u2068${name}\u2069، ${when}`,
};
