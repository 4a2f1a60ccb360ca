import { useSyncExternalStore } from 'react';
import type { Instant } from '#domain/instant.ts';
import { now } from '#web/format/now.ts';
import { sessionStore } from './session.ts';

/** The time at which an unused session ends, by this machine's clock. */
export interface SessionEnd {
  readonly at: Instant;
  /** The final end, which use does not extend. */
  readonly isFinal: boolean;
}

let known: { readonly end: SessionEnd; readonly ofToken: string | null } | null = null;
const listeners = new Set<() => void>();

/** Shares a session's end with the other tabs of this browser: use in one is use in all. */
const tabs = new BroadcastChannel('session-end');
tabs.addEventListener('message', ({ data }: MessageEvent<SessionEnd>) => {
  keep(sessionStore.get().token, data);
});

/** Reads a `Session-Left` header: `1800`, or `95; final`. */
export function updateSessionEnd(token: string, left: string): void {
  const end = { at: now() + Number.parseInt(left, 10) * 1_000, isFinal: left.endsWith('final') };
  keep(token, end);
  tabs.postMessage(end);
}

function keep(ofToken: string | null, end: SessionEnd): void {
  known = { end, ofToken };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The end of the open session; null until the server has sent it. */
export function useSessionEnd(): SessionEnd | null {
  const told = useSyncExternalStore(subscribe, () => known);
  return told !== null && told.ofToken === sessionStore.get().token ? told.end : null;
}
