import { Worker } from 'node:worker_threads';
import { createConcurrencyLimit } from '#server/platform/concurrency-limit.ts';
import { Refusal, refusalFor } from '#server/platform/refusal.ts';
import type { ListRefusal } from './list-rows.ts';
import type { ReadList } from './list-thread.ts';

/** The memory limit of the thread: enough for the longest list. */
const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 };
const secondsMax = 30;

const inTurn = createConcurrencyLimit({ atOnce: 1, waiting: 4 });

/**
 * Reads a list in a thread with limits of memory and time, so that a malicious file ends the thread and not the server. Refuses
 * a file that is no list, and one with a row that cannot be used.
 */
export async function readList(bytes: Uint8Array): Promise<ReadList> {
  const answer = await inTurn(() => readInThread(bytes));
  if (answer === null) throw new Refusal('screening_list_not_read');
  if ('refusal' in answer) throw refusalFor(answer.refusal);
  return answer;
}

type Answer = ReadList | { readonly refusal: ListRefusal };

/** Null if the thread ended without an answer. */
function readInThread(bytes: Uint8Array): Promise<Answer | null> {
  return new Promise((settle) => {
    const thread = new Worker(new URL('./list-thread.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: memory,
      env: {},
    });
    const timer = setTimeout(() => void thread.terminate(), secondsMax * 1000);
    thread.on('message', settle);
    thread.on('error', () => settle(null));
    thread.on('exit', () => {
      clearTimeout(timer);
      settle(null);
    });
  });
}
