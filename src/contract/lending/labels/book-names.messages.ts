import type { Phrase } from '#domain/language.ts';
import type { ChartAccount } from '#domain/lending/books/chart-account.ts';

/** The names of the accounts of the chart. */
export const chartAccountNames: Readonly<Record<ChartAccount, Phrase>> = {
  cash_in_hand: { en: 'Cash in hand', ur: 'ملازمین کے پاس نقد' },
  cash_in_drawers: { en: 'Cash in drawers', ur: 'کیش درازوں میں نقد' },
  account: { en: 'Deposited cash', ur: 'اکاؤنٹ میں جمع کرایا گیا نقد' },
  cash_difference: { en: 'Open differences of cash', ur: 'نقد کے فرق جو طے نہیں ہوئے' },
  cash_outside: { en: 'Cash before the opening count', ur: 'ابتدائی گنتی سے پہلے کا نقد' },
  bank: { en: 'Received by bank', ur: 'بینک سے وصول' },
  jazzcash: { en: 'Received by JazzCash', ur: 'جاز کیش سے وصول' },
  easypaisa: { en: 'Received by Easypaisa', ur: 'ایزی پیسہ سے وصول' },
  raast: { en: 'Received by Raast', ur: 'راست سے وصول' },
  cheque: { en: 'Received by cheque', ur: 'چیک سے وصول' },
  transfer: { en: 'Overpayments on the move', ur: 'منتقلی میں زائد ادائیگیاں' },
  receivable: { en: 'Receivable from customers', ur: 'صارفین سے قابلِ وصول' },
  handed_over: { en: 'Goods and loans handed over', ur: 'حوالے کیا گیا سامان اور قرض' },
  brought_in: { en: 'Brought in from registers', ur: 'رجسٹروں سے لایا گیا' },
  opening_cash: { en: 'Opening cash', ur: 'ابتدائی نقد' },
  relief_fund: { en: 'Relief granted', ur: 'دی گئی رعایت' },
  written_off: { en: 'Debts written off', ur: 'کھاتوں سے خارج شدہ رقوم' },
  recovered: { en: 'Recovered debts', ur: 'خارج شدہ رقوم کی وصولی' },
  cash_short_and_over: { en: 'Cash short and over', ur: 'نقد کی کمی بیشی' },
  expenses: { en: 'Expenses', ur: 'اخراجات' },
};

/** The name of an account, with the lender's own name for a bank or wallet account. */
export function chartAccountName(account: ChartAccount, own: string | null): Phrase {
  const { en, ur } = chartAccountNames[account];
  return own === null ? { en, ur } : { en: `${en}: ${own}`, ur: `${ur}: ${own}` };
}
