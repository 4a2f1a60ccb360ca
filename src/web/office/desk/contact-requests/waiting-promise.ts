import type { ContactRequestRow } from '#contract/desk/contact-requests.ts';
import { promiseStateOf } from '#domain/desk/contact-requests/promise.ts';
import type { Instant } from '#domain/instant.ts';
import { instantOf } from '#web/format/date-time.ts';
import type { WaitingPromise } from './contact-requests.messages.ts';

export interface PromiseOfRequest {
  readonly state: WaitingPromise;
  readonly receivedAt: Instant;
  readonly promisedUntil: Instant;
  /** Until the promised moment; negative once it has passed. */
  readonly leftMs: number;
}

/** The state of a request's promise of a call while nobody has called yet; null for one that was already answered. */
export function waitingPromise(
  { status, receivedAt, promisedUntil }: Pick<ContactRequestRow, 'status' | 'receivedAt' | 'promisedUntil'>,
  now: Instant,
): PromiseOfRequest | null {
  if (status !== 'new' && status !== 'assigned') return null;
  const state = promiseStateOf(instantOf(receivedAt), null, now);
  if (state === 'kept' || state === 'late')
    throw new Error('without a first contact a promise is neither kept nor late');
  const until = instantOf(promisedUntil);
  return { state, receivedAt: instantOf(receivedAt), promisedUntil: until, leftMs: until - now };
}

export type HourFill = 'passed' | 'passing' | 'left' | 'last';

/** The 24 hours of a promise as squares: passed, the one passing now, those left, and the last three as a warning. */
export function hourFills(leftMs: number, hourMs: number): readonly HourFill[] {
  const passed = 24 - leftMs / hourMs;
  return Array.from({ length: 24 }, (_, hour) => {
    if (hour + 1 <= passed) return 'passed';
    if (hour < passed) return 'passing';
    return hour >= 21 ? 'last' : 'left';
  });
}
