import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { deskWords } from '#web/office/desk/ground/desk-words.messages.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';

export const messages = {
  lead: {
    en: 'Where each person works, what they collected this month, less reversals and refunds, and their open work.',
    ur: 'کون کہاں کام کرتا ہے، منسوخی اور واپسی نکال کر اس مہینے کس نے کتنی وصولی کی، اور کس کا کیا کام باقی ہے۔',
  },
  search: { en: 'Name, phone or email', ur: 'نام، فون یا ای میل' },
  byState: plainWords.status,

  employee: deskWords.employee,
  branch: lendingWords.branch,
  noBranch: deskWords.allBranches,
  phone: plainWords.phone,
  role: { en: 'Role', ur: 'کردار' },
  lastSignedIn: { en: 'Last sign-in', ur: 'آخری سائن اِن' },
  never: { en: 'Never', ur: 'کبھی نہیں' },
  collected: { en: 'Collected this month, Rs', ur: 'اس ماہ کی وصولی، Rs' },
  openWork: { en: 'Open work', ur: 'باقی کام' },
  nothingOpen: plainWords.none,
  status: plainWords.status,

  emptyTitle: { en: 'No employees yet', ur: 'ابھی کوئی ملازم نہیں' },
  emptyText: {
    en: 'Add the first one: they will get a one-time code to set their own password.',
    ur: 'پہلا ملازم شامل کیجیے: انہیں ایک بار استعمال ہونے والا کوڈ ملے گا جس سے وہ اپنا پاس ورڈ خود رکھیں گے۔',
  },
  noMatchText: {
    en: 'No one matches this search. Try part of the name, another branch, or all branches.',
    ur: 'اس تلاش کے مطابق کوئی ملازم نہیں ملا۔ نام کا کوئی حصہ، کوئی اور برانچ یا تمام ملازمین دیکھیے۔',
  },
} as const satisfies Record<string, Phrase>;

export const stateNames = {
  all: plainWords.all,
  active: plainWords.active,
  inactive: { en: 'Inactive', ur: 'غیر فعال' },
} as const satisfies Record<string, Phrase>;

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    total === null
      ? `${formatCount(shown)} shown of more than 10,000`
      : `${formatCount(shown)} of ${formatCount(total)} ${countNoun(total, 'employee', 'employees')} shown`,
  ur: (shown, total) =>
    total === null
      ? `10,000 سے زیادہ میں سے ${formatCount(shown)} ملازمین`
      : `کل ${formatCount(total)} میں سے ${formatCount(shown)} ${shown === 1 ? 'ملازم' : 'ملازمین'}`,
};
