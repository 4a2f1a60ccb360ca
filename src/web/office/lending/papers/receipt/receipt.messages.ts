import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  title: lendingWords.receipt,
  tagline: { en: 'Interest-free installments', ur: 'بلا سود اقساط' },
  licence: lendingWords.licenseNumber,
  date: plainWords.date,
  from: { en: 'Received from', ur: 'وصول پایا از' },
  purpose: { en: 'For', ur: 'بابت' },
  agreement: lendingWords.agreement,
  method: lendingWords.method,
  reference: lendingWords.referenceNumber,
  outstanding: lendingWords.outstandingAfter,
  next: lendingWords.nextDue,
  nothingDue: { en: 'Nothing more to pay', ur: 'مزید کچھ ادا نہیں کرنا' },
  receivedBy: lendingWords.receivedBy,
  entry: { en: 'Entry in the books', ur: 'کھاتوں میں اندراج' },
  check: { en: 'Scan to check this receipt', ur: 'رسید کی تصدیق کے لیے اسکین کریں' },
  signature: { en: 'Signature, stamp', ur: 'دستخط، مہر' },
  proof: {
    en: 'Price = total payable. No markup, no fee, ever.',
    ur: 'قیمت = کل قابلِ ادا رقم۔ نہ منافع، نہ فیس۔',
  },
  void: { en: 'Void: the payment was reversed', ur: 'منسوخ: یہ ادائیگی منسوخ کی جا چکی ہے' },
  duplicate: { en: 'Duplicate', ur: 'نقل' },
} as const satisfies Record<string, Phrase>;
