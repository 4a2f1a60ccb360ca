import { businessDateOf, startOfBusinessDate, timeOfBusinessDate } from '#domain/calendar/business-date.ts';
import { calendarDate, daysBetween } from '#domain/calendar/calendar-date.ts';
import { dayMs } from '#domain/instant.ts';
import type { Language, Phrase } from '#domain/language.ts';

/** A day, or a moment in the lender's time: a text in a CSV file, and in a workbook a real date. */
export interface DatedCell {
  readonly as: 'day' | 'moment';
  /** As ISO 8601 has days and times: `2026-11-27 16:08:00`. */
  readonly text: string;
  /** The days since 30 December 1899, with the time as a part of a day. */
  readonly serial: number;
}

/** A value as a file has it. */
export type CellValue = string | number | DatedCell | null;

/** A column of a file: its name in the first line, and its value for each row. */
export interface CsvColumn<Row> {
  readonly name: string;
  /** A fixed choice has a name, which is written in the reader's language. */
  readonly of: (row: Row) => string | number | Phrase | null;
  /** `day` if the texts are calendar dates, `moment` if they are instants, which are written in the lender's time. */
  readonly as?: DatedCell['as'];
  /**
   * Its value in the last line, which has the totals: a sum of all rows, or computed from the sums by the names of their columns.
   * Without it the column has no total.
   */
  readonly total?: 'sum' | ((sums: ReadonlyMap<string, number>) => number | null);
}

/** The words of a file besides its values. */
export interface FileWords {
  readonly language: Language;
  /** The heading of a column, by its name. */
  readonly headingOf: (name: string) => string;
  readonly total: string;
}

/** Programs find the columns of a file by their names: these are the same in every language. */
export function plainWords(language: Language): FileWords {
  return { language, headingOf: (name) => name, total: 'total' };
}

/**
 * The lines of a file: the headings of the columns, the values of each row as it arrives, and the totals of the rows that the file
 * has, if a column has one. The line of totals begins with a word for it.
 */
export async function* fileLinesOf<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  words: FileWords,
): AsyncGenerator<readonly CellValue[]> {
  const sums = new Map(columns.flatMap(({ name, total }) => (total === 'sum' ? [[name, 0]] : [])));
  yield columns.map(({ name }) => words.headingOf(name));
  for await (const row of rows) {
    const values = columns.map(({ of, as }) => cellOf(of(row), as, words.language));
    for (const [place, { name }] of columns.entries()) {
      const sum = sums.get(name);
      if (sum !== undefined) sums.set(name, sum + Number(values[place]));
    }
    yield values;
  }
  if (sums.size > 0)
    yield columns.map(({ name, total }, place) => {
      if (place === 0) return words.total;
      return total === 'sum' ? (sums.get(name) ?? null) : (total?.(sums) ?? null);
    });
}

/** Workbooks count days from here: they take 1900 for a leap year, which it was not. */
const firstDay = calendarDate('1899-12-30');

function cellOf(
  value: string | number | Phrase | null,
  as: DatedCell['as'] | undefined,
  language: Language,
): CellValue {
  if (typeof value === 'object') return value?.[language] ?? null;
  return as === undefined || typeof value !== 'string' ? value : datedCell(as, value);
}

/** A calendar date, or an instant in the lender's time. */
export function datedCell(as: DatedCell['as'], value: string): DatedCell {
  if (as === 'day') return { as, text: value, serial: daysBetween(firstDay, calendarDate(value)) };
  const at = Date.parse(value);
  const day = businessDateOf(at);
  const part = (at - startOfBusinessDate(day)) / dayMs;
  return { as, text: `${day} ${timeOfBusinessDate(at)}`, serial: daysBetween(firstDay, day) + part };
}

/** The lines of a CSV file (RFC 4180) without line endings. */
export async function* csvOf<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  language: Language,
): AsyncGenerator<string> {
  for await (const values of fileLinesOf(columns, rows, plainWords(language)))
    yield values.map(csvCell).join(',');
}

/** The beginnings of a formula in a spreadsheet. The last four are the same signs in full width, which some keyboards type. */
const formula = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Quotes a text that looks like a formula. Numbers stay numbers. */
function csvCell(value: CellValue): string {
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'object' ? (value?.text ?? '') : value;
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
