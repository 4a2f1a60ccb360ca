import { CsvError, parse } from 'csv-parse/sync';
import { importColumnsMax, importRowsMax } from '#contract/fields/import-limits.ts';
import type { Sheet } from './read-sheet.ts';
import { linesBesidesRows, tooLong, UnreadableTable } from './unreadable-table.ts';

/** The delimiter depends on the country in the settings of the spreadsheet program. */
const delimiters = [',', ';', '\t', '|'] as const;

/** The cells of a CSV file (RFC 4180) in UTF-8, by their line as a spreadsheet counts them. */
export function readCsv(bytes: Buffer): Sheet {
  const records = parseText(textOf(bytes));
  const lines = records
    .map((cells, index) => ({ line: index + 1, cells: cells.map(withoutGuard) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const isTooLong =
    lines.length > importRowsMax + linesBesidesRows ||
    lines.some(({ cells }) => cells.length > importColumnsMax);
  if (isTooLong) throw new UnreadableTable(tooLong);
  return { name: '', lines, merged: [] };
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

/** The first line in which Excel names the delimiter. It stays a line, so that the others keep their numbers. */
const namedDelimiter = /^\uFEFF?"?sep=(.)"?(?=\r?\n)/i;

function parseText(text: string): string[][] {
  const named = namedDelimiter.exec(text);
  const delimiter = named?.[1] ?? delimiterOf(text);
  try {
    return parse(text.slice(named?.[0].length ?? 0), {
      delimiter,
      bom: true,
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

/** The delimiter that gives the most of the first lines the same number of cells, and of equals the most cells. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n|\r/)
    .slice(0, 30);
  const scores = delimiters.map((delimiter) => {
    const widths = Map.groupBy(
      lines.map((line) => line.split(delimiter).length).filter((width) => width > 1),
      (width) => width,
    );
    const [width = 0, same = []] =
      [...widths].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
    return { delimiter, width, lines: same.length };
  });
  const [best] = scores.toSorted((one, other) => other.lines - one.lines || other.width - one.width);
  return best?.delimiter ?? ',';
}

/** Removes the apostrophe that our own exports put before a text that looks like a formula. */
function withoutGuard(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}
