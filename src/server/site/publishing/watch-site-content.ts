import type { ChannelListener } from '#server/platform/db/listen.ts';

/** Changes within this time are published together. */
const settleMs = 200;

export interface SiteWatch {
  readonly hearer: ChannelListener;
  /** Waits for the running call; no other follows. */
  stop(): Promise<void>;
}

/**
 * Calls back after every change of the site's content that the database announces, and after a lost connection, because
 * changes may have been missed.
 */
export function watchSiteContent(onChange: () => Promise<void>): SiteWatch {
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  function changed(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // One after the other: an earlier publishing must not overtake a later one.
      underWay = underWay.then(onChange);
    }, settleMs);
    timer.unref();
  }

  return {
    hearer: { channel: 'site_content', onNotification: changed, onReconnect: changed },
    async stop() {
      clearTimeout(timer);
      await underWay;
    },
  };
}
