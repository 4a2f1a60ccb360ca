import { noRupees, type Rupees, rupees } from '#domain/money/rupees.ts';
import { type MoneyAccount, type PaymentMethod, paymentMethods } from './bookkeeping.ts';
import type { Entry } from './entry.ts';
import { standingEntries } from './standing-entries.ts';

/** The methods by which an overpayment came in and is refunded. Amounts are whole rupees. */
export interface RefundWays {
  /** The most that goes back by each method without a reason, the newest money first. Each method occurs once. */
  readonly ways: readonly { readonly method: PaymentMethod; readonly amount: Rupees }[];
  /** The most that goes back in cash: what came in cash, and the transfers that a slip shows. */
  readonly cashMax: Rupees;
}

/** A requested refund. */
export interface AskedRefund {
  readonly amount: number;
  readonly method: PaymentMethod;
  /** The reason for another method than the money came in by; null if none is given. */
  readonly anotherWayReason: string | null;
}

export type RefundWayRefusal =
  | { readonly reason: 'refund_not_in_cash'; readonly cashMax: Rupees }
  | { readonly reason: 'refund_by_another_way' };

/** Received money that was not refunded. */
interface Received {
  readonly id: string;
  readonly account: MoneyAccount;
  left: number;
}

/**
 * Finds the newest money on an agreement that adds up to what is overpaid, by the order in which it was recorded. An earlier
 * refund used up the newest money of its own method first, and one in cash then the transfers that a slip shows. Money moved
 * from another agreement has no method of its own. `shown` holds the ids of the payments that a reported slip or a statement
 * shows.
 */
export function refundWaysOf(
  entries: readonly Entry[],
  shown: ReadonlySet<string>,
  overpaid: Rupees,
): RefundWays {
  const amounts = new Map<PaymentMethod, number>();
  let open: number = overpaid;
  let cash = 0;
  for (const { id, account, left } of moneyLeft(entries, shown)) {
    const part = Math.min(left, open);
    open -= part;
    if (part === 0) continue;
    if (account === 'cash' || shown.has(id)) cash += part;
    if (isMethod(account)) amounts.set(account, (amounts.get(account) ?? 0) + part);
  }
  const ways = [...amounts].map(([method, amount]) => ({ method, amount: rupees(amount) }));
  return { ways, cashMax: rupees(cash) };
}

/** True if a refund is more than came in by its method. The person who decides it then confirms that. */
export function isByAnotherWay(
  { amount, method }: Pick<AskedRefund, 'amount' | 'method'>,
  { ways }: RefundWays,
): boolean {
  return amount > (ways.find((way) => way.method === method)?.amount ?? noRupees);
}

/**
 * The reason why an overpayment cannot be refunded by the requested method, or null: cash for a transfer or cheque without a
 * slip, or another method than the money came in by without a reason.
 */
export function refusalOfRefundWay(asked: AskedRefund, ways: RefundWays): RefundWayRefusal | null {
  const { cashMax } = ways;
  if (asked.method === 'cash' && asked.amount > cashMax) return { reason: 'refund_not_in_cash', cashMax };
  const isExplained = Boolean(asked.anotherWayReason?.trim());
  return isByAnotherWay(asked, ways) && !isExplained ? { reason: 'refund_by_another_way' } : null;
}

export interface UncoveredRefund {
  readonly reason: 'cash_refund_stands';
  /** Whole rupees given back in cash that would rest on nothing. */
  readonly refunded: Rupees;
}

/**
 * Why money cannot be reversed because of a refund in cash, or null. Of the money that stands, no more was given back in cash
 * than came in cash or by a transfer that a slip shows, and a reversal must not change that. One that changes nothing
 * of it, or lessens what is uncovered, is not refused.
 */
export function refusalOfUncovering(
  entryId: string,
  entries: readonly Entry[],
  shown: ReadonlySet<string>,
): UncoveredRefund | null {
  const left = entries.filter(({ id }) => id !== entryId);
  const refunded = uncoveredCash(left, shown);
  return refunded > uncoveredCash(entries, shown) ? { reason: 'cash_refund_stands', refunded } : null;
}

function uncoveredCash(entries: readonly Entry[], shown: ReadonlySet<string>): Rupees {
  let uncovered = 0;
  for (const { id, kind, amount, debit, credit } of standingEntries(entries)) {
    const isIn = kind === 'payment' || kind === 'down_payment';
    if (isIn && (debit === 'cash' || shown.has(id))) uncovered -= amount;
    // Cash leaves by refunds only.
    if (credit === 'cash') uncovered += amount;
  }
  return rupees(Math.max(0, uncovered));
}

/** The unreversed and unrefunded money, newest first. */
function moneyLeft(entries: readonly Entry[], shown: ReadonlySet<string>): readonly Received[] {
  const received: Received[] = [];
  for (const { id, kind, amount, debit, credit } of standingEntries(entries)) {
    if (kind === 'payment' || kind === 'down_payment')
      received.unshift({ id, account: debit as MoneyAccount, left: amount });
    if (kind === 'refund') giveBack(received, shown, credit as MoneyAccount, amount);
  }
  return received;
}

function giveBack(
  received: readonly Received[],
  shown: ReadonlySet<string>,
  by: MoneyAccount,
  amount: Rupees,
): void {
  const sameWay = received.filter(({ account }) => account === by);
  const shownOnes = by === 'cash' ? received.filter(({ id }) => shown.has(id)) : [];
  let open: number = amount;
  for (const one of [...sameWay, ...shownOnes, ...received]) {
    const part = Math.min(one.left, open);
    one.left -= part;
    open -= part;
  }
}

function isMethod(account: MoneyAccount): account is PaymentMethod {
  return paymentMethods.some((method) => method === account);
}
