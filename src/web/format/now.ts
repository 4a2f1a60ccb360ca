import { useSyncExternalStore } from 'react';
import { type Instant, minuteMs } from '#domain/instant.ts';

/** The web's only clock. */
export function now(): Instant {
  return Date.now();
}

const everySecond = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, 1_000);
  return () => clearInterval(timer);
};

/** The whole seconds until an instant, 0 once it has come; null while it is further away than the given limit. */
export function useSecondsUntil(moment: Instant | null, withinSeconds: number): number | null {
  return useSyncExternalStore(everySecond, () => {
    if (moment === null) return null;
    const seconds = Math.max(0, Math.ceil((moment - now()) / 1_000));
    return seconds > withinSeconds ? null : seconds;
  });
}

function thisMinute(): Instant {
  return Math.floor(now() / minuteMs) * minuteMs;
}

function everyMinute(listener: () => void): () => void {
  // Ticks more often than once a minute, so that a shown minute is at most five seconds old.
  const timer = setInterval(listener, 5_000);
  return () => clearInterval(timer);
}

/** The current time, to the minute. Components that use it render again when the minute changes. */
export function useMinute(): Instant {
  return useSyncExternalStore(everyMinute, thisMinute);
}
