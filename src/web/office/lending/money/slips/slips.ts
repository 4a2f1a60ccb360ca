import type { PostedEntry } from '#contract/lending/payments.ts';
import type { PaymentMethod } from '#domain/lending/ledger/bookkeeping.ts';
import { type ApiFailure, isAnswerLost } from '#web/api/api-failure.ts';
import type { TypedNumber } from '#web/format/typed-number.ts';

/** A paper slip of an officer's bag: one payment on one agreement. */
export interface Slip {
  /** Null where no slip was found for the agreement. */
  readonly amount: TypedNumber;
  readonly method: PaymentMethod;
  readonly reference: string;
  /** Its idempotency key, from the first attempt until it is edited. */
  readonly key: string | null;
  readonly posted: PostedEntry | null;
  readonly failure: ApiFailure | null;
}

export const noSlip: Slip = {
  amount: null,
  method: 'cash',
  reference: '',
  key: null,
  posted: null,
  failure: null,
};

/** The slips by the id of their agreement. */
export type Slips = Readonly<Record<string, Slip>>;

export function slipOf(slips: Slips, agreementId: string): Slip {
  return slips[agreementId] ?? noSlip;
}

/** True while nobody knows whether a slip is recorded: only the same payment under the same key can tell. */
export function isUnknown({ posted, failure }: Slip): boolean {
  return posted === null && isAnswerLost(failure);
}

/**
 * The slips with one of them changed. Another amount is another payment, so its key and its refusal go. A slip of which nobody knows
 * whether it is recorded stays as it is: changed, it could count twice.
 */
export function edited(
  slips: Slips,
  agreementId: string,
  change: Partial<Pick<Slip, 'amount' | 'method' | 'reference'>>,
): Slips {
  const slip = slipOf(slips, agreementId);
  return isUnknown(slip)
    ? slips
    : { ...slips, [agreementId]: { ...slip, ...change, key: null, failure: null } };
}

/** The ids of the agreements whose slips are entered and not yet recorded. */
export function enteredIn(slips: Slips): string[] {
  return Object.keys(slips).filter(
    (id) => slipOf(slips, id).amount !== null && slipOf(slips, id).posted === null,
  );
}

/** The field that has to be corrected before a slip can be recorded, or null. The server checks it again. */
export function problemOf({ amount, method, reference }: Slip): 'amount' | 'reference' | null {
  if (typeof amount !== 'number' || amount <= 0) return 'amount';
  return method !== 'cash' && reference.trim() === '' ? 'reference' : null;
}

/** Number and sums of some slips, in whole rupees; an amount that is none counts as nothing. */
export function totalsOf(slips: readonly Slip[]): { slips: number; all: number; cash: number } {
  const sum = (some: readonly Slip[]) =>
    some.reduce((total, { amount }) => total + (typeof amount === 'number' ? amount : 0), 0);
  return { slips: slips.length, all: sum(slips), cash: sum(slips.filter(({ method }) => method === 'cash')) };
}
