import { CsvError, parse } from 'csv-parse/sync';
import { importColumnsMax, importRowsMax } from '#contract/insight/import-limits.ts';
import type { SheetLine } from './read-sheet.ts';
import { tooLong, UnreadableTable } from './unreadable-table.ts';

/** The delimiter depends on the country in the settings of the spreadsheet program. */
const delimiters = [',', ';', '\t'] as const;

/** The cells of a CSV file (RFC 4180) in UTF-8, by their line as a spreadsheet counts them. */
export function readCsv(bytes: Buffer): SheetLine[] {
  const records = parseText(textOf(bytes));
  const lines = records
    .map((cells, index) => ({ line: index + 1, cells: cells.map(withoutGuard) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const isTooLong =
    lines.length > importRowsMax + 1 || lines.some(({ cells }) => cells.length > importColumnsMax);
  if (isTooLong) throw new UnreadableTable(tooLong);
  return lines;
}

function textOf(bytes: Buffer): string {
  try {
    // Excel's "Unicode text" begins with the mark of UTF-16.
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Neither encoding: refused below.
  }
  throw new UnreadableTable({ reason: 'not_a_table' });
}

function parseText(text: string): string[][] {
  const head = text.slice(0, text.search(/[\r\n]/) >>> 0);
  const counts = delimiters.map((delimiter) => head.split(delimiter).length);
  const delimiter = delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
  try {
    return parse(text, {
      delimiter,
      relaxColumnCount: true,
      relaxQuotes: true,
      // More than the limit, so that a file that is too long is noticed.
      to: importRowsMax * 2,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableTable({ reason: 'not_a_table' });
    throw error;
  }
}

/** Removes the apostrophe that our own exports put before a text that looks like a formula. */
function withoutGuard(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}
