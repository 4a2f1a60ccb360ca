import { hourMs, type Instant, minuteMs } from '#domain/instant.ts';

/** A clock that is off by less dates no slip wrong. */
const tolerance = hourMs;
/** The time for which the server's clock is followed without the server: a phone that sleeps does not count on. */
const followed = 10 * minuteMs;

export interface KnownClocks {
  /** The time that an item would get now. */
  readonly at: Instant;
  /** The time of the last item of the day; null before the first. */
  readonly lastAt: Instant | null;
  /** The server's clock as it was last heard, beside the phone's steady one; null if it was not. */
  readonly heard: { readonly server: Instant; readonly steady: number } | null;
  readonly steady: number;
}

/** The milliseconds by which an item would be dated too late, below zero too early; 0 if the clock is right or nobody can tell. */
export function clockOff({ at, lastAt, heard, steady }: KnownClocks): number {
  const since = heard === null ? Number.POSITIVE_INFINITY : steady - heard.steady;
  if (heard !== null && since <= followed) return beyond(at - (heard.server + since));
  return lastAt === null ? 0 : beyond(Math.min(0, at - lastAt));
}

const beyond = (off: number) => (Math.abs(off) > tolerance ? off : 0);
