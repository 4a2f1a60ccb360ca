import type { DuePart } from '#contract/lending/collections.ts';
import type { Phrase } from '#domain/language.ts';
import type { DueAge } from '#domain/lending/collections/due-list.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  lead: {
    en: 'Who has to pay today, who is overdue and who promised.',
    ur: 'آج کس کی قسط واجب ہے، کس کی ادائیگی میں تاخیر ہے اور کس نے وعدہ کیا ہے۔',
  },
  sheet: { en: 'Print for visits', ur: 'گھر پر ملاقاتوں کے لیے پرنٹ کریں' },
  slips: { en: 'Enter slips', ur: 'پرچیاں درج کریں' },
  groups: { en: 'Why they are on the list', ur: 'فہرست میں ہونے کی وجہ' },
  totals: lendingWords.dueNow,
  tooMany: { en: 'Too many to total', ur: 'جمع کرنے کے لیے بہت زیادہ' },
  customer: lendingWords.customer,
  dueNow: lendingWords.dueNowRupees,
  daysPastDue: lendingWords.daysPastDue,
  said: { en: 'Promise and last contact', ur: 'وعدہ اور آخری رابطہ' },
  saidAndOfficer: { en: 'Promise, last contact and officer', ur: 'وعدہ، آخری رابطہ اور افسر' },
  noContact: { en: 'No contact yet', ur: 'ابھی کوئی رابطہ نہیں' },
  promises: { en: 'Promises', ur: 'وعدے' },
  actions: plainWords.actions,
  officer: lendingWords.officer,
  branch: lendingWords.branch,
  age: lendingWords.daysPastDue,
  mine: { en: 'My customers', ur: 'میرے صارفین' },
  wholeBranch: { en: 'The whole branch', ur: 'پوری برانچ' },
  dueToday: lendingWords.dueToday,
  recordPayment: lendingWords.recordPayment,
  logContact: lendingWords.logContact,
  recordPromise: lendingWords.recordPromise,
  moreStarts: { en: 'More actions', ur: 'مزید کارروائیاں' },
  startRound: { en: 'Call in turn', ur: 'باری باری کال کریں' },
  remind: { en: 'Send reminder', ur: 'یاد دلائیں' },
  noneToRemind: { en: 'No one chosen is due a reminder', ur: 'چنے گئے صارفین میں سے کسی کو یاد نہیں دلانا' },
  notReminded: { en: 'No reminder was opened', ur: 'یاد دہانی نہیں کھولی گئی' },
  call: plainWords.call,
  whatsApp: plainWords.whatsApp,
  writtenOff: lendingWords.writtenOff,

  rates: { en: 'Promises kept, by officer', ur: 'پورے ہونے والے وعدے، افسر کے لحاظ سے' },

  clearTitle: { en: 'Nothing here today', ur: 'آج یہاں کچھ نہیں' },
  noMatchText: {
    en: 'No one matches these filters. Show the whole list.',
    ur: 'ان فلٹروں کے مطابق کوئی نہیں۔ پوری فہرست دیکھیے۔',
  },
} as const satisfies Record<string, Phrase>;

/** The day of an installment that is still to come, of a customer who is reminded or has promised early. */
export const dueOnDay: Phrase<(day: string) => string> = {
  en: (day) => `Due ${day}`,
  ur: (day) => `${day} کو واجب`,
};

/** The meaning of an empty list. */
export const clearTexts: Readonly<Record<DuePart, Phrase>> = {
  due_today: {
    en: 'Every installment of today is paid, or none falls due today. Look at who is overdue next.',
    ur: 'آج کی ہر قسط ادا ہو چکی ہے، یا آج کوئی قسط واجب نہیں۔ اب تاخیر والے صارفین دیکھیے۔',
  },
  overdue: {
    en: 'No one is late without a promise. Well done.',
    ur: 'وعدے کے بغیر کوئی بھی تاخیر میں نہیں۔ بہت خوب۔',
  },
  promised: {
    en: 'No one promised to pay today, or everyone who did has paid.',
    ur: 'آج کسی نے ادائیگی کا وعدہ نہیں کیا تھا، یا وعدہ کرنے والے سب ادا کر چکے ہیں۔',
  },
  broken: {
    en: 'Every promise that ended was kept.',
    ur: 'جن وعدوں کی تاریخ آئی، سب پورے ہوئے۔',
  },
  call_back: {
    en: 'No one who asked to be called again by today is waiting.',
    ur: 'جنہوں نے آج تک دوبارہ کال کا کہا تھا، ان میں سے کسی کو کال کرنا باقی نہیں۔',
  },
  to_remind: {
    en: 'Everyone due a reminder today has had one. Look at who is overdue next.',
    ur: 'جنہیں آج یاد دلانا تھا، سب کو یاد دلا دیا گیا۔ اب تاخیر والے صارفین دیکھیے۔',
  },
};

const range = (from: string, to: string) => `\u2066${from}–${to}\u2069`;

export const ageNames: Readonly<Record<DueAge, Phrase>> = {
  to_30: { en: '1–30 days', ur: `${range('1', '30')} دن` },
  to_60: { en: '31–60 days', ur: `${range('31', '60')} دن` },
  to_90: { en: '61–90 days', ur: `${range('61', '90')} دن` },
  over_90: { en: 'Over 90 days', ur: '90 دن سے زائد' },
};

/** The number of reminders that are left to send. */
export const remindersLeft: Phrase<(left: number) => string> = {
  en: (left) => `(${formatCount(left)})`,
  ur: (left) => `(\u2066${formatCount(left)}\u2069)`,
};

/** An age with how many are of it. */
export const ageWithCount: Phrase<(age: string, count: number | undefined) => string> = {
  en: (age, count) => (count === undefined ? age : `${age} (${formatCount(count)})`),
  ur: (age, count) => (count === undefined ? age : `${age} (\u2066${formatCount(count)}\u2069)`),
};

export const daysLate: Phrase<(days: number) => string> = {
  en: (days) => `${formatCount(days)} ${countNoun(days, 'day', 'days')}`,
  ur: (days) => `\u2066${formatCount(days)}\u2069 دن`,
};

export const agreementsText: Phrase<(agreements: number) => string> = {
  en: (agreements) => `${formatCount(agreements)} ${countNoun(agreements, 'agreement', 'agreements')}`,
  ur: (agreements) => `${formatCount(agreements)} ${agreements === 1 ? 'معاہدہ' : 'معاہدے'}`,
};

/** `Call, no answer: yesterday`. */
export const contactText: Phrase<(channel: string, result: string, when: string) => string> = {
  en: (channel, result, when) => `${channel}: ${result}, ${when}`,
  ur: (channel, result, when) => `${channel}: ${result}، ${when}`,
};

/** `Call back Today 5:30 PM`. */
export const callBackFor: Phrase<(moment: string) => string> = {
  en: (moment) => `Call back ${moment}`,
  ur: (moment) => `دوبارہ کال ${moment}`,
};

export const forDay: Phrase<(day: string) => string> = {
  en: (day) => `for ${day}`,
  ur: (day) => `${day} کے لیے`,
};

export const ratesLead: Phrase<(days: number) => string> = {
  en: (days) => `Promises that ended in the last ${days} days. Open promises are not counted.`,
  ur: (days) =>
    `وہ وعدے جن کی تاریخ پچھلے \u2066${days}\u2069 دنوں میں آئی۔ جس کی تاریخ ابھی باقی ہے، وہ شامل نہیں۔`,
};

/** The customer of an action, for those who hear only the button. */
export const aboutCustomer: Phrase<(action: string, name: string) => string> = {
  en: (action, name) => `${action}: ${name}`,
  ur: (action, name) => `${action}: \u2068${name}\u2069`,
};

export const moreAbout: Phrase<(name: string) => string> = {
  en: (name) => `More for ${name}`,
  ur: (name) => `\u2068${name}\u2069 کے لیے مزید`,
};

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    total === null
      ? `${formatCount(shown)} shown of more than 10,000`
      : `${formatCount(shown)} of ${formatCount(total)} ${countNoun(total, 'agreement', 'agreements')} shown`,
  ur: (shown, total) =>
    total === null
      ? `10,000 سے زیادہ میں سے ${formatCount(shown)} معاہدے`
      : `کل ${formatCount(total)} میں سے ${formatCount(shown)} ${shown === 1 ? 'معاہدہ' : 'معاہدے'}`,
};
