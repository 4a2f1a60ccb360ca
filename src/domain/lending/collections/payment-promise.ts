import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
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

export const paymentPromiseStates = ['open', 'kept', 'broken', 'replaced'] as const;
export type PaymentPromiseState = (typeof paymentPromiseStates)[number];

/**
 * The promises of an agreement with their outcomes, in the order given. A promise is kept by money received after it was made
 * and up to the promised day. Each payment counts in full for one promise: the last that was made before it. A promise that is
 * not kept when the next one is made, and whose day has not passed, is replaced by it: it is neither kept nor broken. Any other
 * is open until its day has passed and broken after it. A reversal takes back what its payment kept. Of promises made at one
 * moment, the one given later is the later one.
 */
export function promisesWithState<Given extends PaymentPromise>(
  promises: readonly Given[],
  payments: readonly ReceivedPayment[],
  today: CalendarDate,
): (Given & { readonly state: PaymentPromiseState })[] {
  const received = new Map<PaymentPromise, number>();
  const receivedFor = (promise: PaymentPromise) => received.get(promise) ?? 0;
  const byMaking = promises.toSorted((a, b) => a.madeAt - b.madeAt);
  for (const payment of payments) {
    const promise = byMaking.findLast((it) => isMadeBefore(it, payment));
    if (promise !== undefined && payment.valuedOn <= promise.promisedFor)
      received.set(promise, receivedFor(promise) + payment.amount);
  }
  return promises.map((promise) => {
    const { promisedFor } = promise;
    const next = byMaking[byMaking.indexOf(promise) + 1];
    const isKept = receivedFor(promise) >= promise.amount;
    const isReplaced = !isKept && next !== undefined && businessDateOf(next.madeAt) <= promisedFor;
    return { ...promise, state: promiseStateOn(today, { promisedFor, isKept, isReplaced }) };
  });
}

/** The outcome of a promise, which follows from the payments and the next promise and does not depend on the day. */
export interface PromiseOutcome {
  readonly promisedFor: CalendarDate;
  readonly isKept: boolean;
  readonly isReplaced: boolean;
}

/** The state of a promise on a day. */
export function promiseStateOn(
  today: CalendarDate,
  { promisedFor, isKept, isReplaced }: PromiseOutcome,
): PaymentPromiseState {
  if (isKept) return 'kept';
  if (isReplaced) return 'replaced';
  return today > promisedFor ? 'broken' : 'open';
}

/** A payment that counts on an earlier day came before the promise, even if it is recorded later. */
function isMadeBefore({ madeAt }: PaymentPromise, { valuedOn, recordedAt }: ReceivedPayment): boolean {
  return recordedAt > madeAt && valuedOn >= businessDateOf(madeAt);
}
