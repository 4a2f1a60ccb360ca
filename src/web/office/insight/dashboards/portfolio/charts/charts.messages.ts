import type { Phrase } from '#domain/language.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';

export const messages = {
  nothingYet: { en: 'Nothing is due yet', ur: 'ابھی کچھ واجب نہیں' },
  nothingYetText: {
    en: 'Each month appears here once agreements run.',
    ur: 'معاہدے شروع ہوتے ہی ہر مہینہ یہاں نظر آئے گا۔',
  },
  notOpened: { en: 'The chart could not be drawn', ur: 'چارٹ نہیں بن سکا' },
  collections: { en: 'Collections against due', ur: 'واجبات کے مقابلے میں وصولی' },
  collectionsLead: { en: 'The last 12 months, this one up to today', ur: 'پچھلے 12 ماہ، رواں مہینہ آج تک' },
  month: { en: 'Month', ur: 'مہینہ' },
  collected: lendingWords.collected,
  due: { en: 'Fell due', ur: 'واجب ہوا' },
  dueLater: { en: 'Due later this month', ur: 'آئندہ واجب ہونے والی رقم' },
  broughtIn: lendingWords.broughtIn,
  rate: { en: 'Rate', ur: 'شرح' },
  openPayments: { en: 'View payments', ur: 'ادائیگیاں دیکھیں' },

  ageing: { en: 'Ageing of the outstanding', ur: 'تاخیر کے لحاظ سے بقایا' },
  ageingLead: {
    en: 'The whole outstanding of each agreement, by its oldest unpaid installment',
    ur: 'ہر معاہدے کا پورا بقایا، سب سے پرانی غیر ادا شدہ قسط کے حساب سے',
  },
  onTime: lendingWords.onTime,
  pastDue: lendingWords.pastDue,
  outstanding: lendingWords.outstandingRupees,
  agreements: lendingWords.agreements,
  share: { en: 'Share', ur: 'حصہ' },
  sinceMonday: { en: 'Since Monday', ur: 'پیر سے اب تک' },
  openLate: { en: 'Customers past due', ur: 'تاخیر والے صارفین' },
} as const satisfies Record<string, Phrase>;

/** The agreements that have become late, with their number before the words. */
export const becameLate: Phrase<(count: number) => string> = {
  en: () => 'newly late',
  ur: (count) => (count === 1 ? 'معاہدہ نیا تاخیر میں آیا' : 'معاہدے نئے تاخیر میں آئے'),
};

export const passed30: Phrase = {
  en: 'passed 30 days',
  ur: 'کی تاخیر 30 دن سے بڑھ گئی',
};
