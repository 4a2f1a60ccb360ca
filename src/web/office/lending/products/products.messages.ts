import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';

export const messages = {
  lead: {
    en: 'What is sold, at its cash price. Installments add nothing to it.',
    ur: 'جو کچھ فروخت ہوتا ہے، نقد قیمت پر۔ قسطوں سے قیمت نہیں بڑھتی۔',
  },
  search: { en: 'Search by name', ur: 'نام سے تلاش کریں' },
  byState: plainWords.status,
  showAs: { en: 'Show as', ur: 'انداز' },
  cards: { en: 'Cards', ur: 'کارڈ' },
  table: { en: 'Table', ur: 'جدول' },

  product: lendingWords.product,
  cashPrice: { en: 'Cash price, Rs', ur: 'نقد قیمت، Rs' },
  terms: { en: 'Months', ur: 'ماہ' },
  downPayment: { en: 'Minimum down payment, Rs', ur: 'پیشگی ادائیگی کم از کم، Rs' },
  monthly: { en: 'Monthly from, Rs', ur: 'ماہانہ قسط کم از کم، Rs' },
  status: plainWords.status,
  onSale: { en: 'For sale', ur: 'برائے فروخت' },
  notOnSale: { en: 'Not for sale', ur: 'برائے فروخت نہیں' },

  emptyTitle: { en: 'No products yet', ur: 'ابھی کوئی پروڈکٹ نہیں' },
  emptyText: {
    en: 'What the lender sells is listed here. Agreements take their prices and terms from it.',
    ur: 'ادارہ جو کچھ فروخت کرتا ہے وہ یہاں درج ہوتا ہے۔ معاہدوں میں قیمت اور مدت یہیں سے آتی ہے۔',
  },
  noMatchText: {
    en: 'No product matches. Try part of the name, another category, or all products.',
    ur: 'اس تلاش کے مطابق کوئی پروڈکٹ نہیں ملی۔ نام کا کوئی حصہ، کوئی اور زمرہ یا تمام پروڈکٹس دیکھیے۔',
  },

  drawingOfCategory: { en: 'That of its category', ur: 'زمرے والی' },
  drawingHint: {
    en: 'Shown until the product has a picture of its own.',
    ur: 'پروڈکٹ کی اپنی تصویر لگنے تک یہی نظر آئے گی۔',
  },

  create: { en: 'Add product', ur: 'پروڈکٹ شامل کریں' },
  newLead: {
    en: 'A picture can be added as soon as the product is saved.',
    ur: 'پروڈکٹ محفوظ ہوتے ہی اس کی تصویر لگائی جا سکتی ہے۔',
  },
  loadError: { en: 'The product could not be opened', ur: 'پروڈکٹ نہیں کھل سکی' },
  saved: {
    en: 'Saved. It applies to new agreements from now on.',
    ur: 'محفوظ ہو گیا۔ اب سے نئے معاہدوں پر یہی لاگو ہوگا۔',
  },

  goods: lendingWords.product,
  goodsLead: { en: 'As customers read it on their papers.', ur: 'جیسے صارف اپنے کاغذات میں پڑھیں گے۔' },
  price: { en: 'Price and terms', ur: 'قیمت اور مدت' },
  priceLead: {
    en: 'The installment price is the cash price. Existing agreements keep their price.',
    ur: 'قسطوں کی قیمت وہی ہے جو نقد قیمت ہے۔ جو معاہدے شروع ہو چکے ان کی قیمت نہیں بدلتی۔',
  },
  termsHint: { en: 'Over how many months it may be paid', ur: 'قیمت کتنے مہینوں میں ادا کی جا سکتی ہے' },
  roundingHint: {
    en: 'Every installment except the last is a multiple of this',
    ur: 'آخری قسط کے سوا ہر قسط اس رقم پر پوری تقسیم ہوگی',
  },
  sale: { en: 'Sale', ur: 'فروخت' },
  saleLead: {
    en: 'Whether it can be added to new agreements, and whether visitors see it.',
    ur: 'کیا یہ نئے معاہدوں میں دی جا سکتی ہے، اور کیا ویب سائٹ پر نظر آتی ہے۔',
  },
  isActiveHint: {
    en: 'A product no longer for sale stays in its agreements.',
    ur: 'جو برائے فروخت نہیں، وہ اپنے پرانے معاہدوں میں برقرار رہتی ہے۔',
  },
  isPublicHint: {
    en: 'With its price: every visitor can work out its installments.',
    ur: 'قیمت کے ساتھ: ویب سائٹ پر ہر شخص اس کی قسطوں کا حساب لگا سکے گا۔',
  },
  picture: { en: 'Picture', ur: 'تصویر' },
  pictureLead: {
    en: 'Saved as soon as it is chosen. JPEG, PNG or WebP, up to 8\u00a0MB.',
    ur: 'چنتے ہی محفوظ ہو جاتی ہے۔ \u2066JPEG\u2069، \u2066PNG\u2069 یا \u2066WebP\u2069، زیادہ سے زیادہ \u20668 MB\u2069۔',
  },
  pictureSaved: { en: 'The picture is saved', ur: 'تصویر محفوظ ہو گئی' },
  pictureRemoved: { en: 'The picture is removed', ur: 'تصویر ہٹا دی گئی' },
} as const satisfies Record<string, Phrase>;

export const stateNames = {
  all: plainWords.all,
  active: messages.onSale,
  inactive: messages.notOnSale,
} as const satisfies Record<string, Phrase>;

/** The first figure that a family hears. */
export const monthlyOver: Phrase<(installment: number, months: number) => string> = {
  en: (installment, months) =>
    months === 1
      ? `${saidRupees.en(installment)} after a month`
      : `${saidRupees.en(installment)} a month, ${formatCount(months)} months`,
  ur: (installment, months) =>
    months === 1
      ? `${saidRupees.ur(installment)} ایک ماہ بعد`
      : `${saidRupees.ur(installment)} ماہانہ، ${formatCount(months)}\u00a0ماہ\u00a0تک`,
};

export const downPaymentFrom: Phrase<(amount: number) => string> = {
  en: (amount) => (amount === 0 ? 'No down payment needed' : `Minimum down payment ${saidRupees.en(amount)}`),
  ur: (amount) =>
    amount === 0 ? 'پیشگی ادائیگی ضروری نہیں' : `پیشگی ادائیگی کم از کم ${saidRupees.ur(amount)}`,
};

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown) => `${formatCount(shown)} ${countNoun(shown, 'product', 'products')}`,
  ur: (shown) => `${formatCount(shown)} ${shown === 1 ? 'پروڈکٹ' : 'پروڈکٹس'}`,
};
