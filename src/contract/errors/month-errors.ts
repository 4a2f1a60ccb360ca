import type { CatalogueEntry } from './catalogue-entry.ts';
import { inMonth } from './figures.ts';

/** Why a month is not closed or reopened. */
export const monthErrors = {
  month_not_over: {
    status: 409,
    text: {
      en: 'This month is not over. Close it from the first day of the next month on.',
      ur: 'یہ مہینہ ابھی ختم نہیں ہوا۔ اس کا حساب اگلے مہینے کی پہلی تاریخ سے بند کیا جا سکتا ہے۔',
    },
  },
  month_already_closed: {
    status: 409,
    text: {
      en: 'This month is closed already. Reload the page to see who closed it.',
      ur: 'اس مہینے کا حساب پہلے ہی بند ہے۔ کس نے بند کیا، یہ دیکھنے کے لیے صفحہ دوبارہ کھولیے۔',
    },
  },
  months_close_in_order: {
    status: 409,
    text: {
      en: ({ next }: { next: string }) => `Months close in order. Close ${inMonth.en(next)} first.`,
      ur: ({ next }: { next: string }) =>
        `مہینوں کا حساب ترتیب سے بند ہوتا ہے۔ پہلے ${inMonth.ur(next)} کا حساب بند کیجیے۔`,
    },
  },
  month_not_closed: {
    status: 409,
    text: {
      en: 'This month is open already. Reload the page to see its state.',
      ur: 'اس مہینے کا حساب پہلے ہی کھلا ہے۔ اس کی حالت دیکھنے کے لیے صفحہ دوبارہ کھولیے۔',
    },
  },
  months_reopen_in_order: {
    status: 409,
    text: {
      en: ({ last }: { last: string }) =>
        `Only the last closed month can be reopened. Reopen ${inMonth.en(last)} first.`,
      ur: ({ last }: { last: string }) =>
        `صرف آخری بند مہینے کا حساب دوبارہ کھولا جا سکتا ہے۔ پہلے ${inMonth.ur(last)} کا حساب کھولیے۔`,
    },
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
