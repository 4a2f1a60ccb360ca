import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import type { AuditSubject } from '#domain/audit/audit-subject.ts';
import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { deskWords } from '#web/office/desk/ground/desk-words.messages.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';

export const messages = {
  lead: {
    en: 'Who did what, when and from where. No one can change or remove a line.',
    ur: 'کس نے، کب اور کہاں سے کیا کام کیا۔ کوئی سطر نہ بدلی جا سکتی ہے، نہ ہٹائی جا سکتی ہے۔',
  },
  when: plainWords.when,
  who: plainWords.by,
  what: { en: 'What', ur: 'کارروائی' },
  branch: lendingWords.branch,
  wholeLender: { en: 'Whole lender', ur: 'پورا ادارہ' },
  bySystem: { en: 'The system', ur: 'خودکار نظام' },
  from: plainWords.from,
  until: plainWords.until,
  fromAddress: { en: 'Network address', ur: 'نیٹ ورک پتہ' },
  aboutKind: { en: 'Subject', ur: 'موضوع' },
  reference: { en: 'Reference', ur: 'حوالہ' },
  field: { en: 'Field', ur: 'خانہ' },
  before: { en: 'Before', ur: 'پہلے' },
  after: { en: 'After', ur: 'بعد میں' },
  nothing: { en: 'Nothing else was changed.', ur: 'اس کے علاوہ کچھ تبدیل نہیں ہوا۔' },
  onlyThem: { en: 'Everything they did', ur: 'ان کی تمام کارروائیاں' },
  onlyThis: { en: 'Everything about this', ur: 'اس کا پورا ریکارڈ' },
  everyone: { en: 'Everyone', ur: 'سب' },
  aboutOne: { en: 'About one thing only', ur: 'صرف ایک چیز کا ریکارڈ' },
  emptyTitle: plainWords.nothingRecorded,
  emptyText: {
    en: 'Every change in the office appears here as soon as it is made.',
    ur: 'دفتر کی ہر تبدیلی ہوتے ہی یہاں نظر آتی ہے۔',
  },
  noMatchText: {
    en: 'No line matches these filters. Try more days, another person, or all actions.',
    ur: 'ان فلٹروں کے مطابق کوئی سطر نہیں۔ زیادہ دن، کوئی اور شخص یا تمام کارروائیاں چن کر دیکھیے۔',
  },
  check: { en: 'Check now', ur: 'ابھی جانچیں' },
  checking: { en: 'Checking…', ur: 'جانچ ہو رہی ہے…' },
  neverChecked: { en: 'Not checked yet', ur: 'ابھی جانچ نہیں ہوئی' },
  unchanged: { en: 'Unaltered', ur: 'کوئی رد و بدل نہیں' },
  broken: { en: 'The record has been altered', ur: 'ریکارڈ میں رد و بدل ہوا ہے' },
  neverVerified: {
    en: 'The full books have not been verified yet. Ask whoever runs the server to run:',
    ur: 'کھاتوں کی مکمل تصدیق ابھی نہیں ہوئی۔ سرور کے منتظم سے یہ کمانڈ چلانے کو کہیے:',
  },
  heads: { en: 'Last line of the record at that time', ur: 'اُس وقت ریکارڈ کی آخری سطر' },
  chainError: { en: 'The state of the record could not be loaded', ur: 'ریکارڈ کی حالت معلوم نہیں ہو سکی' },
} as const satisfies Record<string, Phrase>;

/** The command as typed on the server. */
export const verifyCommand = 'npm run verify';

export const verified: Phrase<(events: number) => string> = {
  en: (events) =>
    `Record verified: ${formatCount(events)} ${countNoun(events, 'event', 'events')}, nothing changed.`,
  ur: (events) =>
    `ریکارڈ کی تصدیق ہو گئی: ${formatCount(events)} ${events === 1 ? 'اندراج' : 'اندراجات'}، کوئی تبدیلی نہیں۔`,
};

export const newer: Phrase<(events: number) => string> = {
  en: (events) => `${formatCount(events)} newer ${countNoun(events, 'event', 'events')} not checked yet.`,
  ur: (events) => `${formatCount(events)} ${events === 1 ? 'نئے اندراج' : 'نئے اندراجات'} کی جانچ باقی ہے۔`,
};

export const checkedAt: Phrase<(moment: string) => string> = {
  en: (moment) => `Last check: ${moment}.`,
  ur: (moment) => `آخری جانچ: ${moment}۔`,
};

/** Shown for the last complete check without a difference. */
export const booksVerified: Phrase<(moment: string, agreements: number, entries: number) => string> = {
  en: (moment, agreements, entries) =>
    `All books verified: ${formatCount(agreements)} ${countNoun(agreements, 'agreement', 'agreements')} and ${formatCount(entries)} ${countNoun(entries, 'entry', 'entries')} as they were written. Last successful check: ${moment}.`,
  ur: (moment, agreements, entries) =>
    `تمام کھاتوں کی تصدیق ہوئی: ${formatCount(agreements)} ${agreements === 1 ? 'معاہدہ' : 'معاہدے'} اور ${formatCount(entries)} ${entries === 1 ? 'اندراج' : 'اندراجات'} ویسے ہی ہیں جیسے لکھے گئے تھے۔ آخری درست جانچ: ${moment}۔`,
};

/** The last event of a chain, by its branch. */
export const headOf: Phrase<(where: string, position: number) => string> = {
  en: (where, position) => `${where}, event ${formatCount(position)}`,
  ur: (where, position) => `${where}، سطر ${formatCount(position)}`,
};

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    total === null
      ? `${formatCount(shown)} shown of more than 10,000`
      : `${formatCount(shown)} of ${formatCount(total)} ${countNoun(total, 'line', 'lines')} shown`,
  ur: (shown, total) =>
    total === null
      ? `10,000 سے زیادہ میں سے ${formatCount(shown)} سطریں`
      : `کل ${formatCount(total)} میں سے ${formatCount(shown)} ${shown === 1 ? 'سطر' : 'سطریں'}`,
};

const subjects: Readonly<Record<AuditSubject, Phrase>> = {
  agreement: lendingWords.agreement,
  audit: { en: 'Audit', ur: 'آڈٹ ریکارڈ' },
  blog_post: { en: 'Blog post', ur: 'بلاگ کی تحریر' },
  branch: lendingWords.branch,
  cash: methodNames.cash,
  challenge: deskWords.challenge,
  clock: { en: 'Clock', ur: 'گھڑی' },
  complaint: { en: 'Complaint', ur: 'شکایت' },
  contact_request: { en: 'Contact request', ur: 'رابطے کی درخواست' },
  customer: lendingWords.customer,
  employee: deskWords.employee,
  field: { en: 'Field book', ur: 'فیلڈ بُک' },
  guarantor: lendingWords.guarantor,
  import: { en: 'Import', ur: 'امپورٹ' },
  month: { en: 'Month close', ur: 'مہینے کا حساب بند' },
  product: lendingWords.product,
  payment_register: { en: 'Payments register', ur: 'ادائیگیوں کا رجسٹر' },
  relief_fund: lendingWords.reliefFund,
  report: plainWords.report,
  screening: { en: 'Screening', ur: 'جانچ' },
  settings: { en: 'Settings', ur: 'ترتیبات' },
  user: plainWords.account,
};

export function subjectName(subject: string): Phrase {
  const names: Readonly<Partial<Record<string, Phrase>>> = subjects;
  return names[subject] ?? { en: subject, ur: subject };
}
