import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { closedDayLabels } from '../../ground/closed-day-labels.messages.ts';

export const messages = {
  saved: {
    en: 'Saved. Schedules that are saved from now on avoid these days.',
    ur: 'محفوظ ہو گیا۔ اب سے محفوظ ہونے والے شیڈول ان دنوں سے بچیں گے۔',
  },
  rule: { en: 'Due dates', ur: 'قسطوں کی تاریخیں' },
  ruleLead: {
    en: 'A date moves only where there is an open day before the next installment. The dates of a customer who has consented never move.',
    ur: 'تاریخ تبھی ہٹتی ہے جب اگلی قسط سے پہلے کوئی کھلا دن ہو۔ جس صارف کی رضامندی ہو چکی، اس کی تاریخیں کبھی نہیں بدلتیں۔',
  },
  weekLead: {
    en: 'The days of the week on which every office is closed.',
    ur: 'ہفتے کے وہ دن جب تمام دفاتر بند رہتے ہیں۔',
  },
  holidaysLead: {
    en: 'Public holidays and other single days off. The list is sorted by date when it is saved.',
    ur: 'سرکاری تعطیلات اور چھٹی کے دوسرے دن۔ محفوظ کرنے پر فہرست تاریخ کے لحاظ سے ترتیب پاتی ہے۔',
  },
  addHoliday: { en: 'Add a holiday', ur: 'تعطیل شامل کریں' },
} as const satisfies Record<string, Phrase>;

/** The names of the fields, beside them and in the error summary. */
export const labels = {
  ...closedDayLabels,
  'holidays.*': { en: 'Holiday', ur: 'تعطیل' },
  'holidays.*.on': plainWords.date,
  'holidays.*.name': plainWords.name,
} as const satisfies Record<string, Phrase>;
