import { totalmem } from 'node:os';

const mebibyte = 2 ** 20;

/** The limit of the cache. Further rows are in the machine's own file cache. */
const buffersMax = 1024 * mebibyte;

/** The memory that this process may use. A container often has less than its machine. */
const bytesHere = () => Math.min(totalmem(), process.constrainedMemory() || totalmem());

/** The size of PostgreSQL's cache: a quarter of the memory, as its manual advises, instead of the default of 128 MB. */
export function memorySettings(bytes = bytesHere()): Record<string, string> {
  return { shared_buffers: `${Math.floor(Math.min(bytes / 4, buffersMax) / mebibyte)}MB` };
}
