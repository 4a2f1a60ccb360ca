import type { contractKinds } from '#contract/lending/agreements.ts';
import type { Phrase } from '#domain/language.ts';

export const titles: Readonly<Record<(typeof contractKinds)[number], Phrase>> = {
  deferred_sale: {
    en: 'Agreement: deferred sale at cost',
    ur: 'معاہدہ: ادھار فروخت، اصل قیمت پر (بیع مؤجل)',
  },
  qard_e_hasan: { en: 'Agreement: qard-e-hasan', ur: 'معاہدہ: قرضِ حسنہ' },
};

export const messages = {
  notInForce: {
    en: 'Not in force: the goods were not handed over under it.',
    ur: 'نافذ نہیں: اس کے تحت سامان حوالے نہیں ہوا۔',
  },
  lender: { en: 'The lender', ur: 'ادارہ' },
  customer: { en: 'Customer', ur: 'صارف' },
  name: { en: 'Name', ur: 'نام' },
  licence: { en: 'License number', ur: 'لائسنس نمبر' },
  phone: { en: 'Phone', ur: 'فون' },
  cnic: { en: 'CNIC', ur: 'شناختی کارڈ نمبر' },
  address: { en: 'Address', ur: 'پتہ' },
  goods: { en: 'Goods, in rupees', ur: 'سامان، روپوں میں' },
  row: { en: '#', ur: '#' },
  description: { en: 'Item', ur: 'چیز' },
  quantity: { en: 'Quantity', ur: 'تعداد' },
  unitPrice: { en: 'Each', ur: 'فی عدد' },
  amount: { en: 'Amount', ur: 'رقم' },
  price: { en: 'Price', ur: 'قیمت' },
  inWords: { en: 'The price in words:', ur: 'قیمت الفاظ میں:' },
  terms: { en: 'Payment', ur: 'ادائیگی' },
  neverMore: {
    en: 'The price is fixed. A late payment, a new date or relief never adds to it.',
    ur: 'قیمت طے شدہ ہے۔ تاخیر، نئی تاریخ یا رعایت سے اس میں کبھی اضافہ نہیں ہوگا۔',
  },
  guarantors: { en: 'Guarantors', ur: 'ضامن' },
  noGuarantors: { en: 'None', ur: 'کوئی نہیں' },
  consent: { en: 'Customer’s consent', ur: 'صارف کی رضامندی' },
  noConsent: { en: 'Not recorded yet', ur: 'ابھی درج نہیں' },
  guarantorSigns: { en: 'Guarantor: signature or thumb impression', ur: 'ضامن کے دستخط یا انگوٹھے کا نشان' },
} as const satisfies Record<string, Phrase>;

export const consentTo: Phrase<(version: number, how: string, day: string) => string> = {
  en: (version, how, day) => `To version ${version}. ${how}, ${day}`,
  ur: (version, how, day) => `نسخہ \u2066${version}\u2069 پر۔ ${how}، ${day}`,
};
