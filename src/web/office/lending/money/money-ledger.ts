import type { MoneyBasis } from '#contract/lending/payments.ts';
import { type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';
import type { Installment } from '#domain/lending/agreements/schedule.ts';
import { type DueRow, standingOn } from '#domain/lending/collections/standing.ts';
import { type FutureRule, futureRules } from '#domain/lending/ledger/future-rule.ts';
import {
  type Figures,
  paidBetween,
  type ReplayedEntry,
  replay,
  type Schedule,
} from '#domain/lending/ledger/replay.ts';
import { type Rupees, rupees } from '#domain/money/rupees.ts';

/** The replay of an agreement's money in the browser. */
export interface MoneyLedger {
  readonly schedule: Schedule;
  readonly entries: readonly ReplayedEntry[];
  readonly figures: Figures;
}

export function ledgerOf({ rows, carried, entries }: MoneyBasis): MoneyLedger {
  const schedule: Schedule = {
    rows: rows.map(({ number, dueOn, amount }) => ({
      number,
      dueOn: calendarDate(dueOn),
      amount: rupees(amount),
    })),
    carried: carried.map((paid) => ({ ...paid, amount: rupees(paid.amount) })),
  };
  const replayed = entries.map((entry) => ({
    ...entry,
    amount: rupees(entry.amount),
    valuedOn: calendarDate(entry.valuedOn),
  }));
  return { schedule, entries: replayed, figures: replay(schedule, replayed) };
}

/** Money that is about to be recorded. */
export interface ComingEntry {
  readonly kind: 'payment' | 'refund' | 'recovery';
  readonly amount: Rupees;
  readonly valuedOn: CalendarDate;
  readonly rule: FutureRule | null;
}

/** More rows than this are summed up. */
const listedRowsMax = 4;

/** The rows that are listed one by one, and the sum of the others. */
export function summarizedRows(pays: readonly PaidRow[]) {
  const told = pays.length > listedRowsMax ? pays.slice(0, listedRowsMax - 1) : pays;
  const others = pays.slice(told.length);
  return { told, others: others.length, amount: rupees(others.reduce((sum, { amount }) => sum + amount, 0)) };
}

export interface PaidRow {
  readonly number: number;
  readonly dueOn: CalendarDate;
  readonly amount: Rupees;
  /** True when the row is paid in full. */
  readonly isFull: boolean;
}

/** The effect of an entry, before it is recorded. */
export interface Preview {
  readonly before: Figures;
  readonly after: Figures;
  readonly pays: readonly PaidRow[];
  /** The next amount to pay, overdue or not; null when nothing is left. */
  readonly next: DueRow | null;
}

/** Computes the effect of an entry by the same replay that the server records it with. */
export function previewOf(ledger: MoneyLedger, coming: ComingEntry, today: CalendarDate): Preview {
  const { schedule, entries, figures: before } = ledger;
  const after = replay(schedule, [...entries, { ...coming, id: 'coming', reverses: null }]);
  const paidOf = new Map(schedule.rows.map(({ number }, index) => [number, after.paid[index] ?? 0]));
  const amountOf = new Map(schedule.rows.map(({ number, amount }) => [number, amount]));
  return {
    before,
    after,
    pays: paidBetween(schedule.rows, before, after).map((row) => ({
      ...row,
      isFull: paidOf.get(row.number) === amountOf.get(row.number),
    })),
    next: nextDueOf(schedule.rows, after, today),
  };
}

function nextDueOf(rows: readonly Installment[], figures: Figures, today: CalendarDate): DueRow | null {
  const { dueNow, next } = standingOn(today, rows, figures);
  const { oldestUnpaidDueOn } = figures;
  return dueNow > 0 && oldestUnpaidDueOn !== null ? { dueOn: oldestUnpaidDueOn, amount: dueNow } : next;
}

/** True when the rule for money beyond the due amount makes a difference. */
export function doesRuleMatter(ledger: MoneyLedger, coming: ComingEntry, today: CalendarDate): boolean {
  const outcomes = futureRules.map((rule) => previewOf(ledger, { ...coming, rule }, today).after.paid.join());
  return new Set(outcomes).size > 1;
}

/** True when another payment has the same amount and date: perhaps it was typed twice. */
export function isPossibleDuplicate(
  { entries }: MoneyLedger,
  { kind, amount, valuedOn }: ComingEntry,
): boolean {
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  return entries.some(
    (entry) =>
      entry.kind === kind &&
      entry.amount === amount &&
      entry.valuedOn === valuedOn &&
      !reversed.has(entry.id),
  );
}

const proposalNames = ['due', 'next', 'due_and_next', 'all'] as const;
export type ProposalName = (typeof proposalNames)[number];

export interface Proposal {
  readonly name: ProposalName;
  readonly amount: Rupees;
}

/** The likely amounts: the due one, the due one with the next installment, or the whole rest. Each amount appears once. */
export function proposalsOf({ schedule, figures }: MoneyLedger, today: CalendarDate): readonly Proposal[] {
  const { dueNow, next } = standingOn(today, schedule.rows, figures);
  const amounts: Readonly<Record<ProposalName, number>> = {
    due: dueNow,
    next: dueNow === 0 ? (next?.amount ?? 0) : 0,
    due_and_next: dueNow === 0 ? 0 : dueNow + (next?.amount ?? 0),
    all: figures.outstanding,
  };
  const proposed = proposalNames.map((name) => ({ name, amount: rupees(amounts[name]) }));
  return proposed.filter(
    ({ name, amount }, index) =>
      amount > 0 && !proposed.some((other, place) => place !== index && isSaidBetter(name, other, amount)),
  );
}

/** `All` says more than `due and next` of the same amount. */
function isSaidBetter(name: ProposalName, other: Proposal, amount: Rupees): boolean {
  return other.amount === amount && proposalNames.indexOf(other.name) > proposalNames.indexOf(name);
}
