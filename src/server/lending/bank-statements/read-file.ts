import { setImmediate as othersTurn } from 'node:timers/promises';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { otherAccountIn } from '#domain/lending/statements/other-account.ts';
import { readStatement, type StatementReading } from '#domain/lending/statements/read-statement.ts';
import {
  areColumnsWhole,
  findKeptHeadings,
  findStatementHeadings,
  type StatementColumns,
} from '#domain/lending/statements/statement-columns.ts';
import type { DateOrder } from '#domain/tables/read-date.ts';
import { refusalFor } from '#server/platform/refusal.ts';
import type { Sheet } from '#server/platform/spreadsheet/read-sheet.ts';
import { readTable } from '#server/platform/spreadsheet/read-table.ts';

/** The columns of the last file of an account, by which the next one is read if it has the same headings. */
export interface KeptColumns {
  readonly headings: readonly string[];
  readonly columns: StatementColumns;
  readonly dateOrder: DateOrder | null;
}

/** The account of a file, and the choices of the person who sends it. */
export interface FileToRead {
  readonly table: Uint8Array;
  readonly columns: StatementColumns | null;
  readonly headingLine: number | null;
  readonly dateOrder: DateOrder | null;
  readonly account: { readonly name: string; readonly number: string };
  readonly kept: KeptColumns | null;
  readonly today: CalendarDate;
}

/** A file of a statement with its columns and lines. */
export interface ReadFile extends StatementReading, KeptColumns {
  readonly sheet: Sheet;
  /** Null if no line names a day and an amount. */
  readonly headingLine: number | null;
}

const noColumns: StatementColumns = {
  ...{ day: null, text: null, payer: null, reference: null, in: null, out: null },
  ...{ amount: null, side: null, balance: null },
};

/** Reads a file of a statement. Refuses one that names another account. Other requests are served in between. */
export async function readFile(file: FileToRead): Promise<ReadFile> {
  const sheets = await readTable(file.table);
  await othersTurn();
  const { sheet, place, columns, dateOrder } = findColumns(sheets, file);
  const found = otherAccountIn(
    sheet.lines.slice(0, Math.max(place, 0)).map(({ cells }) => cells),
    file.account.number,
  );
  if (found !== null)
    throw refusalFor({ reason: 'statement_of_other_account', found, name: file.account.name });
  const headings = sheet.lines[place];
  const below = areColumnsWhole(columns) ? sheet.lines.slice(place + 1) : [];
  const reading = readStatement(below, columns, dateOrder, file.today);
  await othersTurn();
  return {
    ...{ sheet, columns, dateOrder },
    headingLine: headings?.line ?? null,
    headings: headings?.cells ?? [],
    ...reading,
  };
}

interface FoundColumns {
  readonly sheet: Sheet;
  /** The place of the headings among the lines of the sheet; -1 if none were found. */
  readonly place: number;
  readonly columns: StatementColumns;
  readonly dateOrder: DateOrder | null;
}

/** The columns that a person chose; else those of the account's last file, if the headings are the same; else those found by the headings. */
function findColumns(sheets: readonly Sheet[], file: FileToRead): FoundColumns {
  const [first = { name: '', lines: [], merged: [] }] = sheets;
  const found = sheets.flatMap((sheet) => {
    const cells = sheet.lines.map((line) => line.cells);
    const headings = findStatementHeadings(cells);
    const keptPlace = file.kept === null ? null : findKeptHeadings(cells, file.kept.headings);
    if (keptPlace !== null && file.kept !== null)
      return [{ sheet, place: keptPlace, columns: file.kept.columns, dateOrder: file.kept.dateOrder }];
    return headings === null ? [] : [{ sheet, ...headings, dateOrder: null }];
  })[0] ?? { sheet: first, place: -1, columns: noColumns, dateOrder: null };
  const chosenPlace = found.sheet.lines.findIndex(({ line }) => line === file.headingLine);
  return {
    sheet: found.sheet,
    place: chosenPlace < 0 ? found.place : chosenPlace,
    columns: file.columns ?? found.columns,
    dateOrder: file.dateOrder ?? found.dateOrder,
  };
}
