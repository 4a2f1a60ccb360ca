import { hourMs, type Instant } from '#domain/instant.ts';

/** The lender promises every visitor a contact within 24 hours. */
export const promiseMs = 24 * hourMs;

/** An open promise is shown as due soon for its last three hours. */
export const promiseDueSoonMs = 3 * hourMs;

export const promiseStates = ['kept', 'late', 'open', 'due_soon', 'overdue'] as const;
export type PromiseState = (typeof promiseStates)[number];

/** The last moment at which a first contact still keeps the promise. */
export function promisedUntil(receivedAt: Instant): Instant {
  return receivedAt + promiseMs;
}

/**
 * The state of the promise at `now`. Only the earliest logged call, message or visit stops the clock (`firstContactAt`); no
 * status does. A contact in the very last millisecond keeps it.
 */
export function promiseStateOf(
  receivedAt: Instant,
  firstContactAt: Instant | null,
  now: Instant,
): PromiseState {
  const until = promisedUntil(receivedAt);
  if (firstContactAt !== null) return firstContactAt <= until ? 'kept' : 'late';
  if (now > until) return 'overdue';
  return until - now <= promiseDueSoonMs ? 'due_soon' : 'open';
}

/** The same rule as bounds of `receivedAt` for requests without a first contact, for use in queries. */
export function promiseBounds(now: Instant) {
  return {
    /** Received before it, the promise is overdue. */
    overdueBefore: now - promiseMs,
    /** Received by then, it is overdue or due soon. */
    dueSoonUntil: now - promiseMs + promiseDueSoonMs,
  };
}
