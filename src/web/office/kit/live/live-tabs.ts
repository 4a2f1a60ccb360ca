import type { LiveKind } from '#contract/live-changes.ts';
import type { Instant } from '#domain/instant.ts';
import { now } from '#web/format/now.ts';

/**
 * The messages that the connected tab shares with the browser's other tabs: a changed kind, a change of anything, a heartbeat,
 * a lost connection.
 */
export type TabMessage = LiveKind | 'anything' | 'beat' | 'lost';

/** The server sends a heartbeat every 20 seconds; after two missed ones the stream counts as lost. */
const silenceMs = 45_000;

const tabs = new BroadcastChannel('live-changes');
const listeners = new Set<(heard: TabMessage) => void>();
let lastHeardAt: Instant | null = null;

tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => take(data));

function take(heard: TabMessage): void {
  lastHeardAt = heard === 'lost' ? null : now();
  for (const listener of listeners) listener(heard);
}

/** Sends a message to this tab and the others. */
export function postToTabs(heard: TabMessage): void {
  tabs.postMessage(heard);
  take(heard);
}

export function onTabMessage(listener: (heard: TabMessage) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True when changes arrive live, in this tab or through another. */
export function isFollowing(): boolean {
  return lastHeardAt !== null && now() - lastHeardAt < silenceMs;
}
