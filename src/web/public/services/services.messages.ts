import type { Phrase } from '#domain/language.ts';

export const serviceMessages = {
  askAboutThis: { en: 'Ask about this', ur: 'اس بارے میں پوچھیں' },
  seeAll: { en: 'See all', ur: 'سب دیکھیں' },
  example: { en: 'An example: a request of', ur: 'مثال: درخواست کی رقم' },
  repaid: { en: 'paid by the family', ur: 'خاندان نے ادا کیے' },
  waived: { en: 'waived', ur: 'معاف کیے گئے' },
  licenceNumber: { en: 'License number', ur: 'لائسنس نمبر' },
  calculatorText: {
    en: 'Choose a thing or type its price. Nothing is added to it.',
    ur: 'چیز چنیے یا قیمت لکھیے۔ اس میں کچھ نہیں بڑھتا۔',
  },
  workItOut: { en: 'Work it out', ur: 'حساب لگائیں' },
} as const satisfies Record<string, Phrase>;
