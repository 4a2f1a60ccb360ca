import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';

export const messages = {
  title: { en: 'Saved views', ur: 'محفوظ فہرستیں' },
  none: {
    en: 'None of this list yet. Choose filters and an order, then save them under a name.',
    ur: 'اس فہرست کی ابھی کوئی نہیں۔ فلٹر اور ترتیب چنیے، پھر نام دے کر محفوظ کیجیے۔',
  },
  what: {
    en: 'The filters and the order are saved, and no search text.',
    ur: 'فلٹر اور ترتیب محفوظ ہوتی ہے، تلاش کے الفاظ نہیں۔',
  },
  name: plainWords.name,
  shareWithBranch: { en: 'For everyone at my branch', ur: 'میری برانچ کے سب لوگوں کے لیے' },
  shareWithAll: { en: 'For everyone in the office', ur: 'دفتر کے سب لوگوں کے لیے' },
  shared: { en: 'Shared', ur: 'سب کے لیے' },
  save: { en: 'Save this view', ur: 'یہ فہرست محفوظ کریں' },
  saved: { en: 'The view is saved', ur: 'فہرست محفوظ ہو گئی' },
} as const satisfies Record<string, Phrase>;

export const columnMessages = {
  title: { en: 'Columns', ur: 'کالم' },
  what: {
    en: 'For you alone, on each device. A narrow screen shows fewer.',
    ur: 'صرف آپ کے لیے، ہر ڈیوائس پر۔ چھوٹی اسکرین پر کالم کم نظر آتے ہیں۔',
  },
  save: { en: 'Show these columns', ur: 'یہ کالم دکھائیں' },
} as const satisfies Record<string, Phrase>;

export const removeView: Phrase<(name: string) => string> = {
  en: (name) => `Remove “${name}”`,
  ur: (name) => `”${name}“ ہٹائیں`,
};
