import type { MyAccount } from '#contract/lending/my-account.ts';

/** The first fact on a customer's page. */
export type WhatIsNext =
  /** The amount due now on all agreements; `since` is its oldest date. */
  | { readonly kind: 'now'; readonly amount: number; readonly since: string }
  /** The amount that falls due on the next due date. */
  | { readonly kind: 'next'; readonly amount: number; readonly dueOn: string }
  /** Goods are not handed over yet: nothing is owed. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'all-paid' }
  | { readonly kind: 'none' };

export function whatIsNext({ agreements, figures }: Pick<MyAccount, 'agreements' | 'figures'>): WhatIsNext {
  const [since] = agreements.flatMap(({ oldestUnpaidDueOn }) => oldestUnpaidDueOn ?? []).toSorted();
  if (figures.dueNow > 0 && since !== undefined) return { kind: 'now', amount: figures.dueNow, since };
  const coming = agreements.flatMap(({ next }) => next ?? []);
  const [dueOn] = coming.map((row) => row.dueOn).toSorted();
  if (dueOn !== undefined) {
    const amount = coming.reduce((sum, row) => (row.dueOn === dueOn ? sum + row.amount : sum), 0);
    return { kind: 'next', amount, dueOn };
  }
  if (agreements.length === 0) return { kind: 'none' };
  const isWaiting = agreements.some(({ status }) => status === 'submitted' || status === 'approved');
  return { kind: isWaiting ? 'waiting' : 'all-paid' };
}
