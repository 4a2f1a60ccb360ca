import { filtersSheetWords } from '#contract/fields/file-headings.messages.ts';
import type { ImportFieldName, ImportKind } from '#contract/insight/import-fields.ts';
import { importColumnsMax, importRowsMax } from '#contract/insight/import-limits.ts';
import type { ImportRecord } from '#contract/insight/imports.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Sheet } from '#server/platform/spreadsheet/read-sheet.ts';
import { tooLong } from '#server/platform/spreadsheet/unreadable-table.ts';
import type { FieldColumns, FileRow } from './file-reading.ts';
import { findHeadings, isRecord, mergedRows } from './find-rows.ts';
import { matchHeadings } from './match-headings.ts';

/** A sheet of a file, as it was found and as it is read. */
export interface FoundSheet {
  readonly name: string;
  readonly isRead: boolean;
  readonly headingLine: number;
  /** The number of its records. */
  readonly rows: number;
  /** Its first lines, among which the headings can be chosen. */
  readonly firstLines: readonly { readonly line: number; readonly text: string }[];
  /** The rows of all sheets that are read are counted on: a line of this sheet is so many lines further down. */
  readonly offset: number;
}

/** A person's choice for each sheet of a file. */
export type SheetChoices = readonly Pick<ImportRecord['sheets'][number], 'isRead' | 'headingLine'>[];

/** A file as one table. */
export interface LaidOut {
  readonly sheets: readonly FoundSheet[];
  readonly headings: readonly string[];
  readonly columns: FieldColumns;
  readonly rows: readonly FileRow[];
  /** Lines that are no records. */
  readonly others: readonly FileRow[];
}

interface Choices {
  readonly sheets: SheetChoices | null;
  /** The columns that a person chose; null where the headings decide. */
  readonly columns: FieldColumns | null;
}

/** True for the sheet of a workbook of the product that tells how its rows were chosen. */
function tellsFilters({ name }: Sheet): boolean {
  return Object.values<string>(filtersSheetWords.title).includes(name);
}

const firstLinesShown = 30;
const firstLineLength = 120;

/**
 * Puts the sheets of a file under the same headings. Without a choice all sheets are read whose headings are known about as
 * well as those of the best; the others are named. Refuses a file without a row, one that is too long, and merged rows.
 */
export function layOutSheets(kind: ImportKind, sheets: readonly Sheet[], choices: Choices): LaidOut {
  const headed = sheets.map((sheet, index) => {
    const headings = findHeadings(kind, sheet, choices.sheets?.[index]?.headingLine ?? null);
    return { sheet, headings };
  });
  const best = Math.max(0, ...headed.map(({ headings }) => headings.known));
  const read = headed.map(({ sheet, headings }, index) =>
    choices.sheets === null
      ? best < 2
        ? index === 0
        : headings.known * 2 >= best && !tellsFilters(sheet)
      : choices.sheets[index]?.isRead === true,
  );
  const { headings, placesOf } = uniteHeadings(
    kind,
    headed.filter((_, index) => read[index]).map(({ headings: { cells }, sheet }) => widened(cells, sheet)),
  );
  const columns = choices.columns ?? matchHeadings(kind, headings);
  const rows: FileRow[] = [];
  const others: FileRow[] = [];
  let offset = 0;
  let nth = 0;
  const found = headed.map(({ sheet, headings: { line: headingLine } }, index): FoundSheet => {
    const isRead = read[index] === true;
    const places = isRead ? (placesOf[nth] ?? []) : [];
    if (isRead) nth += 1;
    const own = { kind, headings: isRead ? headings : [], columns: isRead ? columns : {} };
    const laid = sheet.lines
      .filter(({ line }) => line !== headingLine)
      .map(({ line, cells }) => ({ line, cells: isRead ? placed(cells, places, headings.length) : cells }));
    const records = laid.filter(({ line, cells }) => line > headingLine && (!isRead || isRecord(own, cells)));
    const told = {
      name: sheet.name,
      isRead,
      headingLine,
      rows: records.length,
      firstLines: firstLinesOf(sheet),
    };
    if (!isRead) return { ...told, offset };
    const where = mergedRows(sheet.merged, records);
    if (where !== null) throw new Refusal('import_cells_merged', { where });
    const at = offset;
    const isOfRecords = new Set(records);
    const moved = ({ line, cells }: FileRow) => ({ line: line + at, cells });
    rows.push(...records.map(moved));
    others.push(...laid.filter((row) => !isOfRecords.has(row)).map(moved));
    offset += sheet.lines.at(-1)?.line ?? 0;
    return { ...told, offset: at };
  });
  if (rows.length === 0) throw new Refusal('import_empty');
  if (rows.length > importRowsMax || headings.length > importColumnsMax) {
    const { rowsMax, columnsMax } = tooLong;
    throw new Refusal('import_too_long', { rowsMax, columnsMax });
  }
  return { sheets: found, headings, columns, rows, others };
}

/** The headings of a sheet, with an empty one for each further column that has cells. */
function widened(headings: readonly string[], { lines }: Sheet): string[] {
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), headings.length);
  return Array.from({ length: width }, (_, place) => headings[place] ?? '');
}

/**
 * The headings of several sheets as those of one. A column of another sheet is the same if it holds the same field, or else has
 * the same heading.
 */
function uniteHeadings(kind: ImportKind, ofSheets: readonly (readonly string[])[]) {
  const headings: string[] = [];
  const places = new Map<string, number>();
  const placesOf = ofSheets.map((cells) => {
    const fields = new Map(
      (Object.entries(matchHeadings(kind, cells)) as [ImportFieldName, number | null][]).map(
        ([field, place]) => [place, field],
      ),
    );
    const seen = new Map<string, number>();
    return cells.map((heading, place) => {
      const field = fields.get(place);
      const name = field === undefined ? `heading ${foldForSearch(heading)}` : `field ${field}`;
      const nth = (seen.get(name) ?? 0) + 1;
      seen.set(name, nth);
      const key = `${name} ${nth}`;
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, headings.length);
      return headings.push(heading) - 1;
    });
  });
  return { headings, placesOf };
}

function placed(cells: readonly string[], places: readonly number[], width: number): string[] {
  const laid = Array.from({ length: width }, () => '');
  cells.forEach((cell, index) => {
    const place = places[index];
    if (place !== undefined) laid[place] = cell;
  });
  return laid;
}

function firstLinesOf({ lines }: Sheet): FoundSheet['firstLines'] {
  return lines.slice(0, firstLinesShown).map(({ line, cells }) => ({ line, text: textOf(cells) }));
}

/** A line in a few words. */
export function textOf(cells: readonly string[]): string {
  return cells
    .filter((cell) => cell !== '')
    .join(' · ')
    .slice(0, firstLineLength)
    .toWellFormed();
}

/** The sheet of a row of the whole file. */
export function sheetAt(sheets: readonly FoundSheet[], line: number): FoundSheet | undefined {
  return sheets.findLast(({ isRead, offset }) => isRead && offset < line);
}

/** The sheet of a row of the whole file and its line there. */
export function placeInFile(sheets: readonly FoundSheet[], line: number) {
  const read = sheets.filter(({ isRead }) => isRead);
  const sheet = sheetAt(sheets, line);
  return { sheet: read.length > 1 ? (sheet?.name ?? null) : null, line: line - (sheet?.offset ?? 0) };
}
