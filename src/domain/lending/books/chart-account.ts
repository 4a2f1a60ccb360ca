import { paymentMethods } from '../ledger/bookkeeping.ts';

/** The payment methods whose money is at no place of cash: each has an account of its own. */
const electronicMethods = paymentMethods.filter((method) => method !== 'cash');

/**
 * The accountant's chart of accounts, in the order of a trial balance. `account` is the cash that was deposited, with an account
 * for each bank and wallet account of the lender. `cash_outside` is cash from before the opening count of its branch, and
 * `brought_in` the other side of everything that a register brought in.
 */
export const chartAccounts = [
  'cash_in_hand',
  'cash_in_drawers',
  'account',
  'cash_difference',
  'cash_outside',
  ...electronicMethods,
  'transfer',
  'receivable',
  'handed_over',
  'brought_in',
  'opening_cash',
  'relief_fund',
  'written_off',
  'recovered',
  'cash_short_and_over',
  'expenses',
] as const;
export type ChartAccount = (typeof chartAccounts)[number];

/** The code that each account has until the lender gives it one of their own. */
export const proposedCodes: Readonly<Record<ChartAccount, string>> = {
  cash_in_hand: '1010',
  cash_in_drawers: '1020',
  account: '1030',
  cash_difference: '1040',
  cash_outside: '1050',
  bank: '1110',
  jazzcash: '1120',
  easypaisa: '1130',
  raast: '1140',
  cheque: '1150',
  transfer: '1160',
  receivable: '1200',
  handed_over: '1300',
  brought_in: '3010',
  opening_cash: '3020',
  relief_fund: '5010',
  written_off: '5020',
  recovered: '4010',
  cash_short_and_over: '5030',
  expenses: '5040',
};
