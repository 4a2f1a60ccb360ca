import type { AppContext } from './context.ts';

/** Something that a running product does again and again, and that nothing waits for. */
export interface Chore {
  readonly name: string;
  /** Returns a summary for the log. A long chore ends early when the product stops. */
  readonly run: (context: AppContext, stopping: AbortSignal) => Promise<unknown>;
}

/** Runs a chore now and at each interval. An error is logged and stops nothing. Returns the function that ends it. */
export function fromTimeToTime(
  context: AppContext,
  everyMs: number,
  { name, run }: Chore,
): () => Promise<void> {
  const { log } = context;
  const stopping = new AbortController();
  const once = async () => {
    try {
      log.debug({ chore: name, did: await run(context, stopping.signal) }, 'chore done');
    } catch (err) {
      if (err !== stopping.signal.reason) log.warn({ err, chore: name }, 'chore failed');
    }
  };
  let underWay = once();
  const timer = setInterval(() => {
    underWay = underWay.then(once);
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await underWay;
  };
}
