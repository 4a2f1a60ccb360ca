import type { CatalogueEntry } from './catalogue-entry.ts';
import { inRupees, onDay } from './figures.ts';

export interface EntriesSince {
  readonly count: number;
  readonly lastValuedOn: string;
}

/** Refusals of reversing a single entry. */
export const reversalErrors = {
  part_of_delivery: {
    status: 422,
    text: {
      en: 'This entry is part of the delivery and cannot be reversed by itself. Ask for the reversal of the delivery.',
      ur: 'یہ اندراج سامان کی حوالگی کا حصہ ہے اور اکیلا منسوخ نہیں ہو سکتا۔ حوالگی کی منسوخی کی درخواست دیجیے۔',
    },
  },
  half_of_transfer: {
    status: 422,
    text: {
      en: ({ amount }: { amount: number }) =>
        `This entry is half of ${inRupees.en(amount)} that was moved from one agreement to another. Ask for the reversal of the whole move.`,
      ur: ({ amount }: { amount: number }) =>
        `یہ اندراج ایک معاہدے سے دوسرے میں منتقل کیے گئے ${inRupees.ur(amount)} کا ایک حصہ ہے۔ پوری منتقلی کی منسوخی کی درخواست دیجیے۔`,
    },
  },
  entries_since_delivery: {
    status: 409,
    text: {
      en: ({ count, lastValuedOn }: EntriesSince) =>
        `Entries recorded since the delivery: ${count}, the last on ${onDay.en(lastValuedOn)}. Reverse them first.`,
      ur: ({ count, lastValuedOn }: EntriesSince) =>
        `حوالگی کے بعد کے اندراجات: ${count}، آخری ${onDay.ur(lastValuedOn)} کا۔ پہلے انہیں منسوخ کیجیے۔`,
    },
  },
  rescheduled_since_delivery: {
    status: 409,
    text: {
      en: 'The dates were changed since the delivery. Undo that change first.',
      ur: 'حوالگی کے بعد تاریخیں بدلی گئی ہیں۔ پہلے وہ تبدیلی واپس لیجیے۔',
    },
  },
  brought_in_with_own_rows: {
    status: 409,
    text: {
      en: 'This agreement came from a register, and its installments are not those of its plan. If its dates were changed since, undo that change first. If the register listed them so, undo the import.',
      ur: 'یہ معاہدہ رجسٹر سے امپورٹ ہوا ہے اور اس کی قسطیں شیڈول کے حساب سے برابر نہیں۔ اگر بعد میں تاریخیں بدلی گئی ہوں تو پہلے وہ تبدیلی واپس لیجیے۔ اگر رجسٹر میں قسطیں ایسی ہی تھیں تو امپورٹ واپس لیجیے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
