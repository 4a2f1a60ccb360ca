import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Rupees } from '#domain/money/rupees.ts';

/** What a customer promised to pay, by when. */
export interface PaymentPromise {
  readonly amount: Rupees;
  readonly madeOn: CalendarDate;
  readonly promisedFor: CalendarDate;
}

/** A payment that stands: reversed ones are left out by the caller. */
export interface StandingPayment {
  readonly amount: Rupees;
  readonly valuedOn: CalendarDate;
}

export const paymentPromiseStates = ['open', 'kept', 'broken'] as const;
export type PaymentPromiseState = (typeof paymentPromiseStates)[number];

/**
 * Kept once the payments from the day of the promise up to the promised day reach its amount; broken the day after if they
 * did not; open until then. A promise can go from kept back to broken, when a payment is reversed.
 */
export function paymentPromiseStateOf(
  { amount, madeOn, promisedFor }: PaymentPromise,
  payments: readonly StandingPayment[],
  today: CalendarDate,
): PaymentPromiseState {
  const paid = payments
    .filter(({ valuedOn }) => valuedOn >= madeOn && valuedOn <= promisedFor)
    .reduce((sum, payment) => sum + payment.amount, 0);
  if (paid >= amount) return 'kept';
  return today > promisedFor ? 'broken' : 'open';
}
