import type { ImportFieldName, ImportKind } from '#contract/insight/import-fields.ts';
import type { InstallmentColumn } from '#contract/insight/import-headings.ts';
import { parseRupees } from '#domain/money/read-rupees.ts';
import { toLatinDigits } from '#domain/person/digits.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { headingKeys } from '#domain/tables/heading-key.ts';
import type { Sheet } from '#server/platform/spreadsheet/read-sheet.ts';
import type { FieldColumns, FileRow } from './file-reading.ts';

/** Finds the columns that are known among the cells of a line. */
type Match = (cells: readonly string[]) => Readonly<Record<string, number | null>>;

/** Headings stand in the first lines of a sheet, below its title. */
const linesLookedAt = 100;

interface HeadingRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** The number of columns that the product knows. */
  readonly known: number;
}

/** The headings of a sheet that lists installments, and its columns. */
export interface Listing {
  readonly headings: HeadingRow;
  readonly columns: Readonly<Record<InstallmentColumn, number | null>>;
}

/**
 * Finds the headings of a sheet: the line with the most that are known, and of equals the first. A single known word may be in
 * any row, so without two of them it is the first line. `chosen` is the line that a person named.
 */
export function findHeadings(match: Match, sheet: Sheet, chosen: number | null): HeadingRow {
  const candidates = sheet.lines
    .filter(({ line }, index) => (chosen === null ? index < linesLookedAt : line === chosen))
    .map(({ line }) => headingRowOf(match, sheet, line));
  const best = candidates.reduce<HeadingRow | null>(
    (found, next) => (found !== null && next.known <= found.known ? found : next),
    null,
  );
  const first = headingRowOf(match, sheet, sheet.lines[0]?.line ?? 1);
  return best === null || (chosen === null && best.known < 2) ? first : best;
}

function headingRowOf(match: Match, sheet: Sheet, line: number): HeadingRow {
  const cells = headingCells(sheet, line);
  const known = Object.values(match(cells)).filter((place) => place !== null).length;
  return { line, cells, known };
}

/** The cells of a line, and those above that are merged with an empty one of it. */
function headingCells({ lines, merged }: Sheet, line: number): string[] {
  const cells = [...(lines.find((one) => one.line === line)?.cells ?? [])];
  for (const area of merged.map(areaOf)) {
    if (area === null || area.first >= line || area.last < line) continue;
    const text = lines.find((one) => one.line === area.first)?.cells[area.column] ?? '';
    while (cells.length <= area.column) cells.push('');
    if (cells[area.column] === '') cells[area.column] = text;
  }
  return cells;
}

interface Area {
  readonly column: number;
  /** Its first and last line. */
  readonly first: number;
  readonly last: number;
}

/** The lines of merged cells, and their first column. */
function areaOf(merged: string): Area | null {
  const [, letters = '', first, last = first] = /^([A-Z]+)(\d+)(?::[A-Z]+(\d+))?$/.exec(merged) ?? [];
  if (first === undefined) return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, first: Number(first), last: Number(last) };
}

/** Cells of a record that are merged with those of another line, so that it is not clear whose they are; null if there are none. */
export function mergedRows(merged: readonly string[], rows: readonly FileRow[]): string | null {
  const found = merged.find((text) => {
    const area = areaOf(text);
    if (area === null || area.first === area.last) return false;
    return rows.some(({ line }) => line >= area.first && line <= area.last);
  });
  return found ?? null;
}

/** Fields of which a row has at least one. */
const tellingFields: Readonly<Record<ImportKind, readonly ImportFieldName[]>> = {
  customers: ['fullName.own', 'cnic', 'phone'],
  agreements: ['registerNumber', 'cnic'],
};

/** The first words of a line with sums. */
const sumWords =
  /^(?:(?:grand|sub|page|net|overall|کل|مجموعی) )?(?:totals?|subtotal|sum|میزان|ٹوٹل|مجموعہ|جمع)(?: |$)|^(?:brought|carried) (?:forward|down|over)|^[bc] f$|^کل$/;

interface Headed {
  readonly kind: ImportKind;
  readonly headings: readonly string[];
  readonly columns: FieldColumns;
}

/**
 * True for a record. False for a line of another kind, which is listed and not read: the headings again, a sum, the title of a
 * group, a number without a record.
 */
export function isRecord({ kind, headings, columns }: Headed, cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (headings.filter((heading) => heading !== '').length < 2) return true;
  if (filled.length < 2) return false;
  if (hasCnic(cells[columns.cnic ?? -1] ?? '')) return true;
  if (isHeadingAgain(headings, cells)) return false;
  if (isSum(cells)) return false;
  const telling = tellingFields[kind].flatMap((field) => columns[field] ?? []);
  if (telling.length === 0) return true;
  const told = telling.filter((place) => (cells[place] ?? '') !== '').length;
  if (told === 0) return filled.length > 2 && !filled.every(isFigure);
  return told > 1 || filled.length > 2;
}

/** True for a line of a sheet of installments that lists one: it has a due date or an amount. */
export function isListed({ headings, columns }: Listing, cells: readonly string[]): boolean {
  if (cells.filter((cell) => cell !== '').length < 2 || isSum(cells)) return false;
  const hasOne = [columns.dueOn, columns.amount].some((place) => (cells[place ?? -1] ?? '') !== '');
  return hasOne && !isHeadingAgain(headings.cells, cells);
}

/** True for a line that says what the lines above it come to. */
export function isSum(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.slice(0, 3).some((cell) => sumWords.test(foldForSearch(cell)));
}

const hasDigit = /[0-9\u0660-\u0669\u06F0-\u06F9]/;

function isHeadingAgain(headings: readonly string[], cells: readonly string[]): boolean {
  const filled = cells.flatMap((cell, place) => (cell === '' ? [] : { cell, place }));
  // Most rows have figures, and headings few: comparing words takes long.
  if (filled.filter(({ cell }) => hasDigit.test(cell)).length * 2 > filled.length) return false;
  const same = filled.filter(({ cell, place }) => {
    const keys = headingKeys(headings[place] ?? '');
    return keys.length > 0 && headingKeys(cell).some((key) => keys.includes(key));
  });
  return same.length > 1 && same.length * 2 >= filled.length;
}

/** True for the number of a card, also for one with a digit missing or rounded by a spreadsheet; a sum may stand there too. */
function hasCnic(text: string): boolean {
  const digits = toLatinDigits(text).replace(/\D/g, '').length;
  return digits >= 12 || (digits >= 5 && parseRupees(text) === null);
}

function isFigure(text: string): boolean {
  return /^[^\p{L}]*$/u.test(text.replace(/^rs\.?|pkr/i, ''));
}
