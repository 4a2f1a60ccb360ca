import type { Phrase } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';
import { plainWords } from '../language/plain-words.messages.ts';

/** The texts of every list. */
export const messages = {
  clear: { en: 'Clear', ur: 'ختم کریں' },
  all: plainWords.all,
  filters: { en: 'Filters', ur: 'فلٹر' },
  showList: { en: 'Show list', ur: 'فہرست دیکھیں' },
  compactRows: { en: 'Compact rows', ur: 'قریب سطریں' },
  pages: { en: 'Pages', ur: 'صفحات' },
  next: { en: 'Next', ur: 'اگلا' },
  previous: { en: 'Previous', ur: 'پچھلا' },
  errorTitle: { en: 'The list could not be loaded', ur: 'فہرست نہیں کھل سکی' },
  firstPage: { en: 'Open the first page', ur: 'پہلا صفحہ کھولیں' },
  noMatchTitle: { en: 'Nothing found', ur: 'کچھ نہیں ملا' },
  clearFilters: { en: 'Clear search and filters', ur: 'تلاش اور فلٹر ختم کریں' },
  exportCsv: { en: 'Export CSV', ur: 'CSV ایکسپورٹ کریں' },
  exportAs: { en: 'Export', ur: 'ایکسپورٹ کریں' },
  csv: { en: 'CSV file', ur: 'CSV فائل' },
  excel: { en: 'Excel file (XLSX)', ur: 'ایکسل فائل (XLSX)' },
  exporting: { en: 'Exporting…', ur: 'ایکسپورٹ ہو رہا ہے…' },
  exported: { en: 'The file is saved', ur: 'فائل محفوظ ہو گئی' },
  tryAgain: plainWords.tryAgain,
} as const satisfies Record<string, Phrase>;

export const quote: Phrase<(code: string) => string> = {
  en: (code) => `If it keeps happening, tell us this code: ${code}`,
  ur: (code) => `پھر بھی ایسا ہو تو یہ حوالہ بتائیے: \u2066${code}\u2069`,
};

export const moreThan: Phrase<(count: number) => string> = {
  en: (count) => `More than ${formatCount(count)}`,
  ur: (count) => `\u2066${formatCount(count)}\u2069 سے زیادہ`,
};
