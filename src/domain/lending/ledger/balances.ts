import { type Rupees, rupees, sumOf } from '#domain/money/rupees.ts';
import type { BookAccount } from './bookkeeping.ts';
import type { Entry } from './entry.ts';

/** The effect of an entry on an account: its debit adds, its credit subtracts. */
export function effectOn(
  account: BookAccount,
  { debit, credit, amount }: Pick<Entry, 'debit' | 'credit' | 'amount'>,
): Rupees {
  return rupees((debit === account ? amount : 0) - (credit === account ? amount : 0));
}

/** The balance of an account over some entries; the balances of all accounts add up to zero. */
export function balanceOf(account: BookAccount, entries: readonly Entry[]): Rupees {
  return sumOf(entries.map((entry) => effectOn(account, entry)));
}

/**
 * The customer's debt after each entry, in the order given. It is negative when overpaid. The last one is the balance on the
 * screen.
 */
export function runningBalances(entries: readonly Entry[]): Rupees[] {
  let balance = rupees(0);
  return entries.map((entry) => {
    balance = rupees(balance + effectOn('receivable', entry));
    return balance;
  });
}
