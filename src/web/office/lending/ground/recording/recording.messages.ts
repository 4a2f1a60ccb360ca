import type { Phrase } from '#domain/language.ts';

export const messages = {
  warned: { en: 'Not recorded yet: please look again', ur: 'ابھی درج نہیں ہوا: ایک بار پھر دیکھیے' },
  confirm: { en: 'I have checked it, and it is right', ur: 'میں نے جانچ لیا ہے، یہ درست ہے' },
  confirmFirst: {
    en: 'Confirm above that you have checked it',
    ur: 'پہلے اوپر تصدیق کیجیے کہ آپ نے جانچ لیا ہے',
  },
  lostText: {
    en: 'It may already be recorded. Send it again: it will be recorded only once.',
    ur: 'ممکن ہے یہ درج ہو چکا ہو۔ دوبارہ بھیجیے: جتنی بار بھی بھیجا جائے، درج ایک ہی بار ہوگا۔',
  },
  sendAgain: { en: 'Send again', ur: 'دوبارہ بھیجیں' },
  already: { en: 'Already recorded', ur: 'پہلے ہی درج ہے' },
} as const satisfies Record<string, Phrase>;
