import type { Phrase } from '#domain/language.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { inMonth, onDay } from './figures.ts';

export interface OpenCash {
  readonly branchCode: string;
  /** The first day that is not closed, `YYYY-MM-DD`. */
  readonly since: string;
}

/** The branches inside a sentence, each with its first open day. */
const openCash: Phrase<(branches: readonly OpenCash[]) => string> = {
  en: (branches) =>
    branches.map(({ branchCode, since }) => `${branchCode} from ${onDay.en(since)} on`).join(', '),
  ur: (branches) =>
    branches.map(({ branchCode, since }) => `\u2066${branchCode}\u2069 (${onDay.ur(since)} سے)`).join('، '),
};

/** Refusals around the close of the day. */
export const cashDayErrors = {
  cash_day_closed: {
    status: 409,
    text: {
      en: 'Today’s cash of this branch is closed. Do this tomorrow, or ask a superadmin to reopen the day.',
      ur: 'اس برانچ کا آج کا نقد بند ہو چکا ہے۔ یہ کام کل کیجیے، یا سپر ایڈمن سے دن دوبارہ کھلوائیے۔',
    },
  },
  cash_day_changed: {
    status: 409,
    text: {
      en: 'Another day is to be closed by now. Reload the page and look at it first.',
      ur: 'اب کوئی اور دن بند ہونا ہے۔ صفحہ دوبارہ کھول کر پہلے اسے دیکھیے۔',
    },
  },
  cash_moved_since_count: {
    status: 409,
    text: {
      en: 'Cash has moved in or out of the drawer since this count, or it was counted anew. Reload the page and count the drawer again.',
      ur: 'اس گنتی کے بعد کیش دراز میں نقد آیا یا گیا ہے، یا اسے دوبارہ گنا گیا ہے۔ صفحہ دوبارہ کھول کر کیش دراز پھر گنیے۔',
    },
  },
  cash_hand_not_explained: {
    status: 422,
    text: {
      en: 'There is cash in a hand that is not explained. Reload the page, and say for each hand why its cash is not in the drawer.',
      ur: 'کسی کے پاس ایسا نقد ہے جس کی وضاحت نہیں ہوئی۔ صفحہ دوبارہ کھولیے اور ہر فرد کے لیے لکھیے کہ اس کا نقد کیش دراز میں کیوں نہیں۔',
    },
  },
  cash_difference_not_named: {
    status: 422,
    text: {
      en: 'The drawer differs from what it should have. Say what is known about the difference.',
      ur: 'کیش دراز میں اتنا نقد نہیں جتنا ہونا چاہیے۔ فرق کے بارے میں جو معلوم ہو لکھیے۔',
    },
  },
  open_requests_not_seen: {
    status: 422,
    text: {
      en: 'Contact requests of the branch wait for an answer. Look at them, answer them or hand them on, and say that you have seen them.',
      ur: 'برانچ کی رابطے کی کچھ درخواستوں کا جواب باقی ہے۔ انہیں دیکھیے، جواب دیجیے یا آگے بڑھائیے، پھر بتائیے کہ آپ نے دیکھ لی ہیں۔',
    },
  },
  cash_day_not_last: {
    status: 409,
    text: {
      en: 'A later day is closed too. Only the last closed day can be reopened.',
      ur: 'بعد کا دن بھی بند ہے۔ صرف آخری بند دن دوبارہ کھولا جا سکتا ہے۔',
    },
  },
  cash_days_not_closed: {
    status: 409,
    text: {
      en: ({ branches }: { branches: readonly OpenCash[] }) =>
        `Days of cash are not closed: ${openCash.en(branches)}. Close the day of each branch first, then the month.`,
      ur: ({ branches }: { branches: readonly OpenCash[] }) =>
        `نقد کے کچھ دن بند نہیں ہوئے: ${openCash.ur(branches)}۔ پہلے ہر برانچ کا دن بند کیجیے، پھر مہینے کا حساب۔`,
    },
  },
  cash_day_of_closed_month: {
    status: 409,
    text: {
      en: ({ month }: { month: string }) =>
        `This would open a day of ${inMonth.en(month)}, which is closed. Reopen the month first.`,
      ur: ({ month }: { month: string }) =>
        `اس سے ${inMonth.ur(month)} کا ایک دن کھل جائے گا، جب کہ اس مہینے کا حساب بند ہے۔ پہلے مہینے کا حساب دوبارہ کھولیے۔`,
    },
  },
  cash_day_reopened: {
    status: 409,
    text: {
      en: 'This day was reopened already. Reload the page.',
      ur: 'یہ دن پہلے ہی دوبارہ کھولا جا چکا ہے۔ صفحہ دوبارہ کھولیے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
