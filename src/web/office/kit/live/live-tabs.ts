import type { LiveKind } from '#contract/live-changes.ts';
import type { Instant } from '#domain/instant.ts';
import { now } from '#web/format/now.ts';

/** What one tab follows all tabs of the browser hear: a kind; that anything may have changed; that all is well; that nothing is heard any more. */
export type Heard = LiveKind | 'anything' | 'beat' | 'lost';

/** The server sends a beat every 20 seconds; without two of them nobody follows. */
const silenceMs = 45_000;

const tabs = new BroadcastChannel('live-changes');
const listeners = new Set<(heard: Heard) => void>();
let lastHeardAt: Instant | null = null;

tabs.addEventListener('message', ({ data }: MessageEvent<Heard>) => take(data));

function take(heard: Heard): void {
  lastHeardAt = heard === 'lost' ? null : now();
  for (const listener of listeners) listener(heard);
}

/** Tells this tab and the others. */
export function tellTabs(heard: Heard): void {
  tabs.postMessage(heard);
  take(heard);
}

export function onHeard(listener: (heard: Heard) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether changes are heard of as they happen, in this tab or through another. */
export function isFollowing(): boolean {
  return lastHeardAt !== null && now() - lastHeardAt < silenceMs;
}
