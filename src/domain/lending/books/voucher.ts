import { noRupees, type Rupees, rupees } from '#domain/money/rupees.ts';
import {
  type CashEffect,
  type CashMovementKind,
  type CashPlace,
  cashEffects,
} from '../cash/cash-movement.ts';
import type { BookAccount } from '../ledger/bookkeeping.ts';
import type { Entry } from '../ledger/entry.ts';
import type { ChartAccount } from './chart-account.ts';

/** A line of a voucher, in whole rupees. One of its amounts is zero, and none is below zero. */
export interface VoucherLine {
  readonly account: ChartAccount;
  readonly debit: Rupees;
  readonly credit: Rupees;
}

/** Debits in whole rupees, credits below zero; nothing for zero. */
function linesOf(amounts: readonly (readonly [ChartAccount, number])[]): VoucherLine[] {
  const line = ([account, amount]: readonly [ChartAccount, number]): VoucherLine =>
    amount > 0
      ? { account, debit: rupees(amount), credit: noRupees }
      : { account, debit: noRupees, credit: rupees(-amount) };
  const moved = amounts.filter(([, amount]) => amount !== 0).map(line);
  return [...moved.filter(({ debit }) => debit > 0), ...moved.filter(({ credit }) => credit > 0)];
}

interface BookedEntry extends Pick<Entry, 'debit' | 'credit' | 'amount' | 'broughtIn'> {
  /** True of cash since the opening count of its branch. Of a reversal: of the cash that it takes back. */
  readonly isFollowed: boolean;
}

/**
 * The voucher of a money event of an agreement, in whole rupees. What a register brought in is opposite the debt on an account of
 * its own, because its money and its goods never passed through these books.
 */
export function entryVoucher({ debit, credit, amount, ...entry }: BookedEntry): VoucherLine[] {
  return linesOf([
    [chartAccountOf(debit, entry), amount],
    [chartAccountOf(credit, entry), -amount],
  ]);
}

function chartAccountOf(
  account: BookAccount,
  { broughtIn, isFollowed }: Pick<BookedEntry, 'broughtIn' | 'isFollowed'>,
): ChartAccount {
  if (account === 'receivable') return account;
  if (broughtIn) return 'brought_in';
  if (account === 'cash') return isFollowed ? 'cash_in_hand' : 'cash_outside';
  return account;
}

/** The account of each place of cash. */
const placeAccounts: Readonly<Record<CashPlace, ChartAccount>> = {
  hand: 'cash_in_hand',
  drawer: 'cash_in_drawers',
  account: 'account',
  difference: 'cash_difference',
  outside: 'cash_short_and_over',
  spent: 'expenses',
};

interface BookedMovement {
  readonly kind: CashMovementKind;
  /** Below zero for the settlement of cash that was too much. */
  readonly amount: Rupees;
  /** Zero for a movement that nobody stated before. */
  readonly stated: Rupees;
}

/**
 * The voucher of a movement of cash, in whole rupees, by its effects on the places. Only an opening count brings cash in; it is
 * opposite the opening cash.
 */
export function movementVoucher({ kind, amount, stated }: BookedMovement): VoucherLine[] {
  const effectOf = (effect: CashEffect) => amount * (effect.amount ?? 0) + stated * (effect.stated ?? 0);
  const places = Object.entries(cashEffects[kind]) as [CashPlace, CashEffect][];
  const moved = places.map(([place, effect]) => [placeAccounts[place], effectOf(effect)] as const);
  const broughtIn = moved.reduce((sum, [, effect]) => sum + effect, 0);
  return linesOf([...moved, ['opening_cash', -broughtIn]]);
}

/** Debits less credits in whole rupees: below zero for an account whose credits are more. */
export function balanceOfLines(account: ChartAccount, lines: readonly VoucherLine[]): Rupees {
  return rupees(
    lines.reduce((sum, line) => (line.account === account ? sum + line.debit - line.credit : sum), 0),
  );
}
