import { type ChartAccount, chartAccounts } from '#domain/lending/books/chart-account.ts';
import { wholeReport } from '../report.ts';
import { readCodes } from './read-codes.ts';
import { type SummedVouchers, sumVouchers } from './sum-vouchers.ts';

interface Balance {
  /** The id of a bank or wallet account, else the account. */
  readonly key: string;
  readonly account: ChartAccount;
  readonly name: string | null;
  /** Debits less credits, in whole rupees. */
  readonly opening: number;
  readonly debit: number;
  readonly credit: number;
}

/**
 * The balance of each account that ever moved, with its debits and credits of the period. A balance is debits less credits, so all
 * balances together are zero.
 */
export const trialBalance = wholeReport('trial_balance', async (books, asked) => {
  const codeOf = await readCodes(books);
  const balances = balancesOf(await sumVouchers(books, asked, false));
  return balances.map(({ key, account, name, opening, debit, credit }) => ({
    key,
    cells: {
      accountCode: codeOf(account, key),
      bookAccount: { account, name },
      ...{ opening, debit, credit, closing: opening + debit - credit },
    },
  }));
});

function balancesOf(summed: readonly SummedVouchers[]): Balance[] {
  const balances = new Map<string, Balance>();
  for (const { lines, isBefore, accountId, accountName } of summed) {
    for (const { account, debit, credit } of lines) {
      const [key, name] = account === 'account' ? [`${accountId}`, accountName] : [account, null];
      const before = balances.get(key) ?? { key, account, name, opening: 0, debit: 0, credit: 0 };
      balances.set(
        key,
        isBefore
          ? { ...before, opening: before.opening + debit - credit }
          : { ...before, debit: before.debit + debit, credit: before.credit + credit },
      );
    }
  }
  return [...balances.values()].toSorted(inOrder);
}

/** The order of the chart, and of the names of the lender's own accounts. */
function inOrder(a: Balance, b: Balance): number {
  const place = ({ account }: Balance) => chartAccounts.indexOf(account);
  return place(a) - place(b) || (`${a.name} ${a.key}` < `${b.name} ${b.key}` ? -1 : 1);
}
