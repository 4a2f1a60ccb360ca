import type { Phrase } from '#domain/language.ts';

export const messages = {
  saved: {
    en: 'Saved. The public site shows it now.',
    ur: 'محفوظ ہو گیا۔ ویب سائٹ پر اب یہی نظر آتا ہے۔',
  },
  savedForLater: {
    en: 'Saved. The public site shows it once it is published.',
    ur: 'محفوظ ہو گیا۔ ویب سائٹ شائع ہونے پر وہاں بھی یہی نظر آئے گا۔',
  },
  openSite: { en: 'View on the site', ur: 'ویب سائٹ پر دیکھیں' },
} as const satisfies Record<string, Phrase>;
