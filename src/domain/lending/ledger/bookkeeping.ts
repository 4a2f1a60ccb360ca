import type { EntryKind } from './entry-kind.ts';

/** The ways in which money reaches or leaves the lender, as a person chooses them. */
export const paymentMethods = ['cash', 'bank', 'jazzcash', 'easypaisa', 'raast', 'cheque'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * The accounts that entries move money between. Each payment method is one. `transfer` is the clearing account for an
 * overpayment that moves to another agreement: the refund there and the payment here leave it at zero.
 */
export type BookAccount =
  | PaymentMethod
  | 'transfer'
  | 'receivable'
  | 'handed_over'
  | 'relief_fund'
  | 'written_off'
  | 'recovered';

/** The account on the other side of an entry, opposite the customer's debt. */
export type MoneyAccount = PaymentMethod | 'transfer';

export interface Posting {
  readonly debit: BookAccount;
  readonly credit: BookAccount;
}

type Postings = Readonly<Record<Exclude<EntryKind, 'reversal'>, (money: MoneyAccount) => Posting>>;

const postings: Postings = {
  delivery: () => ({ debit: 'receivable', credit: 'handed_over' }),
  down_payment: (money) => ({ debit: money, credit: 'receivable' }),
  starting_relief: () => ({ debit: 'relief_fund', credit: 'receivable' }),
  payment: (money) => ({ debit: money, credit: 'receivable' }),
  relief: () => ({ debit: 'relief_fund', credit: 'receivable' }),
  refund: (money) => ({ debit: 'receivable', credit: money }),
  write_off: () => ({ debit: 'written_off', credit: 'receivable' }),
  recovery: (money) => ({ debit: money, credit: 'recovered' }),
};

/** The two accounts of an entry. `money` matters only to the kinds that move it. */
export function postingOf(kind: Exclude<EntryKind, 'reversal'>, money: MoneyAccount): Posting {
  return postings[kind](money);
}

/** A reversal swaps the two accounts of the reversed entry. */
export function mirrorOf({ debit, credit }: Posting): Posting {
  return { debit: credit, credit: debit };
}
