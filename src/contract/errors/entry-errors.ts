import type { Phrase } from '#domain/language.ts';
import {
  type EarlierEntry,
  type EntryWarning,
  equalPaymentMinutes,
  type Repeats,
} from '#domain/lending/ledger/check-entry.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { inRupees, onDay } from './figures.ts';

/** Everything that must be confirmed, in one answer. */
export interface NotConfirmed {
  readonly warnings: readonly EntryWarning[];
  readonly outstanding: number;
  readonly repeats: Repeats;
}

/** The earlier entry inside a sentence: its receipt, or the agreement of an entry without one. */
const namedEntry: Phrase<(entry: EarlierEntry | null) => string> = {
  en: (entry) =>
    entry?.receiptNumber ? `receipt ${entry.receiptNumber}` : `agreement ${entry?.agreementNumber}`,
  ur: (entry) =>
    entry?.receiptNumber
      ? `رسید \u2066${entry.receiptNumber}\u2069`
      : `معاہدے \u2066${entry?.agreementNumber}\u2069`,
};

const warningTexts: Readonly<Record<EntryWarning, Phrase<(refused: NotConfirmed) => string>>> = {
  payment_beyond_outstanding: {
    en: ({ outstanding }) => `This is more than the ${inRupees.en(outstanding)} that is outstanding.`,
    ur: ({ outstanding }) => `یہ رقم بقایا، یعنی ${inRupees.ur(outstanding)}، سے زیادہ ہے۔`,
  },
  reference_seen_before: {
    en: ({ repeats }) =>
      `Money with this reference is already recorded, on ${namedEntry.en(repeats.sameSlip)}. A transfer pays only once.`,
    ur: ({ repeats }) =>
      `اس حوالے کی رقم پہلے سے درج ہے، ${namedEntry.ur(repeats.sameSlip)} پر۔ ایک منتقلی صرف ایک بار ادا ہوتی ہے۔`,
  },
  equal_payment_just_recorded: {
    en: ({ repeats }) =>
      `The same amount was recorded in the last ${equalPaymentMinutes} minutes, on ${namedEntry.en(repeats.equalPayment)}.`,
    ur: ({ repeats }) =>
      `یہی رقم پچھلے ${equalPaymentMinutes} منٹ میں درج ہو چکی ہے، ${namedEntry.ur(repeats.equalPayment)} پر۔`,
  },
};

/** Refusals by the rules of the books. */
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
      en: ({ today }: { today: string }) =>
        `This date is in the future: today is ${onDay.en(today)}. Choose today or an earlier date.`,
      ur: ({ today }: { today: string }) =>
        `یہ تاریخ ابھی آئی نہیں؛ آج ${onDay.ur(today)} ہے۔ آج یا اس سے پہلے کی تاریخ چنیے۔`,
    },
  },
  back_dated_too_far: {
    status: 422,
    text: {
      en: ({ earliestOn }: { earliestOn: string }) =>
        `You can back-date to ${onDay.en(earliestOn)} at the earliest. Choose a later date or ask for approval.`,
      ur: ({ earliestOn }: { earliestOn: string }) =>
        `آپ ${onDay.ur(earliestOn)} سے پہلے کی تاریخ نہیں ڈال سکتے۔ بعد کی تاریخ چنیے یا پچھلی تاریخ کی منظوری مانگیے۔`,
    },
  },
  valued_before_delivery: {
    status: 422,
    text: {
      en: ({ deliveredOn }: { deliveredOn: string }) =>
        `The agreement started on ${onDay.en(deliveredOn)}, and this date is before it. Choose a later date.`,
      ur: ({ deliveredOn }: { deliveredOn: string }) =>
        `معاہدے کا آغاز ${onDay.ur(deliveredOn)} کو ہوا تھا اور یہ تاریخ اس سے پہلے کی ہے۔ بعد کی تاریخ چنیے۔`,
    },
  },
  receiver_required: {
    status: 422,
    text: {
      en: 'Enter the name of the person who receives the money and signs for it.',
      ur: 'جو شخص رقم وصول کر کے دستخط کر رہا ہے اس کا نام لکھیے۔',
    },
  },
  reference_required: {
    status: 422,
    text: {
      en: 'Enter the reference number of the transfer or cheque; only cash is recorded without one.',
      ur: 'رقم کی منتقلی یا چیک کا حوالہ نمبر لکھیے؛ صرف نقد رقم حوالے کے بغیر درج ہوتی ہے۔',
    },
  },
  not_confirmed: {
    status: 409,
    text: {
      en: (refused: NotConfirmed) =>
        `${refused.warnings.map((warning) => warningTexts[warning].en(refused)).join(' ')} Correct it, or confirm that it is right.`,
      ur: (refused: NotConfirmed) =>
        `${refused.warnings.map((warning) => warningTexts[warning].ur(refused)).join(' ')} درست کیجیے، یا تصدیق کیجیے کہ اندراج ٹھیک ہے۔`,
    },
  },
  relief_beyond_outstanding: {
    status: 422,
    text: {
      en: ({ outstanding }: { outstanding: number }) =>
        `Relief cannot be more than what is left to pay: ${inRupees.en(outstanding)}. Lower the amount.`,
      ur: ({ outstanding }: { outstanding: number }) =>
        `رعایت باقی رقم، یعنی ${inRupees.ur(outstanding)}، سے زیادہ نہیں ہو سکتی۔ رقم کم کیجیے۔`,
    },
  },
  refund_beyond_overpaid: {
    status: 422,
    text: {
      en: ({ overpaid }: { overpaid: number }) =>
        `Only what the customer overpaid can be refunded: ${inRupees.en(overpaid)}. Lower the amount.`,
      ur: ({ overpaid }: { overpaid: number }) =>
        `صرف وہی رقم واپس ہو سکتی ہے جو صارف نے زیادہ ادا کی: ${inRupees.ur(overpaid)}۔ رقم کم کیجیے۔`,
    },
  },
  refund_not_in_cash: {
    status: 422,
    text: {
      en: ({ cashMax }: { cashMax: number }) =>
        `Only ${inRupees.en(cashMax)} can be refunded in cash: no slip shows the transfer or cheque that the rest came by. Refund it by the way it came in.`,
      ur: ({ cashMax }: { cashMax: number }) =>
        `نقد صرف ${inRupees.ur(cashMax)} واپس ہو سکتے ہیں: باقی رقم جس منتقلی یا چیک سے آئی اس کی کوئی سلپ موجود نہیں۔ رقم اسی طریقے سے واپس کیجیے جس سے آئی تھی۔`,
    },
  },
  refund_by_another_way: {
    status: 422,
    text: {
      en: 'This money came in by another method. Choose that method, or say why it goes back differently.',
      ur: 'یہ رقم کسی اور طریقے سے آئی تھی۔ وہی طریقہ چنیے، یا لکھیے کہ کسی اور طریقے سے کیوں واپس کی جا رہی ہے۔',
    },
  },
  write_off_not_outstanding: {
    status: 422,
    text: {
      en: ({ outstanding }: { outstanding: number }) =>
        `A write-off covers all that is outstanding: ${inRupees.en(outstanding)}. Request it again.`,
      ur: ({ outstanding }: { outstanding: number }) =>
        `کھاتے سے اخراج پورے بقایا کا ہوتا ہے: ${inRupees.ur(outstanding)}۔ درخواست دوبارہ دیجیے۔`,
    },
  },
  recovery_beyond_written_off: {
    status: 422,
    text: {
      en: ({ unrecovered }: { unrecovered: number }) =>
        `Of the written-off amount, ${inRupees.en(unrecovered)} is left to recover. Lower the amount.`,
      ur: ({ unrecovered }: { unrecovered: number }) =>
        `خارج شدہ رقم میں سے ${inRupees.ur(unrecovered)} کی وصولی باقی ہے۔ رقم کم کیجیے۔`,
    },
  },
  entry_already_reversed: {
    status: 409,
    text: {
      en: ({ reversedOn }: { reversedOn: string }) =>
        `This entry was reversed on ${onDay.en(reversedOn)}. Nothing more needs to be done.`,
      ur: ({ reversedOn }: { reversedOn: string }) =>
        `یہ اندراج ${onDay.ur(reversedOn)} کو منسوخ ہو چکا ہے۔ مزید کچھ کرنے کی ضرورت نہیں۔`,
    },
  },
  cash_refund_stands: {
    status: 409,
    text: {
      en: ({ refunded }: { refunded: number }) =>
        `${inRupees.en(refunded)} of this money was refunded in cash. Reverse the refund first, or record the right payment before you reverse this one.`,
      ur: ({ refunded }: { refunded: number }) =>
        `اس رقم میں سے ${inRupees.ur(refunded)} نقد واپس ہو چکے ہیں۔ پہلے وہ واپسی منسوخ کیجیے، یا اسے منسوخ کرنے سے پہلے درست ادائیگی درج کیجیے۔`,
    },
  },
  refund_stands: {
    status: 409,
    text: {
      en: ({ refunded }: { refunded: number }) =>
        `${inRupees.en(refunded)} was refunded because of this payment. Reverse that refund first.`,
      ur: ({ refunded }: { refunded: number }) =>
        `اس ادائیگی کی بنیاد پر ${inRupees.ur(refunded)} واپس کیے جا چکے ہیں۔ پہلے رقم کی اس واپسی کا اندراج منسوخ کیجیے۔`,
    },
  },
  recovery_stands: {
    status: 409,
    text: {
      en: ({ recovered }: { recovered: number }) =>
        `${inRupees.en(recovered)} was recovered after this write-off. Reverse the recovery first.`,
      ur: ({ recovered }: { recovered: number }) =>
        `کھاتے سے اخراج کے بعد ${inRupees.ur(recovered)} وصول ہو چکے ہیں۔ پہلے اس وصولی کا اندراج منسوخ کیجیے۔`,
    },
  },
  payments_not_permitted: {
    status: 403,
    text: {
      en: 'You do not have permission to record payments. Ask a superadmin to allow it.',
      ur: 'آپ کے اکاؤنٹ کو ادائیگی درج کرنے کی اجازت نہیں۔ سپر ایڈمن سے اجازت لیجیے۔',
    },
  },
  recorded_meanwhile: {
    status: 409,
    text: {
      en: 'This agreement has changed since you opened it. Check its current figures, then record this again if it is still correct.',
      ur: 'آپ کے دیکھنے کے بعد اس معاہدے میں تبدیلی ہوئی ہے۔ موجودہ رقوم دیکھیے، پھر اگر یہ اندراج اب بھی درست ہو تو دوبارہ درج کیجیے۔',
    },
  },
  still_running: {
    status: 409,
    text: {
      en: 'This is still being recorded, or something else is. Wait a moment and send it again: nothing is recorded twice.',
      ur: 'یہ یا کوئی اور اندراج ابھی مکمل نہیں ہوا۔ ذرا ٹھہر کر دوبارہ بھیجیے: کچھ بھی دو بار درج نہیں ہوگا۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
