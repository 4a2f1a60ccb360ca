import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'A page of a record', ur: 'ایک ریکارڈ کا صفحہ' },
  lead: {
    en: 'Its form, and what is sent beside it.',
    ur: 'اس کا فارم، اور جو اس کے ساتھ الگ بھیجا جاتا ہے۔',
  },
  notOpened: { en: 'The record could not be opened', ur: 'ریکارڈ نہیں کھل سکا' },
  record: { en: 'On record', ur: 'ریکارڈ میں' },
  recordLead: {
    en: 'Who saves second is told, and keeps what they entered.',
    ur: 'دوسرے نمبر پر محفوظ کرنے والے کو بتایا جاتا ہے، اور ان کا لکھا ہوا برقرار رہتا ہے۔',
  },
  saved: { en: 'Saved', ur: 'محفوظ ہو گیا' },
  visit: { en: 'A part sent by itself', ur: 'الگ بھیجا جانے والا حصہ' },
  book: { en: 'Book', ur: 'طے کریں' },
  booking: { en: 'Booking…', ur: 'طے ہو رہا ہے…' },
  notBooked: { en: 'Nothing was booked', ur: 'کچھ طے نہیں ہوا' },
  booked: { en: 'Booked', ur: 'طے ہو گیا' },
  choose: { en: 'Choose', ur: 'چنیں' },
  otherItem: { en: 'Not on the list', ur: 'فہرست میں نہیں' },
  late: { en: 'Parts that come late', ur: 'بعد میں آنے والے حصے' },
  arrived: { en: 'This part was fetched when it was shown.', ur: 'یہ حصہ دکھائے جانے پر منگوایا گیا۔' },
  trouble: { en: 'What was not recorded', ur: 'جو درج نہیں ہوا' },
  warned: {
    en: 'This is Rs 1,000 more than is outstanding.',
    ur: 'یہ بقایا سے \u2066Rs 1,000\u2069 زیادہ ہے۔',
  },
  unreachable: { en: 'The server could not be reached.', ur: 'سرور سے رابطہ نہ ہو سکا۔' },
} as const satisfies Record<string, Phrase>;

export const recordLabels = {
  address: { en: 'Address', ur: 'پتہ' },
  relation: { en: 'Relation', ur: 'تعلق' },
} as const satisfies Record<string, Phrase>;

export const visitLabels = {
  startsAt: { en: 'Begins at', ur: 'آغاز' },
  officerId: { en: 'Officer', ur: 'افسر' },
  productId: { en: 'Product', ur: 'پروڈکٹ' },
  methods: { en: 'Ways to pay', ur: 'ادائیگی کے طریقے' },
} as const satisfies Record<string, Phrase>;
