import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'Receipt', ur: 'رسید' },
  tagline: { en: 'Interest-free installments', ur: 'بلا سود اقساط' },
  licence: { en: 'License number', ur: 'لائسنس نمبر' },
  date: { en: 'Date', ur: 'تاریخ' },
  from: { en: 'Received from', ur: 'وصول پایا از' },
  purpose: { en: 'For', ur: 'بابت' },
  agreement: { en: 'Agreement', ur: 'معاہدہ' },
  method: { en: 'Method', ur: 'طریقۂ ادائیگی' },
  reference: { en: 'Reference number', ur: 'حوالہ نمبر' },
  outstanding: { en: 'Outstanding after', ur: 'اس کے بعد بقایا' },
  next: { en: 'Next due', ur: 'اگلی قسط' },
  nothingDue: { en: 'Nothing more to pay', ur: 'مزید کچھ ادا نہیں کرنا' },
  receivedBy: { en: 'Received by', ur: 'وصول کنندہ' },
  check: { en: 'Scan to check this receipt', ur: 'رسید کی تصدیق کے لیے اسکین کریں' },
  signature: { en: 'Signature, stamp', ur: 'دستخط، مہر' },
  proof: {
    en: 'Price = total payable. No markup, no fee, ever.',
    ur: 'قیمت = کل قابلِ ادا رقم۔ نہ منافع، نہ فیس۔',
  },
  void: { en: 'Void: the payment was reversed', ur: 'منسوخ: یہ ادائیگی منسوخ کی جا چکی ہے' },
  duplicate: { en: 'Duplicate', ur: 'نقل' },
} as const satisfies Record<string, Phrase>;
