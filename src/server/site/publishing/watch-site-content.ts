import type { ChannelListener } from '#server/platform/db/listen.ts';

/** Changes within this time are published together. */
const settleMs = 200;
/** After a failure the content is published again at this interval, until it succeeds: the change is not announced twice. */
const againMs = 5_000;

export interface SiteWatch {
  readonly hearer: ChannelListener;
  /** Waits for the running call; none follows. */
  stop(): Promise<void>;
}

/**
 * Calls back after every change of the site's content that the database announces, and after a lost connection, because
 * changes may have been missed. A call that returns false is repeated.
 */
export function watchSiteContent(onChange: () => Promise<boolean>): SiteWatch {
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  let isStopped = false;

  function callIn(ms: number): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      // One after the other: an earlier publishing must not overtake a later one.
      underWay = underWay.then(async () => {
        if (!(await onChange())) callIn(againMs);
      });
    }, ms);
    timer.unref();
  }
  const changed = () => callIn(settleMs);

  return {
    hearer: { channel: 'site_content', onNotification: changed, onReconnect: changed },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
