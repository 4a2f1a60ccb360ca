import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { EntryKind } from './entry-kind.ts';

/** The rule for money beyond what is due: it pays the next row, the last row, or all rows equally. */
export const futureRules = ['next', 'last', 'spread'] as const;
export type FutureRule = (typeof futureRules)[number];

/**
 * A payment makes the next installments smaller; relief shortens the plan from its end, so that it doesn't excuse the next due
 * date.
 */
export function defaultRuleOf(kind: EntryKind): FutureRule {
  return kind === 'relief' ? 'last' : 'next';
}

/** A row during a replay: its unpaid rest, and how much was paid before and after its due date. */
export interface OpenRow {
  readonly number: number;
  readonly dueOn: CalendarDate;
  readonly amount: Rupees;
  room: number;
  /** The part of what it took that is relief. */
  relieved: number;
  inAdvance: number;
  late: number;
}

/** Pays as much of an amount on a row as is unpaid; returns the rest. */
export function pay(row: OpenRow, amount: number, on: CalendarDate): number {
  const taken = Math.min(row.room, amount);
  row.room -= taken;
  if (on < row.dueOn) row.inAdvance += taken;
  if (on > row.dueOn) row.late += taken;
  return amount - taken;
}

function payInOrder(rows: readonly OpenRow[], amount: number, on: CalendarDate): number {
  let left = amount;
  for (const row of rows) {
    if (left === 0) break;
    left = pay(row, left, on);
  }
  return left;
}

/**
 * Equal shares, rounded down, with the remainder on the last row. What full rows cannot take is shared again among the rest.
 */
function payEqually(rows: readonly OpenRow[], amount: number, on: CalendarDate): number {
  let open = rows.filter((row) => row.room > 0);
  let left = amount;
  while (left > 0 && open.length > 0) {
    const share = Math.floor(left / open.length);
    const remainder = left % open.length;
    const last = open.at(-1);
    for (const row of open) left -= payShare(row, row === last ? share + remainder : share, on);
    open = open.filter((row) => row.room > 0);
  }
  return left;
}

function payShare(row: OpenRow, share: number, on: CalendarDate): number {
  return share - pay(row, share, on);
}

const byRule: Readonly<Record<FutureRule, typeof payInOrder>> = {
  next: payInOrder,
  last: (rows, amount, on) => payInOrder(rows.toReversed(), amount, on),
  spread: payEqually,
};

/**
 * Pays the rows due on or before the date, oldest first, then by the rule. Rows must be in order of their dates. Returns what
 * is left.
 */
export function payRows(
  rows: readonly OpenRow[],
  amount: number,
  on: CalendarDate,
  rule: FutureRule,
): number {
  let left = amount;
  for (const row of rows) {
    if (left === 0 || row.dueOn > on) break;
    left = pay(row, left, on);
  }
  return left === 0 ? 0 : byRule[rule](rows, left, on);
}
