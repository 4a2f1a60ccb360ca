import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import { UnreadableTable } from './unreadable-table.ts';

/** The first bytes of every ZIP archive, and so of every workbook. */
const archiveMark = Buffer.from('PK\u0003\u0004');

/** Reads a table in its own thread. It only turns bytes into texts. */
function read(bytes: Buffer) {
  try {
    const isArchive = bytes.subarray(0, archiveMark.length).equals(archiveMark);
    return { sheets: isArchive ? readWorkbook(bytes) : [readCsv(bytes)] };
  } catch (error) {
    if (error instanceof UnreadableTable) return { refusal: error.refusal };
    throw error;
  }
}

parentPort?.postMessage(read(Buffer.from(workerData as Uint8Array)));
