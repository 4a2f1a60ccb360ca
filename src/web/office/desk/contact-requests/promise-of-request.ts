import type { ContactRequestRow } from '#contract/desk/contact-requests.ts';
import { type PromiseState, promiseStateOf } from '#domain/desk/contact-requests/promise.ts';
import type { Instant } from '#domain/instant.ts';
import { instantOf } from '#web/format/date-time.ts';

export interface PromiseOfRequest {
  readonly state: PromiseState;
  readonly promisedUntil: Instant;
  /** The time until the promised moment, negative once it has passed. After the first contact, the time that the contact took. */
  readonly ms: number;
  readonly isAnswered: boolean;
}

/** The state of the promise of a contact at this minute: a countdown, or the result. */
export function promiseOfRequest(
  row: Pick<ContactRequestRow, 'receivedAt' | 'promisedUntil' | 'firstContactAt'>,
  now: Instant,
): PromiseOfRequest {
  const receivedAt = instantOf(row.receivedAt);
  const promisedUntil = instantOf(row.promisedUntil);
  const contactAt = row.firstContactAt === null ? null : instantOf(row.firstContactAt);
  return {
    state: promiseStateOf(receivedAt, contactAt, now),
    promisedUntil,
    ms: contactAt === null ? promisedUntil - now : contactAt - receivedAt,
    isAnswered: contactAt !== null,
  };
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
