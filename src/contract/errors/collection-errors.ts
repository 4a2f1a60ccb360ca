import type { CatalogueEntry } from './catalogue-entry.ts';

/** What new dates and the log of promises and contacts can run into. */
export const collectionErrors = {
  nothing_outstanding: {
    status: 409,
    text: {
      en: 'Nothing is outstanding, so there are no dates to change.',
      ur: 'کچھ بقایا نہیں، اس لیے بدلنے کو کوئی تاریخ نہیں۔',
    },
  },
  down_payment_unpaid: {
    status: 409,
    text: {
      en: 'The down payment is not paid. Record it before changing the dates of the installments.',
      ur: 'پیشگی ادائیگی نہیں ہوئی۔ قسطوں کی تاریخ بدلنے سے پہلے اسے درج کیجیے۔',
    },
  },
  first_due_in_past: {
    status: 422,
    text: {
      en: 'The next due date is in the past. Choose today or a later date.',
      ur: 'اگلی قسط کی تاریخ گزر چکی ہے۔ آج یا بعد کی تاریخ چنیے۔',
    },
  },
  first_due_before_paid_rows: {
    status: 422,
    text: {
      en: 'The next due date must be after the last paid installment. Choose a later date.',
      ur: 'اگلی قسط کی تاریخ آخری ادا شدہ قسط کے بعد ہونی چاہیے۔ بعد کی تاریخ چنیے۔',
    },
  },
  not_rescheduled: {
    status: 409,
    text: {
      en: 'The dates of this agreement were not changed, so there is nothing to undo.',
      ur: 'اس معاہدے کی تاریخیں بدلی نہیں گئیں، اس لیے بحال کرنے کو کچھ نہیں۔',
    },
  },
  old_dates_passed: {
    status: 409,
    text: {
      en: 'An old due date has passed unpaid since the change: undoing it would make the customer late. Reschedule again instead.',
      ur: 'تبدیلی کے بعد ایک پرانی تاریخ ادائیگی کے بغیر گزر چکی ہے۔ پرانی تاریخیں بحال کرنے سے صارف بلا وجہ تاخیر میں آ جائے گا؛ اس کے بجائے نئی تاریخیں طے کیجیے۔',
    },
  },
  promised_for_past: {
    status: 422,
    text: {
      en: 'A promise is for today or a later date. Choose another date.',
      ur: 'وعدہ آج یا بعد کی تاریخ کا ہوتا ہے۔ کوئی اور تاریخ چنیے۔',
    },
  },
  outside_contact_hours: {
    status: 422,
    text: {
      en: 'This contact is outside contact hours. Enter the reason for it.',
      ur: 'یہ رابطہ مقررہ اوقات سے باہر ہے۔ اس کی وجہ لکھیے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
