import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './read-csv.ts';
import type { Sheet } from './read-sheet.ts';
import { readWorkbook } from './read-workbook.ts';
import { type TableRefusal, UnreadableTable } from './unreadable-table.ts';

/** The message of the thread: why it read nothing, the next lines of a sheet, or null after the last. */
export type TableMessage = { readonly refusal: TableRefusal } | (Sheet & { readonly sheet: number }) | null;

/** The first bytes of every ZIP archive, and so of every workbook. */
const archiveMark = Buffer.from('PK\u0003\u0004');

/** The lines of one message: few enough that the main thread takes them in at once, also with the most columns. */
const linesAtOnce = 500;

/** Reads a table in its own thread. It only turns bytes into texts. */
function* read(bytes: Buffer): Generator<TableMessage> {
  try {
    const isArchive = bytes.subarray(0, archiveMark.length).equals(archiveMark);
    const sheets = isArchive ? readWorkbook(bytes) : [readCsv(bytes)];
    for (const [sheet, { name, lines, merged }] of sheets.entries()) {
      const kept = lines
        .map(({ line, cells }) => ({ line, cells: Array.from(cells, (cell) => storable(cell ?? '')) }))
        .filter(({ cells }) => cells.some((cell) => cell !== ''));
      for (let start = 0; start < kept.length; start += linesAtOnce) {
        const some = kept.slice(start, start + linesAtOnce);
        yield { sheet, name: storable(name), lines: some, merged: start === 0 ? merged : [] };
      }
    }
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    yield { refusal: error.refusal };
  }
}

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().trim();
}

const main = parentPort as MessagePort;
const messages = read(Buffer.from(workerData as Uint8Array));
// One for each request, so that the main thread serves others in between.
main.on('message', () => {
  const { value, done } = messages.next();
  main.postMessage(done ? null : value);
  if (done) main.close();
});
