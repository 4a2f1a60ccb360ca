import { Worker } from 'node:worker_threads';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { Refusal, refusalFor } from '../refusal.ts';
import type { Sheet } from './read-sheet.ts';
import type { TableMessage } from './table-thread.ts';
import type { TableRefusal } from './unreadable-table.ts';

/** The memory limit of the thread: enough for the largest accepted table, and small enough for two at once. */
const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 };
const secondsMax = 30;

const inTurn = createConcurrencyLimit({ atOnce: 1, waiting: 8 });

/**
 * Reads a CSV file or the sheets of a workbook that are shown, in a thread with limits of memory and time, so that a malicious
 * file ends the thread and not the server. Lines without text and sheets without lines are left out. Refuses a file that is no
 * table or too large.
 */
export async function readTable(bytes: Uint8Array): Promise<readonly Sheet[]> {
  const answer = await inTurn(() => readInThread(bytes));
  if (answer === null) throw new Refusal('import_not_opened');
  if ('refusal' in answer) throw refusalFor(answer.refusal);
  return answer.sheets;
}

/** With Node's compile cache the thread need not load the compiler first. */
const { NODE_COMPILE_CACHE } = process.env;
const environment = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

type Answer = { readonly sheets: readonly Sheet[] } | { readonly refusal: TableRefusal };

/** Null if the thread ended without an answer. It is taken in piece by piece, and other requests are served in between. */
function readInThread(bytes: Uint8Array): Promise<Answer | null> {
  return new Promise((settle) => {
    const thread = new Worker(new URL('./table-thread.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: memory,
      env: environment,
    });
    const timer = setTimeout(() => void thread.terminate(), secondsMax * 1000);
    const sheets = new Map<number, Sheet & { readonly lines: Sheet['lines'][number][] }>();
    const askForMore = () => thread.postMessage('more');
    thread.on('message', (message: TableMessage) => {
      if (message === null) return settle({ sheets: [...sheets.values()] });
      if ('refusal' in message) return settle(message);
      const { sheet, name, lines, merged } = message;
      const begun = sheets.get(sheet) ?? { name, lines: [], merged };
      begun.lines.push(...lines);
      sheets.set(sheet, begun);
      setImmediate(askForMore);
    });
    askForMore();
    thread.on('error', () => settle(null));
    thread.on('exit', () => {
      clearTimeout(timer);
      settle(null);
    });
  });
}
