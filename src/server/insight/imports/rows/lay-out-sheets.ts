import { filtersSheetWords } from '#contract/fields/file-headings.messages.ts';
import { importColumnsMax, importRowsMax } from '#contract/fields/import-limits.ts';
import type { ImportFieldName, ImportKind } from '#contract/insight/import-fields.ts';
import type { ImportRecord } from '#contract/insight/imports.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Sheet } from '#server/platform/spreadsheet/read-sheet.ts';
import { tooLong } from '#server/platform/spreadsheet/unreadable-table.ts';
import type { FieldColumns, FileRow } from './file-reading.ts';
import { findHeadings, isListed, isRecord, mergedRows } from './find-rows.ts';
import { joinInstallments, type ListedLine, listingOf, type UnclaimedRow } from './join-installments.ts';
import { matchHeadings } from './match-headings.ts';

/** A sheet of a file, as it was found and as it is read. */
export interface FoundSheet {
  readonly name: string;
  readonly isRead: boolean;
  readonly holds: ImportRecord['sheets'][number]['holds'];
  readonly headingLine: number;
  /** The number of its records, or of its installments. */
  readonly rows: number;
  /** The number of its installments that belong to no agreement. */
  readonly unclaimed: number;
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
  /** Lines that are no records, and installments of no agreement. */
  readonly others: readonly (FileRow | UnclaimedRow)[];
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
 * well as those of the best, and those that list the installments of agreements; the others are named. Installments are joined
 * to the rows of their agreements. Refuses a file without a row, one that is too long, and merged rows.
 */
export function layOutSheets(kind: ImportKind, sheets: readonly Sheet[], choices: Choices): LaidOut {
  const headed = headedSheets(kind, sheets, choices.sheets);
  const best = Math.max(0, ...headed.map(({ headings, listing }) => (listing === null ? headings.known : 0)));
  const read = headed.map(({ sheet, headings, listing }, index) =>
    choices.sheets === null
      ? best < 2
        ? index === 0
        : !tellsFilters(sheet) && (listing !== null || headings.known * 2 >= best)
      : choices.sheets[index]?.isRead === true,
  );
  const { headings, placesOf } = uniteHeadings(
    kind,
    headed
      .filter(({ listing }, index) => read[index] && listing === null)
      .map(({ headings: { cells }, sheet }) => widened(cells, sheet)),
  );
  const columns = choices.columns ?? matchHeadings(kind, headings);
  const rows: FileRow[] = [];
  const listed: ListedLine[] = [];
  const others: FileRow[] = [];
  let offset = 0;
  let nth = 0;
  const found = headed.map(({ sheet, listing, headings: { line: headingLine } }, index): FoundSheet => {
    const isRead = read[index] === true;
    const isTable = isRead && listing === null;
    const places = isTable ? (placesOf[nth] ?? []) : [];
    if (isTable) nth += 1;
    const own = { kind, headings: isTable ? headings : [], columns: isTable ? columns : {} };
    const laid = sheet.lines
      .filter(({ line }) => line !== headingLine)
      .map(({ line, cells }) => ({ line, cells: isTable ? placed(cells, places, headings.length) : cells }));
    const isOne = (cells: readonly string[]) =>
      listing === null ? !isRead || isRecord(own, cells) : isListed(listing, cells);
    const records = laid.filter(({ line, cells }) => line > headingLine && isOne(cells));
    const told: FoundSheet = {
      name: sheet.name,
      isRead,
      holds: listing === null ? 'records' : 'installments',
      headingLine,
      rows: records.length,
      unclaimed: 0,
      firstLines: firstLinesOf(sheet),
      offset,
    };
    if (!isRead) return told;
    const where = mergedRows(sheet.merged, records);
    if (where !== null) throw new Refusal('import_cells_merged', { where });
    const isOfRecords = new Set(records);
    const moved = ({ line, cells }: FileRow) => ({ line: line + told.offset, cells });
    if (listing === null) rows.push(...records.map(moved));
    else
      for (const row of records) listed.push({ listing, sheet: sheet.name, line: row.line, row: moved(row) });
    others.push(...laid.filter((row) => !isOfRecords.has(row)).map(moved));
    offset += sheet.lines.at(-1)?.line ?? 0;
    return told;
  });
  if (rows.length === 0) throw new Refusal('import_empty');
  if (rows.length > importRowsMax || headings.length > importColumnsMax) {
    const { rowsMax, columnsMax } = tooLong;
    throw new Refusal('import_too_long', { rowsMax, columnsMax });
  }
  return joined({ sheets: found, headings, columns, rows, others }, listed);
}

/** A table with the installments that other sheets list for its rows; as it is where no such sheet is read. */
function joined(laid: LaidOut, listed: readonly ListedLine[]): LaidOut {
  const { sheets, headings, columns, others } = laid;
  if (!sheets.some(({ isRead, holds }) => isRead && holds === 'installments')) return laid;
  const { rows, unclaimed } = joinInstallments(laid.rows, columns, listed, headings.length);
  return {
    sheets: sheets.map((sheet) => ({
      ...sheet,
      unclaimed: unclaimed.filter(({ line }) => sheetAt(sheets, line) === sheet).length,
    })),
    // Without a heading of its own: it is named in the reader's language.
    headings: [...headings, ''],
    columns: { ...columns, installments: headings.length },
    rows,
    others: [...others, ...unclaimed],
  };
}

/**
 * The headings of each sheet. A sheet lists installments if it has their columns, and another sheet has the agreements.
 */
function headedSheets(kind: ImportKind, sheets: readonly Sheet[], choices: SheetChoices | null) {
  const match = (cells: readonly string[]) => matchHeadings(kind, cells);
  const headed = sheets.map((sheet, index) => {
    const chosen = choices?.[index]?.headingLine ?? null;
    const listing = kind === 'agreements' ? listingOf(sheet, chosen) : null;
    return { sheet, headings: findHeadings(match, sheet, chosen), listing };
  });
  const hasAgreements = headed.some(({ headings, listing }) => listing === null && headings.known > 1);
  return headed.map(({ sheet, headings, listing }) =>
    listing !== null && hasAgreements
      ? { sheet, headings: listing.headings, listing }
      : { sheet, headings, listing: null },
  );
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

function placed(cells: readonly string[], places: readonly number[], width: number): readonly string[] {
  const isInPlace = cells.length === width && places.every((place, index) => place === index);
  if (isInPlace) return cells;
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
