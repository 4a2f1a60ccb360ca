import type { Phrase } from '#domain/language.ts';

export const messages = {
  unexpected: { en: 'Unexpected Application Error!', ur: 'غیر متوقع خرابی!' },
  unknown: { en: 'Unknown Error', ur: 'نامعلوم خرابی' },
  text: {
    en: 'The page stopped working. Nothing that was saved is lost. Reload it; if it happens again, tell us the details below.',
    ur: 'صفحے نے کام کرنا چھوڑ دیا۔ جو محفوظ ہو چکا وہ ضائع نہیں ہوا۔ صفحہ دوبارہ کھولیے؛ پھر بھی ایسا ہو تو نیچے لکھی بات ہمیں بتائیے۔',
  },
  details: { en: 'Technical details', ur: 'تکنیکی تفصیل' },
  reload: { en: 'Reload the page', ur: 'صفحہ دوبارہ کھولیں' },
  toDashboard: { en: 'Go to the dashboard', ur: 'ڈیش بورڈ پر جائیں' },
} as const satisfies Record<string, Phrase>;
