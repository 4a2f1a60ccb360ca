import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { messages as cash } from '../cash/cash.messages.ts';

export const messages = {
  help: {
    en: 'At the end of the day the drawer is counted and each hand is at zero or explained. After the close the day takes no movement of cash.',
    ur: 'دن کے آخر میں کیش دراز گنی جاتی ہے، اور ہر فرد کا نقد صفر ہوتا ہے یا اس کی وضاحت لکھی جاتی ہے۔ بند ہونے کے بعد اس دن نقد کا کوئی لین دین نہیں ہوتا۔',
  },
  notOpened: { en: 'The day could not be opened', ur: 'دن نہیں کھل سکا' },
  steps: { en: 'Steps of the close', ur: 'دن بند کرنے کے مراحل' },
  requestsStep: { en: 'Requests answered or handed on', ur: 'درخواستیں نمٹائی یا آگے بڑھائی گئیں' },
  requestsSeen: {
    en: 'I have seen them, and they stay for the next day',
    ur: 'میں نے دیکھ لی ہیں، یہ اگلے دن کے لیے رہیں گی',
  },
  nothingWaits: { en: 'Nothing waits', ur: 'کچھ باقی نہیں' },
  differencesStep: { en: 'Differences named', ur: 'فرق نام کے ساتھ درج' },
  noDifference: { en: 'No difference', ur: 'کوئی فرق نہیں' },
  handsStep: { en: 'Hands at zero or explained', ur: 'سب کا نقد صفر، یا وضاحت کے ساتھ' },
  allAtZero: { en: 'All hands are at zero', ur: 'سب کا نقد صفر ہے' },
  drawerStep: { en: 'Drawer counted by notes', ur: 'کیش دراز نوٹوں کے حساب سے گنی گئی' },
  notCounted: cash.notCountedYet,
  noMoreMovement: { en: 'Takes no more movement', ur: 'اب نقد کا کوئی لین دین نہیں' },
  hands: { en: 'Cash in hands', ur: 'لوگوں کے پاس نقد' },
  explanation: { en: 'Why it is not in the drawer', ur: 'یہ کیش دراز میں کیوں نہیں' },
  person: cash.person,
  drawer: cash.drawer,
  countDrawer: cash.countDrawer,
  countAgain: { en: 'Count again', ur: 'دوبارہ گنیں' },
  countBlind: {
    en: 'Count the notes in the drawer. What should be in it is shown only after you lock your count.',
    ur: 'کیش دراز کے نوٹ گنیے۔ اس میں کتنا نقد ہونا چاہیے، یہ گنتی پکی کرنے کے بعد ہی دکھائی دے گا۔',
  },
  afterHandOver: { en: 'Shown once the hand-over is counted', ur: 'رقم نقد گننے کے بعد دکھائی دے گی' },
  shouldBe: { en: 'Should be in the drawer', ur: 'کیش دراز میں ہونا چاہیے' },
  counted: cash.counted,
  difference: cash.difference,
  equal: cash.equal,
  short: cash.short,
  over: cash.over,
  differenceReason: { en: 'What is known about the difference', ur: 'فرق کے بارے میں جو معلوم ہے' },
  countFirst: {
    en: 'Count the drawer first. A movement after the count asks for a new one.',
    ur: 'پہلے کیش دراز گنیے۔ گنتی کے بعد لین دین ہو تو دوبارہ گننی ہوگی۔',
  },
  afterwards: {
    en: 'After this the day takes no movement of cash. A family’s payment is never refused: it belongs to the next day.',
    ur: 'اس کے بعد اس دن نقد کا کوئی لین دین نہیں ہوگا۔ کسی خاندان کی ادائیگی کبھی نہیں روکی جاتی: وہ اگلے دن میں شمار ہوتی ہے۔',
  },
  notClosed: { en: 'The day was not closed', ur: 'دن بند نہیں ہوا' },
  closing: plainWords.saving,
  closedToday: { en: 'Today is closed', ur: 'آج کا دن بند ہے' },
  closedTodayText: {
    en: 'The next day opens by itself at midnight. What is recorded until then belongs to it.',
    ur: 'اگلا دن آدھی رات کو خود کھل جاتا ہے۔ تب تک جو درج ہو وہ اسی میں شمار ہوگا۔',
  },
  closedDays: { en: 'Closed cash days', ur: 'نقد کے بند دن' },
  sheet: { en: 'Day sheet', ur: 'دن کے حساب کا پرچہ' },
  inHands: cash.inHands,
  book: { en: 'Cash book', ur: 'نقد کا روزنامچہ' },
  bookAfterCount: {
    en: 'It is shown once the drawer is counted, so that the count is blind.',
    ur: 'یہ کیش دراز گننے کے بعد دکھایا جاتا ہے، تاکہ گنتی دیکھے بغیر ہو۔',
  },
  moved: { en: 'What moved', ur: 'لین دین' },
  into: { en: 'In, Rs', ur: 'آیا، Rs' },
  out: { en: 'Out, Rs', ur: 'گیا، Rs' },
  opening: { en: 'Opening, as closed before', ur: 'ابتدائی نقد، پچھلے حساب کے مطابق' },
  month: { en: 'Days of this month', ur: 'اس مہینے کے دن' },
  closedUneven: { en: 'Day closed with a difference', ur: 'دن فرق کے ساتھ بند' },
  stillOpen: { en: 'Day open', ur: 'دن کھلا' },
  signatures: { en: 'Signatures', ur: 'دستخط' },
  countedBy: cash.countedBy,
  closedBy: { en: 'Closed by', ur: 'بند کرنے والا' },
  notClosedYet: { en: 'Not closed yet', ur: 'ابھی بند نہیں ہوا' },
  record: { en: 'On record', ur: 'ریکارڈ' },
  closed: { en: 'Day closed', ur: 'دن بند' },
  reopened: { en: 'Day reopened', ur: 'دن دوبارہ کھولا گیا' },
  reopenedAlone: {
    en: 'Reopened by the one who closed or counted it',
    ur: 'بند کرنے یا گننے والے نے خود دوبارہ کھولا',
  },
  reopen: { en: 'Reopen the day', ur: 'دن دوبارہ کھولیں' },
  reopenText: {
    en: 'Its sheet keeps its number, and the next close takes the next one. Your name and reason stay on record.',
    ur: 'اس کے پرچے کا نمبر وہی رہے گا، اور اگلی بار بند کرنے پر اگلا نمبر ملے گا۔ آپ کا نام اور وجہ ریکارڈ میں رہیں گے۔',
  },
  actions: cash.actions,
  emptyTitle: { en: 'No day is closed yet', ur: 'ابھی کوئی دن بند نہیں ہوا' },
  emptyText: {
    en: 'Each closed day appears here with its sheet.',
    ur: 'ہر بند دن اپنے پرچے کے ساتھ یہاں آ جاتا ہے۔',
  },
} as const satisfies Record<string, Phrase>;

/** Each takes a day as it is written. */
export const dayTitles = {
  close: { en: (day: string) => `Close ${day}`, ur: (day: string) => `${day} کا دن بند کریں` },
  closed: { en: (day: string) => `${day} is closed`, ur: (day: string) => `${day} کا دن بند ہو گیا` },
  reopen: {
    en: (day: string) => `Reopen ${day}?`,
    ur: (day: string) => `${day} کا دن دوبارہ کھولیں؟`,
  },
  reopened: {
    en: (day: string) => `${day} is open again`,
    ur: (day: string) => `${day} کا دن دوبارہ کھل گیا`,
  },
} as const satisfies Record<string, Phrase<(day: string) => string>>;

/** The offers and requests that stay for the next day. */
export const staysOf: Phrase<(offers: number, requests: number) => string> = {
  en: (offers, requests) =>
    `${formatCount(offers)} to count and ${formatCount(requests)} to decide stay for the next day`,
  ur: (offers, requests) =>
    `گنتی باقی: ${formatCount(offers)}، فیصلہ باقی: ${formatCount(requests)}۔ یہ اگلے دن کے لیے رہیں گے`,
};

/** The contact requests without an answer, and those past their 24 hours. */
export const unansweredOf: Phrase<(open: number, overdue: number) => string> = {
  en: (open, overdue) =>
    `${formatCount(open)} contact ${countNoun(open, 'request', 'requests')} without an answer, ${formatCount(overdue)} overdue`,
  ur: (open, overdue) =>
    `رابطے کی ${formatCount(open)} ${open === 1 ? 'درخواست' : 'درخواستوں'} کا جواب باقی، جن میں سے ${formatCount(overdue)} کا وقت گزر چکا`,
};

/** The hands with cash. */
export const handsWithCash: Phrase<(hands: number) => string> = {
  en: (hands) => `${formatCount(hands)} ${countNoun(hands, 'hand', 'hands')} with cash`,
  ur: (hands) => `${formatCount(hands)} ${hands === 1 ? 'فرد' : 'افراد'} کے پاس نقد`,
};

export const daysShownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    `${formatCount(shown)} of ${formatCount(total ?? shown)} ${countNoun(total ?? shown, 'close', 'closes')} shown`,
  ur: (shown, total) => `کل ${formatCount(total ?? shown)} میں سے ${formatCount(shown)}`,
};

/** The difference of the first count follows. Later counts knew what should be in the drawer. */
export const countedAgainText: Phrase<(counts: number) => string> = {
  en: (counts) => `Counted ${formatCount(counts)} times. Difference of the first count:`,
  ur: (counts) => `${formatCount(counts)} بار گنا گیا۔ پہلی گنتی کا فرق:`,
};
