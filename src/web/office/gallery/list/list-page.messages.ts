import type { Phrase } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';
import type { SpecimenState } from './specimen-list.ts';

export const messages = {
  title: { en: 'A list', ur: 'ایک فہرست' },
  lead: {
    en: 'Search, filters, order, pages and what is open are in its address.',
    ur: 'تلاش، فلٹر، ترتیب، صفحات اور کھلی ہوئی سطر اسی کے پتے میں ہیں۔',
  },
  search: { en: 'Name', ur: 'نام' },
  state: { en: 'Status', ur: 'حالت' },
  all: { en: 'All', ur: 'تمام' },
  dueFrom: { en: 'Due from', ur: 'واجب، اس تاریخ سے' },
  customer: { en: 'Customer', ur: 'صارف' },
  due: { en: 'Due', ur: 'تاریخ' },
  outstanding: { en: 'Outstanding, Rs', ur: 'بقایا، Rs' },
  more: { en: 'More about', ur: 'مزید:' },
  call: { en: 'Call', ur: 'کال کریں' },
  remove: { en: 'Remove', ur: 'ہٹائیں' },
  cannotRemove: { en: 'An agreement is running', ur: 'ایک معاہدہ جاری ہے' },
  noMatch: { en: 'Try part of the name.', ur: 'نام کا کوئی حصہ آزمائیے۔' },
  opened: { en: 'Beside the list', ur: 'فہرست کے ساتھ' },
} as const satisfies Record<string, Phrase>;

export const stateNames: Readonly<Record<SpecimenState, Phrase>> = {
  on_time: { en: 'On time', ur: 'بروقت' },
  late: { en: 'Late', ur: 'تاخیر' },
};

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) => `${formatCount(shown)} of ${formatCount(total ?? shown)}`,
  ur: (shown, total) => `\u2066${formatCount(total ?? shown)}\u2069 میں سے \u2066${formatCount(shown)}\u2069`,
};
