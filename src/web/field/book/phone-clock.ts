import type { Instant } from '#domain/instant.ts';

/** The clock of the phone, which may be wrong: the times of items count from the server's time at which a day was taken. */
export function phoneNow(): Instant {
  return Date.now();
}

/** Milliseconds by a clock that nobody sets. It may stand still while the phone sleeps. */
export function steadyNow(): number {
  return performance.now();
}
