import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { deskWords } from '../ground/desk-words.messages.ts';

export const messages = {
  person: { en: 'Choose an employee', ur: 'ملازم چنیں' },
  personMissing: { en: 'Choose an employee first.', ur: 'پہلے ملازم چنیے۔' },
  assign: deskWords.assign,
  shareOut: { en: 'Distribute by branch and workload', ur: 'برانچ اور کام کے بوجھ کے لحاظ سے تقسیم کریں' },
} as const satisfies Record<string, Phrase>;

export const assignedText: Phrase<(count: number) => string> = {
  en: (count) => `${formatCount(count)} ${countNoun(count, 'request', 'requests')} assigned`,
  ur: (count) => `${formatCount(count)} ${count === 1 ? 'درخواست سپرد کی گئی' : 'درخواستیں سپرد کی گئیں'}`,
};

/** Somebody's branch, and how many open requests they have. */
export const withLoad: Phrase<(city: string | null, open: number) => string> = {
  en: (city, open) => `${city === null ? '' : `${city} · `}${formatCount(open)} open`,
  ur: (city, open) => `${city === null ? '' : `${city} · `}${formatCount(open)} کھلی`,
};
