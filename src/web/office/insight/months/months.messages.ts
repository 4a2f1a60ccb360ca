import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';

export const messages = {
  lead: {
    en: 'Once a month is closed, its reports stay as they are. What is recorded later for it counts in the open month.',
    ur: 'مہینے کا حساب بند ہو جائے تو اس کی رپورٹیں ویسی ہی رہتی ہیں۔ اس کے لیے بعد میں جو درج ہو وہ کھلے مہینے میں شمار ہوتا ہے۔',
  },
  list: { en: 'Months of the books', ur: 'کھاتوں کے مہینے' },
  closed: { en: 'Month closed', ur: 'حساب بند' },
  open: { en: 'Month open', ur: 'حساب کھلا' },
  reopened: { en: 'Month reopened', ur: 'حساب دوبارہ کھولا گیا' },
  due: { en: 'Due in the month', ur: 'مہینے میں واجب' },
  collected: { en: 'Collected in the month', ur: 'مہینے کی وصولی' },
  record: { en: 'On record', ur: 'ریکارڈ' },
  action: { en: 'Close or reopen', ur: 'حساب بند یا دوبارہ کھولنا' },
  emptyTitle: { en: 'Nothing to close yet', ur: 'ابھی بند کرنے کو کچھ نہیں' },
  emptyText: {
    en: 'The months appear here from the first delivery on.',
    ur: 'پہلی حوالگی کے بعد یہاں مہینے نظر آئیں گے۔',
  },
  close: { en: 'Close the month', ur: 'حساب بند کریں' },
  closeText: {
    en: 'What fell due, what was collected and how late agreements were at its end stay as they are from now on. Postings go on: what is recorded later for this month counts in the open month and says so.',
    ur: 'اس مہینے میں جو واجب ہوا، جو وصول ہوا اور اس کے آخر میں معاہدوں میں جتنی تاخیر تھی، سب اب سے ویسا ہی رہے گا۔ اندراجات جاری رہیں گے: اس مہینے کے لیے بعد میں جو درج ہو وہ کھلے مہینے میں شمار ہوگا اور وہاں لکھا ہوگا۔',
  },
  openCash: { en: 'Days of cash that are not closed', ur: 'نقد کے دن جو بند نہیں ہوئے' },
  closeDaysFirst: {
    en: 'Close the days of cash of each branch first. They are named below.',
    ur: 'پہلے ہر برانچ کے نقد کے دن بند کیجیے۔ وہ نیچے لکھے ہیں۔',
  },
  reopen: { en: 'Reopen the month', ur: 'حساب دوبارہ کھولیں' },
  reopenText: {
    en: 'Its reports can change again until it is closed again. What already counts in a later month stays there. Your name and reason stay on record.',
    ur: 'دوبارہ بند ہونے تک اس کی رپورٹیں پھر بدل سکیں گی۔ جو کسی بعد کے مہینے میں شمار ہو چکا وہ وہیں رہے گا۔ آپ کا نام اور وجہ ریکارڈ میں رہیں گے۔',
  },
} as const satisfies Record<string, Phrase>;

/** Each takes the month by name. */
export const monthTitles = {
  close: {
    en: (month: string) => `Close ${month}?`,
    ur: (month: string) => `${month} کا حساب بند کریں؟`,
  },
  reopen: {
    en: (month: string) => `Reopen ${month}?`,
    ur: (month: string) => `${month} کا حساب دوبارہ کھولیں؟`,
  },
  closed: {
    en: (month: string) => `${month} is closed`,
    ur: (month: string) => `${month} کا حساب بند ہو گیا`,
  },
  reopened: {
    en: (month: string) => `${month} is open again`,
    ur: (month: string) => `${month} کا حساب دوبارہ کھل گیا`,
  },
} as const satisfies Record<string, Phrase<(month: string) => string>>;

/** Takes a branch by its city, and its first open day as it is written. */
export const openSince: Phrase<(city: string, day: string) => string> = {
  en: (city, day) => `${city}, from ${day}`,
  ur: (city, day) => `${city}، ${day} سے`,
};

export const monthsShownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    `${formatCount(shown)} of ${formatCount(total ?? shown)} ${countNoun(total ?? shown, 'month', 'months')}`,
  ur: (shown, total) =>
    `کل \u2066${formatCount(total ?? shown)}\u2069 میں سے \u2066${formatCount(shown)}\u2069 مہینے`,
};
