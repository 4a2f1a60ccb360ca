import type { CatalogueEntry } from './catalogue-entry.ts';

/** What the rules of the books refuse. */
export const entryErrors = {
  amount_not_whole_rupees: {
    status: 422,
    text: {
      en: 'The amount must be whole rupees and more than zero. Correct it.',
      ur: 'رقم پورے روپوں میں اور صفر سے زیادہ ہونی چاہیے۔ اسے درست کیجیے۔',
    },
  },
  valued_in_future: {
    status: 422,
    text: {
      en: 'This date is in the future. Choose today or an earlier date.',
      ur: 'یہ تاریخ ابھی آئی نہیں۔ آج یا اس سے پہلے کی تاریخ چنیے۔',
    },
  },
  back_dated_too_far: {
    status: 422,
    text: {
      en: 'You cannot back-date this so far. Choose a later date or ask for approval.',
      ur: 'آپ اتنی پرانی تاریخ نہیں ڈال سکتے۔ بعد کی تاریخ چنیے یا پچھلی تاریخ کی منظوری مانگیے۔',
    },
  },
  valued_before_delivery: {
    status: 422,
    text: {
      en: 'The date is before the goods were handed over. Choose a later day.',
      ur: 'یہ تاریخ سامان کی حوالگی سے پہلے کی ہے۔ بعد کی تاریخ چنیے۔',
    },
  },
  reference_required: {
    status: 422,
    text: {
      en: 'Enter the reference number of the transfer or cheque; only cash is recorded without one.',
      ur: 'رقم کی منتقلی یا چیک کا حوالہ نمبر لکھیے؛ صرف نقد رقم حوالے کے بغیر درج ہوتی ہے۔',
    },
  },
  reference_seen_before: {
    status: 409,
    text: {
      en: 'A payment with this method, reference and date is already recorded. Confirm if this is another one.',
      ur: 'اسی طریقے، حوالے اور تاریخ کی ادائیگی پہلے سے درج ہے۔ اگر یہ الگ ادائیگی ہے تو تصدیق کیجیے۔',
    },
  },
  payment_beyond_outstanding: {
    status: 409,
    text: {
      en: 'This is more than the outstanding amount. Confirm that the customer is paying more, or correct the amount.',
      ur: 'یہ رقم بقایا سے زیادہ ہے۔ تصدیق کیجیے کہ صارف زیادہ دے رہا ہے، یا رقم درست کیجیے۔',
    },
  },
  relief_beyond_outstanding: {
    status: 422,
    text: {
      en: 'Relief cannot be more than what is left to pay. Lower the amount.',
      ur: 'رعایت باقی رقم سے زیادہ نہیں ہو سکتی۔ رقم کم کیجیے۔',
    },
  },
  refund_beyond_overpaid: {
    status: 422,
    text: {
      en: 'Only what the customer overpaid can be refunded. Lower the amount.',
      ur: 'صرف وہی رقم واپس ہو سکتی ہے جو صارف نے زیادہ ادا کی۔ رقم کم کیجیے۔',
    },
  },
  write_off_not_outstanding: {
    status: 422,
    text: {
      en: 'A write-off covers the whole outstanding amount, and that has changed. Request it again.',
      ur: 'کھاتے سے اخراج پورے بقایا کا ہوتا ہے۔ بقایا بدل چکا ہے؛ درخواست دوبارہ دیجیے۔',
    },
  },
  recovery_beyond_written_off: {
    status: 422,
    text: {
      en: 'This is more than what is left to recover of the written-off amount. Lower the amount.',
      ur: 'خارج شدہ رقم میں سے جتنی وصولی باقی ہے، یہ رقم اس سے زیادہ ہے۔ رقم کم کیجیے۔',
    },
  },
  entry_already_reversed: {
    status: 409,
    text: {
      en: 'This entry is already reversed. Nothing more needs to be done.',
      ur: 'یہ اندراج پہلے ہی منسوخ ہو چکا ہے۔ مزید کچھ کرنے کی ضرورت نہیں۔',
    },
  },
  refund_stands: {
    status: 409,
    text: {
      en: 'A refund was made because of this payment. Reverse that refund first.',
      ur: 'اس ادائیگی کی بنیاد پر زائد رقم واپس کی جا چکی ہے۔ پہلے رقم کی اس واپسی کا اندراج منسوخ کیجیے۔',
    },
  },
  recovery_stands: {
    status: 409,
    text: {
      en: 'Money was recovered after this write-off. Reverse the recovery first.',
      ur: 'کھاتے سے اخراج کے بعد رقم وصول ہو چکی ہے۔ پہلے اس وصولی کا اندراج منسوخ کیجیے۔',
    },
  },
  payments_not_permitted: {
    status: 403,
    text: {
      en: 'You do not have permission to record payments. Ask a superadmin to allow it.',
      ur: 'آپ کے اکاؤنٹ کو ادائیگی درج کرنے کی اجازت نہیں۔ سپر ایڈمن سے اجازت لیجیے۔',
    },
  },
  still_running: {
    status: 409,
    text: {
      en: 'Something else is being recorded on this agreement right now. Wait a moment and send it again.',
      ur: 'اس معاہدے پر اس وقت کوئی اور اندراج ہو رہا ہے۔ ذرا ٹھہر کر دوبارہ بھیجیے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
