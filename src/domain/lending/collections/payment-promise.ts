import { businessDateOf } from '#domain/calendar/business-date.ts';
import { type CalendarDate, compareDates } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import type { Rupees } from '#domain/money/rupees.ts';

/** A customer's promise: the amount and the day. */
export interface PaymentPromise {
  readonly amount: Rupees;
  readonly madeAt: Instant;
  readonly promisedFor: CalendarDate;
}

/** Received money. The caller leaves out reversed payments and money moved from another agreement. */
export interface ReceivedPayment {
  readonly amount: Rupees;
  readonly valuedOn: CalendarDate;
  readonly recordedAt: Instant;
}

export const paymentPromiseStates = ['open', 'kept', 'broken'] as const;
export type PaymentPromiseState = (typeof paymentPromiseStates)[number];

/**
 * The promises of an agreement with their outcomes, in the order given. A promise is kept by money received after it was made
 * and up to the promised day. Each payment counts for one promise: payments are taken in the order received, and each goes in
 * full to the unkept promise that ends first. A promise is open until its day has passed and broken after it. A reversal can
 * turn a kept promise into a broken one.
 */
export function promisesWithState<Given extends PaymentPromise>(
  promises: readonly Given[],
  payments: readonly ReceivedPayment[],
  today: CalendarDate,
): (Given & { readonly state: PaymentPromiseState })[] {
  const received = new Map<PaymentPromise, number>();
  const receivedFor = (promise: PaymentPromise) => received.get(promise) ?? 0;
  const byEnd = promises.toSorted(
    (a, b) => compareDates(a.promisedFor, b.promisedFor) || a.madeAt - b.madeAt,
  );
  for (const payment of payments.toSorted(byArrival)) {
    const promise = byEnd.find((it) => receivedFor(it) < it.amount && isInTimeFor(it, payment));
    if (promise !== undefined) received.set(promise, receivedFor(promise) + payment.amount);
  }
  return promises.map((promise) => {
    const isKept = receivedFor(promise) >= promise.amount;
    return { ...promise, state: promiseStateOn(today, { promisedFor: promise.promisedFor, isKept }) };
  });
}

/** The state of a promise on a day. `isKept` says if the payments keep it; that does not depend on the day. */
export function promiseStateOn(
  today: CalendarDate,
  { promisedFor, isKept }: { readonly promisedFor: CalendarDate; readonly isKept: boolean },
): PaymentPromiseState {
  if (isKept) return 'kept';
  return today > promisedFor ? 'broken' : 'open';
}

function byArrival(a: ReceivedPayment, b: ReceivedPayment): number {
  return compareDates(a.valuedOn, b.valuedOn) || a.recordedAt - b.recordedAt;
}

/** A payment that counts on an earlier day does not keep the promise, even if it is recorded later. */
function isInTimeFor(
  { madeAt, promisedFor }: PaymentPromise,
  { valuedOn, recordedAt }: ReceivedPayment,
): boolean {
  return recordedAt > madeAt && valuedOn >= businessDateOf(madeAt) && valuedOn <= promisedFor;
}
