import { CsvError, parse } from 'csv-parse/sync';
import { listRowsMax } from '#contract/lending/screening/list-file.ts';
import {
  type ListField,
  type ListRow,
  listFields,
  type RowFault,
} from '#domain/lending/screening/read-list-rows.ts';
import { parseXml } from '#server/platform/spreadsheet/parse-xml.ts';
import { UnreadableTable } from '#server/platform/spreadsheet/unreadable-table.ts';

/** The reason why a file is no list, with the values in its text. */
export type ListRefusal =
  | { readonly reason: 'screening_list_not_read' | 'screening_list_with_entities' | 'screening_list_empty' }
  | { readonly reason: 'screening_list_too_long'; readonly rowsMax: number }
  | { readonly reason: 'screening_row_refused'; readonly row: number; readonly fault: RowFault };

/** Thrown in the thread that reads a list, which turns it into a refusal. */
export class UnreadableList extends Error {
  readonly refusal: ListRefusal;

  constructor(refusal: ListRefusal) {
    super(refusal.reason);
    this.name = 'UnreadableList';
    this.refusal = refusal;
  }
}

export type ListFormat = 'csv' | 'json' | 'xml';

const notRead = () => new UnreadableList({ reason: 'screening_list_not_read' });

/** The rows of a list as its file has them. The first character decides the format, not the name of the file. */
export function listRowsOf(bytes: Uint8Array): {
  readonly format: ListFormat;
  readonly rows: readonly ListRow[];
} {
  const text = textOf(bytes);
  const first = text.trimStart()[0];
  const format = first === '<' ? 'xml' : first === '[' ? 'json' : 'csv';
  const rows = readers[format](text);
  if (rows.length > listRowsMax)
    throw new UnreadableList({ reason: 'screening_list_too_long', rowsMax: listRowsMax });
  if (rows.length === 0) throw new UnreadableList({ reason: 'screening_list_empty' });
  return { format, rows };
}

function textOf(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Another encoding: refused below.
  }
  throw notRead();
}

const readers = { csv: rowsOfCsv, json: rowsOfJson, xml: rowsOfXml };

function isListField(name: string): name is ListField {
  return (listFields as readonly string[]).includes(name);
}

function rowsOfCsv(text: string): ListRow[] {
  const records = recordsOf(text);
  const headings = records[0]?.map((heading) => heading.trim().toLowerCase()) ?? [];
  const places = listFields.map((field) => [field, headings.indexOf(field)] as const);
  const isTwice = places.some(([field, place]) => place !== headings.lastIndexOf(field));
  if (isTwice || !headings.includes('name')) throw notRead();
  return records.slice(1).flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    // A cell too many moves the others to columns where they do not belong.
    if (cells.length > headings.length) throw notRead();
    const values = Object.fromEntries(places.map(([field, place]) => [field, cells[place]]));
    return [{ row: index + 2, values }];
  });
}

function recordsOf(text: string): string[][] {
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  const delimiter = firstLine.includes(';') && !firstLine.includes(',') ? ';' : ',';
  try {
    // More than the limit and its headings, so that a file that is too long is noticed.
    return parse(text, { delimiter, relaxColumnCount: true, to: listRowsMax + 2 });
  } catch (error) {
    if (error instanceof CsvError) throw notRead();
    throw error;
  }
}

function rowsOfJson(text: string): ListRow[] {
  const list = parsedJson(text);
  if (!Array.isArray(list)) throw notRead();
  return list.map((entry: unknown, index) => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) throw notRead();
    return { row: index + 1, values: entry };
  });
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notRead();
  }
}

/** `<list><entry><name>…</name>…</entry></list>`; other elements of an entry are not read. */
function rowsOfXml(text: string): ListRow[] {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new UnreadableList({ reason: 'screening_list_with_entities' });
  const rows: ListRow[] = [];
  const path: string[] = [];
  let values: Partial<Record<ListField, string>> = {};
  const add = (written: string) => {
    const field = path[2] ?? '';
    if (path.length === 3 && isListField(field)) values[field] = (values[field] ?? '') + written;
  };
  const open = (name: string) => {
    path.push(name);
    if (path.length > 3 || path[0] !== 'list' || (path.length === 2 && name !== 'entry')) throw notRead();
    if (path.length === 2) values = {};
  };
  const close = () => {
    if (path.length === 2) rows.push({ row: rows.length + 1, values });
    path.pop();
  };
  try {
    parseXml(text.replace(/^\s+/, ''), { opened: open, closed: close, text: add });
  } catch (error) {
    if (error instanceof UnreadableTable) throw notRead();
    throw error;
  }
  if (path.length > 0) throw notRead();
  return rows;
}
