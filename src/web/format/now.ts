import { useSyncExternalStore } from 'react';
import { type Instant, minuteMs } from '#domain/instant.ts';

/** The web's only clock. */
export function now(): Instant {
  return Date.now();
}

function thisMinute(): Instant {
  return Math.floor(now() / minuteMs) * minuteMs;
}

function everyMinute(listener: () => void): () => void {
  // Ticks more often than it counts, so that a shown minute is at most five seconds old.
  const timer = setInterval(listener, 5_000);
  return () => clearInterval(timer);
}

/** The present, to the minute; what shows it is drawn again when the minute changes. */
export function useMinute(): Instant {
  return useSyncExternalStore(everyMinute, thisMinute);
}
