import { useSyncExternalStore } from 'react';
import type { Instant } from '#domain/instant.ts';
import { now } from '#web/format/now.ts';

/** `no_answer`: the server did not answer. `unavailable`: it did, and has no database meanwhile. */
export type CallEnd = 'answered' | 'no_answer' | 'unavailable';

interface Outage {
  /** The time of the last good answer. */
  readonly since: Instant;
  readonly why: Exclude<CallEnd, 'answered'>;
}

let answeredAt = now();
let outage: Outage | null = null;
const listeners = new Set<() => void>();

/** Notes how a call ended. The browser's own online state knows only its own machine. */
export function noteCall(end: CallEnd): void {
  if (end === 'answered') answeredAt = now();
  if (end === (outage?.why ?? 'answered')) return;
  outage = end === 'answered' ? null : { since: outage?.since ?? answeredAt, why: end };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The outage that the last calls met; null while calls are answered. */
export function useOutage(): Outage | null {
  return useSyncExternalStore(subscribe, () => outage);
}
