import type { ChannelListener } from '../db/listen.ts';
import { type AccessChange, type LiveChange, liveChannel } from './announce.ts';
import type { LiveStreams } from './live-streams.ts';

/** Proxies end a connection on which nothing is sent for a minute; most wait no longer. */
const beatMs = 20_000;

/**
 * Passes the database's announcements to the open streams. While the database is out of reach there are no streams: a page
 * that reconnects reads everything again.
 */
export function hearLiveChanges(live: LiveStreams): ChannelListener {
  return {
    channel: liveChannel,
    onNotification: (payload) => live.tell(JSON.parse(payload) as LiveChange | AccessChange),
    onLost: live.suspend,
    onReconnect: live.resume,
  };
}

/** Keeps the open streams alive. Returns the function that stops it. */
export function keepStreamsAlive(live: LiveStreams): () => Promise<void> {
  const timer = setInterval(live.beat, beatMs).unref();
  return async () => {
    clearInterval(timer);
    live.suspend();
  };
}
