import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '#server/platform/context.ts';
import { continueImport } from './continue-import.ts';

/** The pause of the loop: the delay before a new import begins, and after an error. */
const pauseMs = 1_000;

/** Continues any running import, also one of another process. Returns the function that stops it after the rows in progress. */
export function startImportLoop(context: AppContext): () => Promise<void> {
  const stopping = new AbortController();
  const ended = keepGoing(context, stopping.signal);
  return async () => {
    stopping.abort();
    await ended;
  };
}

async function keepGoing(context: AppContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isBusy = await continueImport(context).catch((err: unknown) => {
      context.log.warn({ err }, 'an import waits');
      return false;
    });
    if (!isBusy) await pause(pauseMs, undefined, { signal, ref: false }).catch(() => {});
  }
}
