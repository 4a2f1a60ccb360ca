import type { Phrase } from '#domain/language.ts';

/** The texts beside a payment method and its reference. */
export const messages = {
  cashHint: {
    en: 'Cash needs no reference. Every other method asks for one.',
    ur: 'نقد کے لیے حوالہ نمبر ضروری نہیں؛ باقی ہر طریقے میں لازم ہے۔',
  },
  referenceHint: {
    en: 'As it is on the slip, message or cheque.',
    ur: 'جیسا سلپ، پیغام یا چیک پر لکھا ہے۔',
  },
} as const satisfies Record<string, Phrase>;
