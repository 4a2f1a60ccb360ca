import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';

const channel = 'site_content';
/** Changes within this time are published together. */
const settleMs = 200;
/** After the connection is lost it is tried again this often. */
const retryMs = 2_000;

/** Calls back whenever the database tells that what the site shows has changed; also after a lost connection, for what was missed. */
export async function watchSiteContent(
  pool: Pool,
  log: Logger,
  onChange: () => Promise<void>,
): Promise<() => Promise<void>> {
  let client: PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let underWay = Promise.resolve();

  function later(delayMs: number, act: () => Promise<void>): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // One after the other: an earlier publishing must not overtake a later one.
      underWay = underWay.then(act);
    }, delayMs);
    timer.unref();
  }

  async function listen(): Promise<void> {
    const listening = await pool.connect();
    client = listening;
    listening.on('notification', () => later(settleMs, onChange));
    listening.on('error', lost);
    await listening.query(`LISTEN ${channel}`);
  }

  /** A listening connection is of no use to anybody else, so it is ended, not given back; and once only. */
  function drop(): void {
    const dropped = client;
    client = undefined;
    dropped?.release(true);
  }

  function lost(error: Error): void {
    drop();
    if (isStopped) return;
    log.warn({ err: error }, 'no longer told of changes to the site; trying again');
    later(retryMs, async () => {
      await listen().then(onChange, lost);
    });
  }

  await listen();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
    drop();
  };
}
