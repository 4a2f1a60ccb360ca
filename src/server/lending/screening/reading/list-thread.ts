import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { readListRows } from '#domain/lending/screening/read-list-rows.ts';
import { type ListFormat, type ListRefusal, listRowsOf, UnreadableList } from './list-rows.ts';

/** Some entries of a list, as the JSON that the database takes. */
export interface ListPart {
  readonly firstLine: number;
  readonly lastLine: number;
  readonly json: string;
}

/** A list as it is read. */
export interface ReadList {
  readonly format: ListFormat;
  readonly rows: number;
  readonly repeated: number;
  readonly parts: readonly ListPart[];
}

/** The entries of one part: few enough that they are written and compared in one statement. */
const partRows = 2_000;

function read(bytes: Uint8Array): ReadList {
  const { format, rows } = listRowsOf(bytes);
  const reading = readListRows(rows);
  if (!reading.ok) {
    const { row, fault } = reading;
    throw new UnreadableList({ reason: 'screening_row_refused', row, fault });
  }
  const { entries, repeated } = reading;
  const parts: ListPart[] = [];
  for (let start = 0; start < entries.length; start += partRows) {
    const some = entries.slice(start, start + partRows);
    const [firstLine = 0, lastLine = 0] = [some[0]?.row, some.at(-1)?.row];
    parts.push({ firstLine, lastLine, json: JSON.stringify(some) });
  }
  return { format, rows: entries.length, repeated, parts };
}

function answer(): ReadList | { readonly refusal: ListRefusal } {
  try {
    return read(workerData as Uint8Array);
  } catch (error) {
    if (!(error instanceof UnreadableList)) throw error;
    return { refusal: error.refusal };
  }
}

(parentPort as MessagePort).postMessage(answer());
