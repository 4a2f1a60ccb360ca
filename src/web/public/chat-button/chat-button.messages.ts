import type { Phrase } from '#domain/language.ts';

export const chatButtonMessages = {
  area: { en: 'Chat', ur: 'چیٹ' },
  call: { en: 'Call', ur: 'کال کریں' },
  homeVisit: { en: 'Home visit', ur: 'گھر پر ملاقات' },
  chat: { en: 'Chat with us on WhatsApp', ur: 'واٹس ایپ پر ہم سے بات کریں' },
} as const satisfies Record<string, Phrase>;
