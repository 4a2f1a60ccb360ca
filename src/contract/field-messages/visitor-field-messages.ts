import type { Phrase } from '#domain/language.ts';

/** Messages beside the fields of the public forms. The lender fixed their texts. The site carries these and no others. */
export const visitorFieldMessages = {
  full_name_required: { en: 'Full name is required', ur: 'پورا نام لکھنا ضروری ہے' },
  name_with_address: {
    en: 'A name has no web or email address in it',
    ur: 'نام میں ویب یا ای میل پتہ نہیں ہوتا',
  },
  phone_required: { en: 'Phone number is required', ur: 'فون نمبر لکھنا ضروری ہے' },
  phone_format: {
    en: 'Phone number must be in format 03xx-xxxxxxx',
    ur: 'فون نمبر اس طرح لکھیے: \u206603xx-xxxxxxx\u2069',
  },
  address_required: { en: 'Address is required', ur: 'پتہ لکھنا ضروری ہے' },
  message_required: { en: 'Message is required', ur: 'پیغام لکھنا ضروری ہے' },
  date_not_in_future: { en: 'Please select a future date', ur: 'آج یا بعد کی کوئی تاریخ چنیے' },
  time_required: { en: 'Please select a preferred time', ur: 'پسندیدہ وقت چنیے' },
  unprintable: {
    en: 'This contains characters that cannot be stored. Please enter it again.',
    ur: 'اس میں ایسے حروف ہیں جو محفوظ نہیں ہو سکتے۔ دوبارہ لکھیے۔',
  },
} as const satisfies Record<string, Phrase>;
