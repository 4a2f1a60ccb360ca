import type { Phrase } from '#domain/language.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { inRupees, onDay } from './figures.ts';

/** Refusals of new dates, and of the log of promises and contacts. */
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
      en: ({ unpaid }: { unpaid: number }) =>
        `${inRupees.en(unpaid)} of the down payment is not paid. Record it before changing the dates of the installments.`,
      ur: ({ unpaid }: { unpaid: number }) =>
        `پیشگی ادائیگی میں سے ${inRupees.ur(unpaid)} ادا نہیں ہوئے۔ قسطوں کی تاریخ بدلنے سے پہلے یہ ادائیگی درج کیجیے۔`,
    },
  },
  first_due_in_past: {
    status: 422,
    text: {
      en: ({ today }: { today: string }) =>
        `The next due date is in the past: today is ${onDay.en(today)}. Choose today or a later date.`,
      ur: ({ today }: { today: string }) =>
        `اگلی قسط کی تاریخ گزر چکی ہے؛ آج ${onDay.ur(today)} ہے۔ آج یا بعد کی تاریخ چنیے۔`,
    },
  },
  first_due_before_paid_rows: {
    status: 422,
    text: {
      en: ({ lastPaidDueOn }: { lastPaidDueOn: string }) =>
        `The last paid installment was due on ${onDay.en(lastPaidDueOn)}. Choose a later date for the next one.`,
      ur: ({ lastPaidDueOn }: { lastPaidDueOn: string }) =>
        `آخری ادا شدہ قسط کی تاریخ ${onDay.ur(lastPaidDueOn)} تھی۔ اگلی قسط کے لیے اس کے بعد کی تاریخ چنیے۔`,
    },
  },
  old_dates_passed: {
    status: 409,
    text: {
      en: ({ passedOn }: { passedOn: string }) =>
        `The old due date ${onDay.en(passedOn)} has passed unpaid since the change: undoing it would make the customer late. Reschedule again instead.`,
      ur: ({ passedOn }: { passedOn: string }) =>
        `تبدیلی کے بعد پرانی تاریخ ${onDay.ur(passedOn)} ادائیگی کے بغیر گزر چکی ہے۔ پرانی تاریخیں بحال کرنے سے صارف بلا وجہ تاخیر میں شمار ہوں گے؛ اس کے بجائے نئی تاریخیں طے کیجیے۔`,
    },
  },
  promised_for_past: {
    status: 422,
    text: {
      en: ({ today }: { today: string }) =>
        `A promise is for today, ${onDay.en(today)}, or a later date. Choose another date.`,
      ur: ({ today }: { today: string }) =>
        `وعدہ آج، یعنی ${onDay.ur(today)}، یا بعد کی تاریخ کا ہوتا ہے۔ کوئی اور تاریخ چنیے۔`,
    },
  },
  promise_above_outstanding: {
    status: 422,
    text: {
      en: ({ outstanding }: { outstanding: number }) =>
        `Only ${inRupees.en(outstanding)} is outstanding. Enter that amount or less.`,
      ur: ({ outstanding }: { outstanding: number }) =>
        `بقایا صرف ${inRupees.ur(outstanding)} ہے۔ اتنی یا اس سے کم رقم کا وعدہ درج کیجیے۔`,
    },
  },
  promise_below_least: {
    status: 422,
    text: {
      en: ({ least }: { least: number }) =>
        `A promise is for at least half an installment, or for all that is due where that is less: here ${inRupees.en(least)}. Agree on that much or more, or log the contact without a promise.`,
      ur: ({ least }: { least: number }) =>
        `وعدہ کم از کم آدھی قسط کا ہوتا ہے، یا اگر واجب الادا رقم اس سے کم ہو تو اس ساری رقم کا: یہاں ${inRupees.ur(least)}۔ اتنی یا اس سے زیادہ رقم طے کیجیے، یا وعدے کے بغیر رابطہ درج کیجیے۔`,
    },
  },
  not_to_remind: {
    status: 409,
    text: {
      en: 'No reminder is needed today: a payment or promise was recorded, or the customer does not want messages. Check the list again.',
      ur: 'یہ یاد دہانی آج کے لیے نہیں: ادائیگی یا وعدہ ہو چکا ہے، یا صارف پیغامات نہیں چاہتے۔ فہرست دوبارہ دیکھیے۔',
    },
  },
  already_reminded: {
    status: 409,
    text: {
      en: ({ by, at }: { by: Phrase; at: string }) =>
        `${by.en} opened this reminder today at ${at}. The customer is not reminded twice.`,
      ur: ({ by, at }: { by: Phrase; at: string }) =>
        `یہ یاد دہانی آج \u2066${at}\u2069 بجے \u2068${by.ur}\u2069 نے کھول دی تھی۔ صارف کو دوبارہ یاد دہانی نہیں بھیجی جاتی۔`,
    },
  },
  reminder_outside_contact_hours: {
    status: 422,
    text: {
      en: 'Reminders can be opened only during contact hours.',
      ur: 'یاد دہانی صرف رابطے کے اوقات میں کھولی جاتی ہے۔',
    },
  },
  call_back_not_soon: {
    status: 422,
    text: {
      en: ({ days }: { days: number }) =>
        `A call back is for a later time, within ${days} days. Choose another time.`,
      ur: ({ days }: { days: number }) =>
        `دوبارہ کال بعد کے کسی وقت کی ہوتی ہے، \u2066${days}\u2069 دن کے اندر۔ کوئی اور وقت چنیے۔`,
    },
  },
  guarantor_too_early: {
    status: 409,
    text: {
      en: ({ days }: { days: number }) =>
        `A guarantor is contacted only when the customer is more than ${days} days late. Call the customer.`,
      ur: ({ days }: { days: number }) =>
        `ضامن سے رابطہ صرف تب کیا جاتا ہے جب صارف کی تاخیر \u2066${days}\u2069 دن سے زیادہ ہو۔ صارف کو کال کیجیے۔`,
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
