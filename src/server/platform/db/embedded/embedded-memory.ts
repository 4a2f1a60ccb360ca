import { totalmem } from 'node:os';

const mebibyte = 2 ** 20;

/** A lender whose rows are more than this has the rest in the machine's own cache of files. */
const buffersMax = 1024 * mebibyte;

/** The bytes this process may use: a container often has less than its machine, and a process without a limit is told more. */
const bytesHere = () => Math.min(totalmem(), process.constrainedMemory() || totalmem());

/** The size of PostgreSQL's cache: a quarter of the memory, as its manual advises, instead of the default of 128 MB. */
export function memorySettings(bytes = bytesHere()): Record<string, string> {
  return { shared_buffers: `${Math.floor(Math.min(bytes / 4, buffersMax) / mebibyte)}MB` };
}
