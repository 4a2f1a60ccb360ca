import { useSyncExternalStore } from 'react';
import type { Instant } from '#domain/instant.ts';
import { now } from '#web/format/now.ts';

let answeredAt = now();
let unansweredSince: Instant | null = null;
const listeners = new Set<() => void>();

/** Notes that the server answered a call, or that no answer came. The browser's own online state knows only its own machine. */
export function noteCall(isAnswered: boolean): void {
  if (isAnswered) answeredAt = now();
  const since = isAnswered ? null : (unansweredSince ?? answeredAt);
  if (since === unansweredSince) return;
  unansweredSince = since;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The time of the last answer, if calls since then got none; null while calls are answered. */
export function useUnansweredSince(): Instant | null {
  return useSyncExternalStore(subscribe, () => unansweredSince);
}
