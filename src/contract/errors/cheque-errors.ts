import type { CatalogueEntry } from './catalogue-entry.ts';
import { onDay } from './figures.ts';

/** Refusals about cheques. */
export const chequeErrors = {
  cheque_reversed: {
    status: 409,
    text: {
      en: 'The payment by this cheque was reversed. Look at the list again.',
      ur: 'اس چیک کی ادائیگی منسوخ ہو چکی ہے۔ فہرست دوبارہ دیکھیے۔',
    },
  },
  cheque_cleared: {
    status: 409,
    text: {
      en: 'This cheque was cleared. If that is wrong, first take back that it was cleared.',
      ur: 'یہ چیک کلیئر ہو چکا ہے۔ اگر یہ غلط ہے تو پہلے کلیئر ہونے کا اندراج واپس لیجیے۔',
    },
  },
  cheque_deposited: {
    status: 409,
    text: {
      en: 'The deposit of this cheque is already recorded. Look at the list again.',
      ur: 'یہ چیک بینک میں جمع ہونا پہلے سے درج ہے۔ فہرست دوبارہ دیکھیے۔',
    },
  },
  cheque_step_too_early: {
    status: 422,
    text: {
      en: ({ earliestOn }: { earliestOn: string }) =>
        `This cheque was received or deposited on ${onDay.en(earliestOn)}. Choose that day or a later one.`,
      ur: ({ earliestOn }: { earliestOn: string }) =>
        `یہ چیک ${onDay.ur(earliestOn)} کو وصول یا جمع ہوا تھا۔ وہی یا بعد کی تاریخ چنیے۔`,
    },
  },
  cheque_cleared_by_line: {
    status: 409,
    text: {
      en: 'A line of a bank statement shows the money of this cheque. Take back the link of that line instead.',
      ur: 'اس چیک کی رقم بینک اسٹیٹمنٹ کی ایک سطر میں ہے۔ اس کے بجائے اس سطر کا ملاپ واپس لیجیے۔',
    },
  },
  cheque_without_step: {
    status: 409,
    text: {
      en: 'This is not recorded of the cheque, or was taken back meanwhile. Look at the list again.',
      ur: 'اس چیک کے بارے میں یہ درج نہیں، یا اس دوران واپس لے لیا گیا ہے۔ فہرست دوبارہ دیکھیے۔',
    },
  },
  not_a_cheque: {
    status: 422,
    text: {
      en: 'Only a payment by cheque is returned by a bank. Ask for its reversal with another reason.',
      ur: 'بینک صرف چیک سے کی گئی ادائیگی واپس کرتا ہے۔ منسوخی کی درخواست میں کوئی اور وجہ لکھیے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
