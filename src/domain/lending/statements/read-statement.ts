import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type DateOrder, type DateReading, readDate } from '#domain/tables/read-date.ts';
import { referenceKeyOf } from '../ledger/reference-key.ts';
import { holesInFile } from './balance-holes.ts';
import { readSide, readStatementAmount } from './statement-amount.ts';
import type { StatementColumns, StatementField } from './statement-columns.ts';

/** A line of a statement. With its account, `day`, `paisa`, the key of `reference` and `nth` are its identity. */
export interface StatementLine {
  /** Its line in the file, from 1. */
  readonly line: number;
  readonly day: CalendarDate;
  /** In paisa, below zero for money that went out. */
  readonly paisa: number;
  readonly reference: string | null;
  /** Its place among the lines of the same day, amount and reference, from 1. */
  readonly nth: number;
  readonly text: string;
  /** The balance after the line in paisa; null if the file has none. */
  readonly balancePaisa: number | null;
}

/** The reasons why a line with an amount cannot be taken. */
export const lineFaults = [
  'day_invalid',
  'day_in_future',
  'amount_invalid',
  'amount_too_large',
  'amount_zero',
  'amount_twice',
] as const;
type LineFault = (typeof lineFaults)[number];

export interface StatementReading {
  /** From the oldest to the newest. */
  readonly lines: readonly StatementLine[];
  /** Lines with an amount that cannot be taken. */
  readonly faults: readonly { readonly line: number; readonly reason: LineFault }[];
  /** True if a day can be read in two orders, and no day of the file says which. */
  readonly isOrderUnclear: boolean;
}

interface FileLine {
  readonly line: number;
  readonly cells: readonly string[];
}

const clock = /[\sT]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[ap]\.?m\.?)?$/i;
const lineTextMax = 300;

/**
 * Reads the lines below the headings. A line without a day or without an amount, such as a title or a sum, is no line of the account.
 * `order` is the order of day and month that a person chose; null takes the one that the days of the file say.
 */
export function readStatement(
  below: readonly FileLine[],
  columns: StatementColumns,
  order: DateOrder | null,
  today: CalendarDate,
): StatementReading {
  const cell = ({ cells }: FileLine, field: StatementField) => {
    const place = columns[field];
    return place === null ? '' : (cells[place] ?? '').trim();
  };
  const dayOf = (line: FileLine) => cell(line, 'day').replace(clock, '');
  const said = order ?? orderOf(below.map(dayOf));
  const faults: { line: number; reason: LineFault }[] = [];
  const lines: Omit<StatementLine, 'nth'>[] = [];
  let isOrderUnclear = false;
  for (const line of below) {
    const amount = amountOf((field) => cell(line, field));
    const written = dayOf(line);
    if (amount === null || !/\p{N}/u.test(written)) continue;
    const day = readDate(written, said);
    if (isUnclear(day)) isOrderUnclear = true;
    else if (!day.ok) faults.push({ line: line.line, reason: 'day_invalid' });
    else if (day.date > today) faults.push({ line: line.line, reason: 'day_in_future' });
    else if (typeof amount === 'string') faults.push({ line: line.line, reason: amount });
    else
      lines.push({
        line: line.line,
        day: day.date,
        paisa: amount,
        reference: cell(line, 'reference').slice(0, lineTextMax) || null,
        text: [cell(line, 'text'), cell(line, 'payer')].filter(Boolean).join(' · ').slice(0, lineTextMax),
        balancePaisa: balanceOf(cell(line, 'balance')),
      });
  }
  return { lines: numbered(inOrder(lines)), faults, isOrderUnclear };
}

function isUnclear(day: DateReading): boolean {
  return !day.ok && day.reason !== 'date_invalid';
}

/** The order that the days of a file say; null if none of them does, or if they contradict each other. */
function orderOf(days: readonly string[]): DateOrder | null {
  const isRead = (order: DateOrder) => days.every((day) => !isReadOtherwise(day, order));
  const orders = (['day_first', 'month_first'] as const).filter(isRead);
  return orders.length === 1 ? (orders[0] ?? null) : null;
}

/** True for a day that can be read, but not in this order. */
function isReadOtherwise(day: string, order: DateOrder): boolean {
  const other = order === 'day_first' ? 'month_first' : 'day_first';
  const numbers = day.split(/\D+/).filter(Boolean);
  const [first = '', second = ''] = numbers;
  if (numbers.length !== 3 || first.length > 2) return false;
  return readDate(day, other).ok && Number(order === 'day_first' ? second : first) > 12;
}

/** The amount of a line in paisa, or why it has none that can be taken; null for a line without an amount. */
function amountOf(cell: (field: StatementField) => string): number | LineFault | null {
  const came = cell('in');
  const went = cell('out');
  const one = cell('amount');
  if (![came, went, one].some((text) => /\p{N}/u.test(text))) return null;
  const read = [came, went, one].map((text) => (/\p{N}/u.test(text) ? readStatementAmount(text) : null));
  for (const amount of read) if (amount !== null && !amount.ok) return amount.reason;
  const [inPaisa = 0, outPaisa = 0, onePaisa = 0] = read.map((amount) => (amount?.ok ? amount.paisa : 0));
  if (inPaisa !== 0 && outPaisa !== 0) return 'amount_twice';
  const isOut = read[2]?.ok === true && !read[2].isSigned && readSide(cell('side')) === 'out';
  const apart = inPaisa - Math.abs(outPaisa);
  const paisa = apart === 0 ? (isOut ? -onePaisa : onePaisa) : apart;
  return paisa === 0 ? 'amount_zero' : paisa;
}

function balanceOf(text: string): number | null {
  const balance = /\p{N}/u.test(text) ? readStatementAmount(text) : null;
  return balance?.ok ? balance.paisa : null;
}

/** The lines from the oldest to the newest: a bank may list the newest first. */
function inOrder<Line extends Omit<StatementLine, 'nth'>>(lines: readonly Line[]): readonly Line[] {
  const first = lines[0]?.day ?? '';
  const last = lines.at(-1)?.day ?? '';
  const turned = lines.toReversed();
  if (first !== last) return first < last ? lines : turned;
  return holesInFile(turned).length < holesInFile(lines).length ? turned : lines;
}

function numbered(lines: readonly Omit<StatementLine, 'nth'>[]): StatementLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const kind = `${line.day} ${line.paisa} ${referenceKeyOf(line.reference) ?? ''}`;
    const nth = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, nth);
    return { ...line, nth };
  });
}
