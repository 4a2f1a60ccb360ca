import type { Rupees } from '#domain/money/rupees.ts';
import type { Plan } from '../agreements/plan.ts';
import { type MoneyAccount, type Posting, postingOf } from './bookkeeping.ts';
import type { EntryKind } from './entry-kind.ts';

/** An entry that an activation records. All are valued on the agreement's first day. */
export interface OpeningEntry extends Posting {
  readonly kind: Extract<EntryKind, 'delivery' | 'down_payment' | 'starting_relief'>;
  readonly amount: Rupees;
}

/** The entries by which an agreement starts. After them the receivable equals the sum of the installments. */
export function openingEntriesOf(
  plan: Pick<Plan, 'price' | 'downPayment' | 'relief'>,
  downPaymentBy: MoneyAccount,
): OpeningEntry[] {
  const amounts = [
    ['delivery', plan.price],
    ['down_payment', plan.downPayment],
    ['starting_relief', plan.relief],
  ] as const;
  return amounts
    .filter(([, amount]) => amount > 0)
    .map(([kind, amount]) => ({ kind, amount, ...postingOf(kind, downPaymentBy) }));
}
