import type { Phrase } from '#domain/language.ts';
import type { ReceiptSeries } from '#domain/lending/agreements/receipt-number.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  tagline: { en: 'Interest-free installments', ur: 'بلا سود اقساط' },
  licence: lendingWords.licenseNumber,
  date: plainWords.date,
  from: { en: 'Received from', ur: 'وصول پایا از' },
  to: { en: 'Paid to', ur: 'رقم پانے والا' },
  purpose: { en: 'For', ur: 'بابت' },
  agreement: lendingWords.agreement,
  paymentNumber: lendingWords.paymentNumber,
  method: lendingWords.method,
  reference: lendingWords.referenceNumber,
  outstanding: lendingWords.outstandingAfter,
  next: lendingWords.nextDue,
  nothingDue: { en: 'Nothing more to pay', ur: 'مزید کچھ ادا نہیں کرنا' },
  receivedBy: lendingWords.receivedBy,
  entry: lendingWords.entryInTheBooks,
  reason: plainWords.reason,
  paidOutBy: lendingWords.requestedAndPaidOutBy,
  decidedBy: { en: 'Approved by', ur: 'منظور کرنے والا' },
  check: { en: 'Scan to check this receipt', ur: 'رسید کی تصدیق کے لیے اسکین کریں' },
  signature: { en: 'Signature, stamp', ur: 'دستخط، مہر' },
  receiverSignature: { en: 'Received: signature or thumb impression', ur: 'رقم وصول پائی: دستخط یا انگوٹھا' },
  proof: {
    en: 'Price = total payable. No markup, no fee, ever.',
    ur: 'قیمت = کل قابلِ ادا رقم۔ نہ منافع، نہ فیس۔',
  },
  complain: { en: 'How to complain:', ur: 'شکایت کا طریقہ:' },
  duplicate: { en: 'Duplicate', ur: 'نقل' },
} as const satisfies Record<string, Phrase>;

/** The method of a payment by a cheque that no bank has paid yet. */
export const unclearedCheque: Phrase = { en: 'Cheque, not cleared', ur: 'چیک، کلیئر نہیں' };

export const titles: Readonly<Record<ReceiptSeries, Phrase>> = {
  receipt: lendingWords.receipt,
  voucher: lendingWords.voucher,
};

export const voidMarks: Readonly<Record<ReceiptSeries, Phrase>> = {
  receipt: { en: 'Void: the payment was reversed', ur: 'منسوخ: یہ ادائیگی منسوخ کی جا چکی ہے' },
  voucher: { en: 'Void: the refund was reversed', ur: 'منسوخ: رقم کی یہ واپسی منسوخ کی جا چکی ہے' },
};
