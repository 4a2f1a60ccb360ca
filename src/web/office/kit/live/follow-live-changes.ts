import { type LiveKind, liveChangesEndpoints } from '#contract/live-changes.ts';
import { call } from '#web/api/client.ts';
import { isFollowing, postToTabs } from './live-tabs.ts';

const retryMs = { first: 2_000, most: 60_000 };

/**
 * Follows changes until `signal` aborts. The tabs of a browser share one stream, because over HTTP/1.1 a browser has six
 * connections to a server: the tab with the lock reads it for all, and the next takes over when it closes. Without locks (an
 * address without TLS) there is no stream, and pages poll.
 */
export function followLiveChanges(signal: AbortSignal): void {
  const locks: LockManager | undefined = navigator.locks;
  locks
    ?.request('live-changes', { signal }, () => readForAll(signal))
    // Aborted while it waited for the lock.
    .catch(() => undefined);
}

async function readForAll(signal: AbortSignal): Promise<void> {
  // Changes may have been missed between the previous tab's stream and this one's.
  let isMissing = isFollowing();
  let waitMs = retryMs.first;
  while (!signal.aborted) {
    try {
      const events = await call(liveChangesEndpoints.followLiveChanges, { signal });
      postToTabs(isMissing ? 'anything' : 'beat');
      waitMs = retryMs.first;
      await readAll(events);
    } catch {
      // Refused or unreachable: pages poll meanwhile.
    }
    isMissing = true;
    postToTabs('lost');
    await pause(waitMs, signal);
    waitMs = Math.min(waitMs * 2, retryMs.most);
  }
}

/** An event is a line `data: {"kind":…}`; any other line shows that the stream is alive. */
async function readAll(events: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
  const reader = events.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const lines = `${rest}${chunk.value}`.split('\n');
    rest = lines.pop() ?? '';
    postToTabs('beat');
    for (const line of lines) {
      if (line.startsWith('data: ')) postToTabs((JSON.parse(line.slice(6)) as { kind: LiveKind }).kind);
    }
  }
}

/** Random, so that not all browsers reconnect at the same moment. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms * (0.5 + Math.random()));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
