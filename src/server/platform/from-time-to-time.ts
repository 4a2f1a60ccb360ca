import type { AppContext } from './context.ts';

/** Something that a running product does again and again, and that nothing waits for. */
export interface Chore {
  readonly name: string;
  /** Says what it did. */
  readonly run: (context: AppContext) => Promise<unknown>;
}

/** Does it now and after every such time. What goes wrong is logged and holds nothing up. Returns what ends it. */
export async function fromTimeToTime(
  context: AppContext,
  everyMs: number,
  { name, run }: Chore,
): Promise<() => Promise<void>> {
  const { log } = context;
  const once = async () => {
    try {
      log.debug({ chore: name, did: await run(context) }, 'chore done');
    } catch (err) {
      log.warn({ err, chore: name }, 'chore failed');
    }
  };
  let underWay = once();
  await underWay;
  const timer = setInterval(() => {
    underWay = underWay.then(once);
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
