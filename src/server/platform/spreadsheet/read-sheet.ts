import { importColumnsMax, importRowsMax } from '#contract/fields/import-limits.ts';
import {
  type CalendarDate,
  calendarDate,
  dateOfEpochDay,
  epochDayOf,
} from '#domain/calendar/calendar-date.ts';
import { parseXml } from './parse-xml.ts';
import { linesBesidesRows, tooLong, UnreadableTable } from './unreadable-table.ts';

/** A line of a sheet with content, its cells from the first column on. */
export interface SheetLine {
  /** From 1. */
  readonly line: number;
  readonly cells: string[];
}

/** The lines of a sheet, and the areas whose cells are merged, as `A2:A3`. */
export interface Sheet {
  readonly name: string;
  readonly lines: readonly SheetLine[];
  readonly merged: readonly string[];
}

interface SheetStyle {
  readonly sharedTexts: readonly string[];
  /** By the number of the style. */
  readonly dateStyles: readonly boolean[];
  /** True if days count from 1904, as on old Macs, and not from 1900. */
  readonly is1904: boolean;
}

interface Cell {
  readonly column: number;
  readonly type: string;
  readonly isDate: boolean;
  value: string;
  formula: string;
}

/** Reads the cells of a sheet as texts. A formula is read as its last result, or as itself if the file has no result. */
export function readSheet(xml: string, style: SheetStyle): Omit<Sheet, 'name'> {
  const lines: SheetLine[] = [];
  const merged: string[] = [];
  let line: SheetLine = { line: 0, cells: [] };
  let cell: Cell | null = null;
  // A cell without a name follows the one before it, also an empty one.
  let nextColumn = 0;
  let inside = '';
  parseXml(xml, {
    opened(name, attribute) {
      if (name === 'row') {
        line = { line: Number(attribute('r') ?? line.line + 1), cells: [] };
        nextColumn = 0;
      } else if (name === 'c') {
        cell = openCell(attribute, nextColumn, style);
        nextColumn = cell.column + 1;
      } else if (name === 'v' || name === 't' || name === 'f') inside = name;
      else if (name === 'rPh') inside = '';
      else if (name === 'mergeCell') merged.push(attribute('ref') ?? '');
    },
    closed(name) {
      if (name === 'v' || name === 't' || name === 'f') inside = '';
      if (name === 'c' && cell !== null) put(line, cell, style);
      if (name === 'c') cell = null;
      if (name === 'row' && line.cells.length > 0) add(lines, line);
    },
    text(text) {
      if (cell === null) return;
      if (inside === 'f') cell.formula += text;
      else if (inside !== '') cell.value += text;
    },
  });
  return { lines, merged };
}

function openCell(
  attribute: (name: string) => string | undefined,
  nextColumn: number,
  { dateStyles }: SheetStyle,
): Cell {
  const letters = /^[A-Z]{1,3}/.exec(attribute('r') ?? '')?.[0];
  return {
    column: letters === undefined ? nextColumn : columnOf(letters),
    type: attribute('t') ?? 'n',
    isDate: dateStyles[Number(attribute('s') ?? -1)] ?? false,
    value: '',
    formula: '',
  };
}

/** `A` is 0, `AA` is 26. */
function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function put({ cells }: SheetLine, cell: Cell, style: SheetStyle): void {
  const text = textOf(cell, style);
  // A cell with only a color is not part of the table.
  if (text === '') return;
  if (cell.column >= importColumnsMax) throw new UnreadableTable(tooLong);
  while (cells.length < cell.column) cells.push('');
  cells[cell.column] = text;
}

function add(lines: SheetLine[], line: SheetLine): void {
  if (lines.length >= importRowsMax + linesBesidesRows) throw new UnreadableTable(tooLong);
  lines.push(line);
}

function textOf({ type, isDate, value, formula }: Cell, { sharedTexts, is1904 }: SheetStyle): string {
  if (value === '') return formula === '' ? '' : `=${formula}`;
  if (type === 's') return sharedTexts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  const number = Number(value);
  if (type !== 'n' || !Number.isFinite(number)) return value;
  return (isDate && dayOf(number, is1904)) || String(number);
}

const dayZero = {
  1900: epochDayOf(calendarDate('1899-12-30')),
  1904: epochDayOf(calendarDate('1904-01-01')),
};
const lastDay = epochDayOf(calendarDate('2199-12-31'));

/** The day of a spreadsheet's serial number; null if it is not a day. */
function dayOf(serial: number, is1904: boolean): CalendarDate | null {
  const day = Math.floor(serial) + dayZero[is1904 ? 1904 : 1900];
  return serial >= 1 && day <= lastDay ? dateOfEpochDay(day) : null;
}
