import type { AgreementStatusReason } from '#domain/agreement/agreement-actions.ts';
import type { Phrase } from '#domain/language.ts';

interface Said {
  readonly status: number;
  readonly text: Phrase;
}

/** Every status of an agreement explains itself: why what was tried can't be done now, and what can. */
const agreementStatusErrors = {
  agreement_is_draft: {
    status: 409,
    text: {
      en: 'This agreement is still a draft. Submit it first.',
      ur: 'یہ معاہدہ ابھی مسودہ ہے۔ پہلے اسے جمع کرائیے۔',
    },
  },
  agreement_is_submitted: {
    status: 409,
    text: {
      en: 'This agreement waits for approval. Try again once it is decided.',
      ur: 'یہ معاہدہ منظوری کا منتظر ہے۔ فیصلہ ہونے کے بعد کوشش کیجیے۔',
    },
  },
  agreement_is_approved: {
    status: 409,
    text: {
      en: 'This agreement is approved and not yet active. Activate it when the goods are handed over.',
      ur: 'یہ معاہدہ منظور ہو چکا ہے مگر ابھی فعال نہیں۔ سامان حوالے کرتے وقت اسے فعال کیجیے۔',
    },
  },
  agreement_is_active: {
    status: 409,
    text: {
      en: 'This agreement is already active, so this can no longer be done.',
      ur: 'یہ معاہدہ فعال ہو چکا ہے، اس لیے اب یہ نہیں ہو سکتا۔',
    },
  },
  agreement_is_completed: {
    status: 409,
    text: {
      en: 'This agreement is completed: nothing is outstanding on it.',
      ur: 'یہ معاہدہ مکمل ہو چکا ہے: اس پر کچھ بقایا نہیں۔',
    },
  },
  agreement_is_rejected: {
    status: 409,
    text: {
      en: 'This agreement was rejected. Draft a new one if the customer asks again.',
      ur: 'یہ معاہدہ نامنظور ہوا تھا۔ صارف دوبارہ کہے تو نیا معاہدہ بنائیے۔',
    },
  },
  agreement_is_withdrawn: {
    status: 409,
    text: {
      en: 'The customer withdrew from this agreement. Draft a new one if they ask again.',
      ur: 'صارف یہ معاہدہ واپس لے چکا ہے۔ دوبارہ کہے تو نیا معاہدہ بنائیے۔',
    },
  },
  agreement_is_cancelled: {
    status: 409,
    text: {
      en: 'This agreement was cancelled. Draft a new one if it is needed.',
      ur: 'یہ معاہدہ منسوخ ہو چکا ہے۔ ضرورت ہو تو نیا معاہدہ بنائیے۔',
    },
  },
  agreement_is_written_off: {
    status: 409,
    text: {
      en: 'This agreement is written off. Money that still comes in is recorded as a recovery.',
      ur: 'یہ معاہدہ کھاتے سے خارج ہو چکا ہے۔ اب جو رقم آئے اسے بازیابی کے طور پر درج کیجیے۔',
    },
  },
} as const satisfies Record<AgreementStatusReason, Said>;

/** What the rules of the books refuse. */
const entryErrors = {
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
      en: 'The date lies in the future. Choose today or an earlier day.',
      ur: 'تاریخ ابھی آئی نہیں۔ آج یا اس سے پہلے کی تاریخ چنیے۔',
    },
  },
  back_dated_too_far: {
    status: 422,
    text: {
      en: 'You may not date this so far back. Choose a later day or request back-dating.',
      ur: 'آپ اتنی پرانی تاریخ نہیں ڈال سکتے۔ بعد کی تاریخ چنیے یا پچھلی تاریخ کی منظوری مانگیے۔',
    },
  },
  reference_required: {
    status: 422,
    text: {
      en: 'Give the reference of the transfer or cheque; only cash goes without one.',
      ur: 'رقم منتقلی یا چیک کا حوالہ نمبر لکھیے؛ صرف نقد رقم بغیر حوالے کے درج ہوتی ہے۔',
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
      en: 'This is more than the outstanding amount. Confirm that the customer pays more, or correct the amount.',
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
      en: 'Only what the customer overpaid can be given back. Lower the amount.',
      ur: 'صرف وہی رقم واپس ہو سکتی ہے جو صارف نے زیادہ ادا کی۔ رقم کم کیجیے۔',
    },
  },
  write_off_not_outstanding: {
    status: 422,
    text: {
      en: 'A write-off takes the whole outstanding amount. It has changed; request it again.',
      ur: 'کھاتے سے اخراج پورے بقایا کا ہوتا ہے۔ بقایا بدل چکا ہے؛ درخواست دوبارہ دیجیے۔',
    },
  },
  recovery_beyond_written_off: {
    status: 422,
    text: {
      en: 'This is more than what was written off and is still to recover. Lower the amount.',
      ur: 'یہ رقم خارج شدہ باقی رقم سے زیادہ ہے۔ رقم کم کیجیے۔',
    },
  },
  entry_not_reversible: {
    status: 422,
    text: {
      en: 'This entry cannot be reversed. Only payments, relief, refunds, write-offs and recoveries can.',
      ur: 'یہ اندراج واپس نہیں ہو سکتا۔ صرف ادائیگی، رعایت، رقم کی واپسی، اخراج اور بازیابی واپس ہو سکتے ہیں۔',
    },
  },
  entry_already_reversed: {
    status: 409,
    text: {
      en: 'This entry is already reversed. Nothing more needs to be done.',
      ur: 'یہ اندراج پہلے ہی واپس ہو چکا ہے۔ مزید کچھ کرنے کی ضرورت نہیں۔',
    },
  },
  refund_stands: {
    status: 409,
    text: {
      en: 'Money was given back on the strength of this payment. Reverse that refund first.',
      ur: 'اس ادائیگی کی بنیاد پر رقم واپس کی جا چکی ہے۔ پہلے وہ واپسی منسوخ کیجیے۔',
    },
  },
  recovery_stands: {
    status: 409,
    text: {
      en: 'Money was recovered after this write-off. Reverse the recovery first.',
      ur: 'اس اخراج کے بعد رقم وصول ہو چکی ہے۔ پہلے وہ بازیابی واپس کیجیے۔',
    },
  },
  payments_not_permitted: {
    status: 403,
    text: {
      en: 'Your account may not record payments. Ask a superadmin to allow it.',
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
} as const satisfies Record<string, Said>;

/** What customers and their agreements must be before money moves. */
const agreementErrors = {
  cnic_taken: {
    status: 409,
    text: {
      en: 'A person with this CNIC is already on record. Search for the CNIC and use that record.',
      ur: 'اس شناختی کارڈ کا فرد پہلے سے درج ہے۔ شناختی کارڈ سے تلاش کر کے وہی ریکارڈ استعمال کیجیے۔',
    },
  },
  customer_blocked: {
    status: 409,
    text: {
      en: 'This customer is blocked, so no new agreement can be made. Ask a superadmin.',
      ur: 'اس صارف کے نئے معاہدوں پر روک ہے، اس لیے نیا معاہدہ نہیں ہو سکتا۔ سپر ایڈمن سے رابطہ کیجیے۔',
    },
  },
  consent_missing: {
    status: 409,
    text: {
      en: 'The customer has not consented to these terms. Print the key fact statement and record the consent.',
      ur: 'صارف نے ان شرائط پر رضامندی نہیں دی۔ بنیادی معلومات نامہ پرنٹ کر کے رضامندی درج کیجیے۔',
    },
  },
  terms_changed: {
    status: 409,
    text: {
      en: 'The terms have changed since this key fact statement. Print the new one and ask for consent again.',
      ur: 'اس بنیادی معلومات نامے کے بعد شرائط بدل چکی ہیں۔ نیا پرنٹ کر کے دوبارہ رضامندی لیجیے۔',
    },
  },
  delivered_after_first_due: {
    status: 422,
    text: {
      en: 'The goods are handed over after the first due date. Draft the agreement again with later dates.',
      ur: 'سامان پہلی قسط کی تاریخ کے بعد حوالے ہو رہا ہے۔ بعد کی تاریخوں کے ساتھ نیا معاہدہ بنائیے۔',
    },
  },
  not_same_customer: {
    status: 422,
    text: {
      en: 'An overpayment moves only to another agreement of the same customer. Choose one of those.',
      ur: 'زائد رقم صرف اسی صارف کے دوسرے معاہدے میں منتقل ہو سکتی ہے۔ انہی میں سے چنیے۔',
    },
  },
} as const satisfies Record<string, Said>;

/** What is asked for by one person and decided by another. */
const approvalErrors = {
  already_requested: {
    status: 409,
    text: {
      en: 'This was already requested and waits for a decision.',
      ur: 'اس کی درخواست پہلے ہی دی جا چکی ہے اور فیصلے کی منتظر ہے۔',
    },
  },
  already_decided: {
    status: 409,
    text: {
      en: 'This request was already decided. Reload the page to see how.',
      ur: 'اس درخواست کا فیصلہ ہو چکا ہے۔ دیکھنے کے لیے صفحہ دوبارہ کھولیے۔',
    },
  },
  own_request: {
    status: 403,
    text: {
      en: 'You requested this yourself. Let another superadmin decide it, or enter your password to decide alone.',
      ur: 'یہ درخواست آپ نے خود دی ہے۔ کسی اور سپر ایڈمن سے فیصلہ کرائیے، یا اکیلے فیصلے کے لیے اپنا پاس ورڈ لکھیے۔',
    },
  },
  password_wrong: {
    status: 422,
    text: {
      en: 'The password is not right. Enter it again.',
      ur: 'پاس ورڈ درست نہیں۔ دوبارہ لکھیے۔',
    },
  },
  not_own_request: {
    status: 403,
    text: {
      en: 'Someone else requested this. Only they can withdraw it; a superadmin can reject it.',
      ur: 'یہ درخواست کسی اور نے دی ہے۔ اسے وہی واپس لے سکتے ہیں؛ سپر ایڈمن اسے نامنظور کر سکتا ہے۔',
    },
  },
  evidence_required: {
    status: 422,
    text: {
      en: 'Say what shows the need of the family: a note or a document.',
      ur: 'لکھیے کہ خاندان کی ضرورت کس بات سے ظاہر ہے: کوئی نوٹ یا دستاویز۔',
    },
  },
  reason_required: {
    status: 422,
    text: { en: 'Give a reason for this request.', ur: 'اس درخواست کی وجہ لکھیے۔' },
  },
  relief_fund_exhausted: {
    status: 409,
    text: {
      en: 'The relief fund does not hold this much. Lower the amount or ask a superadmin to raise the budget.',
      ur: 'رعایت کے فنڈ میں اتنی رقم نہیں۔ رقم کم کیجیے یا سپر ایڈمن سے بجٹ بڑھوائیے۔',
    },
  },
  relief_budget_below_granted: {
    status: 422,
    text: {
      en: 'More relief than this has already been granted. Set a higher budget.',
      ur: 'اس سے زیادہ رعایت دی جا چکی ہے۔ زیادہ بجٹ مقرر کیجیے۔',
    },
  },
} as const satisfies Record<string, Said>;

/** What new dates and the log of promises and contacts can run into. */
const collectionErrors = {
  nothing_outstanding: {
    status: 409,
    text: {
      en: 'Nothing is outstanding, so there are no dates to move.',
      ur: 'کچھ بقایا نہیں، اس لیے بدلنے کو کوئی تاریخ نہیں۔',
    },
  },
  down_payment_unpaid: {
    status: 409,
    text: {
      en: 'The down payment is not paid. Record it before moving the installments.',
      ur: 'پیشگی ادائیگی نہیں ہوئی۔ قسطوں کی تاریخ بدلنے سے پہلے اسے درج کیجیے۔',
    },
  },
  first_due_in_past: {
    status: 422,
    text: {
      en: 'The next due date lies in the past. Choose today or a later day.',
      ur: 'اگلی قسط کی تاریخ گزر چکی ہے۔ آج یا بعد کی تاریخ چنیے۔',
    },
  },
  first_due_before_paid_rows: {
    status: 422,
    text: {
      en: 'The next due date must lie after the last installment that is paid. Choose a later day.',
      ur: 'اگلی قسط کی تاریخ آخری ادا شدہ قسط کے بعد ہونی چاہیے۔ بعد کی تاریخ چنیے۔',
    },
  },
  not_rescheduled: {
    status: 409,
    text: {
      en: 'The dates of this agreement were not changed, so there is nothing to undo.',
      ur: 'اس معاہدے کی تاریخیں بدلی نہیں گئیں، اس لیے لوٹانے کو کچھ نہیں۔',
    },
  },
  old_dates_passed: {
    status: 409,
    text: {
      en: 'An old due date has passed unpaid since the change: undoing it would make the customer late. Reschedule again instead.',
      ur: 'تبدیلی کے بعد ایک پرانی تاریخ ادائیگی کے بغیر گزر چکی ہے۔ پرانی تاریخیں لوٹانے سے صارف بلا وجہ تاخیر میں آ جائے گا؛ اس کے بجائے نئی تاریخیں طے کیجیے۔',
    },
  },
  promised_for_past: {
    status: 422,
    text: {
      en: 'A promise is for today or a later day. Choose another date.',
      ur: 'وعدہ آج یا بعد کی تاریخ کا ہوتا ہے۔ کوئی اور تاریخ چنیے۔',
    },
  },
  outside_contact_hours: {
    status: 422,
    text: {
      en: 'This contact lies outside contact hours. Give the reason for it.',
      ur: 'یہ رابطہ مقررہ اوقات سے باہر ہے۔ اس کی وجہ لکھیے۔',
    },
  },
} as const satisfies Record<string, Said>;

/** What is sent as a picture and can't be kept as one. */
const pictureErrors = {
  not_a_picture: {
    status: 415,
    text: {
      en: 'This is not a JPEG, PNG or WebP picture, or it is damaged. Take the picture again or choose another one.',
      ur: 'یہ JPEG، PNG یا WebP تصویر نہیں، یا خراب ہے۔ تصویر دوبارہ کھینچیے یا کوئی اور چنیے۔',
    },
  },
  picture_too_large: {
    status: 413,
    text: {
      en: 'This picture is larger than 8 MB, 50 megapixels or 10,000 pixels along one side. Take it again at a lower resolution.',
      ur: 'یہ تصویر 8 میگا بائٹ، 50 میگا پکسل یا ایک طرف سے 10,000 پکسل سے بڑی ہے۔ کیمرے کی ریزولوشن کم کر کے دوبارہ کھینچیے۔',
    },
  },
  picture_not_opened: {
    status: 422,
    text: {
      en: 'This picture could not be opened. Take it again at a lower resolution or choose another one.',
      ur: 'یہ تصویر کھولی نہیں جا سکی۔ کیمرے کی ریزولوشن کم کر کے دوبارہ کھینچیے یا کوئی اور تصویر چنیے۔',
    },
  },
} as const satisfies Record<string, Said>;

/** How lending refuses: each guard in its own words. */
export const lendingErrors = {
  ...agreementStatusErrors,
  ...entryErrors,
  ...agreementErrors,
  ...approvalErrors,
  ...collectionErrors,
  ...pictureErrors,
} as const;
