import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';

export const messages = {
  title: { en: 'Key fact statement', ur: 'بنیادی معلومات نامہ' },
  licence: { en: 'Licence', ur: 'لائسنس نمبر' },
  cnic: { en: 'CNIC', ur: 'شناختی کارڈ' },
  agreement: { en: 'agreement', ur: 'معاہدہ' },
  comma: { en: ',', ur: '،' },
  price: { en: 'Price', ur: 'کل قیمت' },
  downPayment: { en: 'Down payment', ur: 'پیشگی ادائیگی' },
  relief: { en: 'Relief', ur: 'ہمدردانہ رعایت' },
  financed: { en: 'Paid in installments', ur: 'قسطوں میں قابلِ ادا' },
  lastInstallment: { en: 'Last installment', ur: 'آخری قسط' },
  dates: { en: 'First and last date', ur: 'پہلی اور آخری تاریخ' },
  until: { en: 'to', ur: 'تا' },
  rate: { en: 'Annual percentage rate', ur: 'سالانہ شرحِ منافع' },
  total: { en: 'Total payable = price', ur: 'کل قابلِ ادا رقم = قیمت' },
  totalWithRelief: { en: 'Total payable = price less relief', ur: 'کل قابلِ ادا رقم = قیمت، رعایت نکال کر' },
  everyInstallment: { en: 'Every installment, in rupees', ur: 'تمام قسطیں، روپوں میں' },
  noCharge: {
    en: 'No markup, no fee, no late charge, now or later.',
    ur: 'کوئی منافع، فیس یا تاخیر کا جرمانہ نہیں، نہ آج نہ بعد میں۔',
  },
  complaints: { en: 'Complaints:', ur: 'شکایت کے لیے:' },
  customerSigns: { en: 'Customer: signature or thumb impression', ur: 'صارف کے دستخط یا انگوٹھے کا نشان' },
  staffSigns: { en: 'For the lender: name and signature', ur: 'ادارے کی طرف سے: نام اور دستخط' },
} as const satisfies Record<string, Phrase>;

export const versionOf: Phrase<(version: number) => string> = {
  en: (version) => `Version ${version}`,
  ur: (version) => `نسخہ \u2066${version}\u2069`,
};

/** What stands before the amount of each. */
export const installmentsOf: Phrase<(count: number) => string> = {
  en: (count) => `${formatCount(count)} ${countNoun(count, 'installment', 'installments')} of`,
  ur: (count) => (count === 1 ? '\u20661\u2069 قسط' : `\u2066${formatCount(count)}\u2069 قسطیں، ہر ایک`),
};
