import { importColumnsMax, importRowsMax } from '#contract/insight/import-limits.ts';
import {
  type CalendarDate,
  calendarDate,
  dateOfEpochDay,
  epochDayOf,
} from '#domain/calendar/calendar-date.ts';
import { parseXml } from './parse-xml.ts';
import { tooLong, UnreadableTable } from './unreadable-table.ts';

/** A line of a sheet with content, its cells from the first column on. */
export interface SheetLine {
  /** From 1. */
  readonly line: number;
  readonly cells: string[];
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
export function readSheet(xml: string, style: SheetStyle): SheetLine[] {
  const lines: SheetLine[] = [];
  let line: SheetLine = { line: 0, cells: [] };
  let cell: Cell | null = null;
  let inside = '';
  parseXml(xml, {
    opened(name, attribute) {
      if (name === 'row') line = { line: Number(attribute('r') ?? line.line + 1), cells: [] };
      else if (name === 'c') cell = openCell(attribute, line, style);
      else if (name === 'v' || name === 't' || name === 'f') inside = name;
      else if (name === 'rPh') inside = '';
      else if (name === 'mergeCell') refuseMerged(attribute('ref') ?? '', lines);
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
  return lines;
}

function openCell(
  attribute: (name: string) => string | undefined,
  { cells }: SheetLine,
  { dateStyles }: SheetStyle,
): Cell {
  const letters = /^[A-Z]{1,3}/.exec(attribute('r') ?? '')?.[0];
  return {
    column: letters === undefined ? cells.length : columnOf(letters),
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
  // The headings are not counted as a row.
  if (lines.length > importRowsMax) throw new UnreadableTable(tooLong);
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

/** Merged cells above the table or outside it do no harm; of the others only the first would have a value. */
function refuseMerged(where: string, lines: readonly SheetLine[]): void {
  const [, first = '0', last = first] = /^[A-Z]+(\d+)(?::[A-Z]+(\d+))?$/.exec(where) ?? [];
  const isWithin = lines.some(({ line }) => line >= Number(first) && line <= Number(last));
  if (isWithin) throw new UnreadableTable({ reason: 'import_cells_merged', where });
}
