import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';

/** A listener in this process for notifications on a channel. */
export interface ChannelListener {
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  /** The connection is lost: no notification arrives until it is back. */
  readonly onLost?: () => void;
  /** The connection is back. Notifications in between are lost. */
  readonly onReconnect: () => void;
}

/** The interval of retries after the connection is lost. */
const retryMs = 2_000;

/** The interval of the check that a connection is alive. A connection that the network dropped reports nothing by itself. */
const proveMs = 15_000;
const proof = { text: 'SELECT', query_timeout: 5_000 };

/** Receives the notifications of all listeners on one connection per process. Returns the function that ends it. */
export async function listen(
  pool: Pool,
  log: Logger,
  listeners: readonly ChannelListener[],
): Promise<() => Promise<void>> {
  let client: PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    const listening = await pool.connect();
    if (isStopped) return listening.release(true);
    client = listening;
    listening.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.onNotification(payload);
    });
    listening.on('error', (error) => lost(listening, error));
    for (const { channel } of listeners) await listening.query(`LISTEN ${channel}`);
  }

  /** A listening connection cannot be reused, so it is closed, not returned to the pool; and only once. */
  function drop(): void {
    const dropped = client;
    client = undefined;
    dropped?.release(true);
  }

  function lost(listening: PoolClient | undefined, error: Error): void {
    if (listening !== client || isStopped) return;
    drop();
    log.warn({ err: error }, 'connection for notifications lost; trying again');
    for (const { onLost } of listeners) onLost?.();
    retryLater();
  }

  /**
   * Only once, although a connection that is lost while it begins to listen reports it twice: a second one would never be
   * closed.
   */
  function retryLater(): void {
    clearTimeout(retry);
    retry = setTimeout(async () => {
      try {
        await connect();
        for (const { onReconnect } of listeners) onReconnect();
      } catch {
        drop();
        if (!isStopped) retryLater();
      }
    }, retryMs).unref();
  }

  await connect();
  const proving = setInterval(() => {
    const proven = client;
    proven?.query(proof).catch((error: Error) => lost(proven, error));
  }, proveMs).unref();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    clearInterval(proving);
    drop();
  };
}
