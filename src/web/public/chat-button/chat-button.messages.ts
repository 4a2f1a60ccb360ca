import type { Phrase } from '#domain/language.ts';

export const chatButtonMessages = {
  area: { en: 'Chat', ur: 'چیٹ' },
  chat: { en: 'Chat with us on WhatsApp', ur: 'واٹس ایپ پر ہم سے بات کریں' },
} as const satisfies Record<string, Phrase>;
