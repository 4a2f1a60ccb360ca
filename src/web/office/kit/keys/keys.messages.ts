import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'Keys of one letter', ur: 'ایک حرف والے شارٹ کٹ' },
  lead: {
    en: 'N for a new entry, P to record a payment and others, on this device. Press ? to see all.',
    ur: 'نئے اندراج کے لیے N، ادائیگی کے لیے P اور باقی، اس ڈیوائس پر۔ سب دیکھنے کے لیے ؟ دبائیں۔',
  },
  on: { en: 'On', ur: 'چالو' },
  off: { en: 'Off', ur: 'بند' },
} as const satisfies Record<string, Phrase>;
