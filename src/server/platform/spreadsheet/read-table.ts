import { Worker } from 'node:worker_threads';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { Refusal, refusalFor } from '../refusal.ts';
import type { Sheet } from './read-sheet.ts';
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
  return answer.sheets
    .map(({ name, lines, merged }) => ({
      name: storable(name),
      lines: lines
        .map(({ line, cells }) => ({ line, cells: Array.from(cells, (cell) => storable(cell ?? '')) }))
        .filter(({ cells }) => cells.some((cell) => cell !== '')),
      merged,
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().trim();
}

/** With Node's compile cache the thread need not load the compiler first. */
const { NODE_COMPILE_CACHE } = process.env;
const environment = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

type Answer = { readonly sheets: readonly Sheet[] } | { readonly refusal: TableRefusal };

/** Null if the thread ended without an answer. */
function readInThread(bytes: Uint8Array): Promise<Answer | null> {
  return new Promise((settle) => {
    const thread = new Worker(new URL('./table-thread.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: memory,
      env: environment,
    });
    const timer = setTimeout(() => void thread.terminate(), secondsMax * 1000);
    thread.on('message', (answer: Answer) => settle(answer));
    thread.on('error', () => settle(null));
    thread.on('exit', () => {
      clearTimeout(timer);
      settle(null);
    });
  });
}
