import type { Phrase } from '#domain/language.ts';

export const messages = {
  person: { en: 'Person', ur: 'ذاتی معلومات' },
  personLead: { en: 'Names, numbers and a day.', ur: 'نام، نمبر اور تاریخ۔' },
  goods: { en: 'Goods', ur: 'اشیاء' },
  goodsLead: { en: 'Rows that come and go.', ur: 'سطریں جو شامل ہوتی اور ہٹتی ہیں۔' },
  money: { en: 'Money', ur: 'رقم' },
  moneyLead: { en: 'An amount and its review.', ur: 'رقم اور اس کا جائزہ۔' },
  texts: { en: 'Texts', ur: 'عبارتیں' },
  textsLead: { en: 'In both languages, and sentences.', ur: 'دونوں زبانوں میں، اور جملے۔' },
  addItem: { en: 'Add an item', ur: 'چیز شامل کریں' },
  choose: { en: 'Choose', ur: 'چنیں' },
  received: { en: 'You receive', ur: 'آپ وصول کریں گے' },
  saved: { en: 'Saved', ur: 'محفوظ ہو گیا' },
  seenHint: { en: 'You have had the card in hand.', ur: 'کارڈ آپ کے ہاتھ میں رہا ہے۔' },
} as const satisfies Record<string, Phrase>;

export const genderNames = {
  male: { en: 'Male', ur: 'مرد' },
  female: { en: 'Female', ur: 'عورت' },
  other: { en: 'Other', ur: 'دیگر' },
} as const satisfies Record<string, Phrase>;

export const labels = {
  fullName: { en: 'Full name', ur: 'پورا نام' },
  cnic: { en: 'CNIC', ur: 'شناختی کارڈ نمبر' },
  phone: { en: 'Phone', ur: 'فون' },
  bornOn: { en: 'Date of birth', ur: 'تاریخِ پیدائش' },
  gender: { en: 'Gender', ur: 'جنس' },
  isCnicSeen: { en: 'Original seen', ur: 'اصل دیکھا گیا' },
  monthlyIncome: { en: 'Monthly income', ur: 'ماہانہ آمدنی' },
  photo: { en: 'Photo', ur: 'تصویر' },
  items: { en: 'Items', ur: 'اشیاء' },
  'items.*': { en: 'Item', ur: 'چیز' },
  'items.*.productId': { en: 'Product', ur: 'پروڈکٹ' },
  'items.*.description': { en: 'Description', ur: 'تفصیل' },
  'items.*.quantity': { en: 'Quantity', ur: 'تعداد' },
  'items.*.unitPrice': { en: 'Price of one', ur: 'ایک کی قیمت' },
  downPayment: { en: 'Down payment', ur: 'پیشگی ادائیگی' },
  count: { en: 'Installments', ur: 'قسطیں' },
  title: { en: 'Title', ur: 'عنوان' },
  notes: { en: 'Notes', ur: 'نوٹ' },
} as const satisfies Record<string, Phrase>;
