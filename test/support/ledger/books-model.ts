import { expect } from 'vitest';
import { addDays, type CalendarDate, daysBetween } from '#domain/calendar/calendar-date.ts';
import type { Plan } from '#domain/lending/agreements/plan.ts';
import { balanceOf } from '#domain/lending/ledger/balances.ts';
import type { BookAccount } from '#domain/lending/ledger/bookkeeping.ts';
import { sumOf } from '#domain/money/rupees.ts';
import { fc } from '#test/support/runs/properties.ts';
import { type Ledger, ledgerOf, Totals } from './ledger-model.ts';
import { plans } from './plans.ts';

/** A pending request, with its preview. */
export interface Waiting {
  readonly name: string;
  readonly previewed: string;
  readonly decide: () => Decided;
}

/** `stale`: the agreement has changed, so the preview is outdated. */
type Decided = 'granted' | 'stale' | 'refused';

/** Two agreements of one customer, between which overpayments move. */
export interface Books {
  readonly startOn: CalendarDate;
  readonly ledgers: readonly [Ledger, Ledger];
  readonly waiting: Waiting[];
}

/** The model of them: totals of each, and which halves of a move belong together. */
export interface BooksModel {
  readonly totals: readonly [Totals, Totals];
}

export type Side = 0 | 1;

export function otherOf(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** The number of successes of each kind of command, over all runs. */
export const succeeded = new Map<string, number>();

export function didSucceed(name: string): void {
  succeeded.set(name, (succeeded.get(name) ?? 0) + 1);
}

/** Late enough for every day that a command draws. */
export function todayIn({ startOn }: Books): CalendarDate {
  return addDays(startOn, 900);
}

/** Two plans that start on one day. */
export const twoPlans: fc.Arbitrary<readonly [Plan, Plan]> = fc.tuple(plans, plans).map(([one, other]) => [
  one,
  {
    ...other,
    startOn: one.startOn,
    firstDueOn: addDays(one.startOn, daysBetween(other.startOn, other.firstDueOn)),
  },
]);

export function booksOf([one, other]: readonly [Plan, Plan]): { model: BooksModel; real: Books } {
  return {
    model: { totals: [new Totals(one), new Totals(other)] },
    real: { startOn: one.startOn, ledgers: [ledgerOf(one, 'one'), ledgerOf(other, 'other')], waiting: [] },
  };
}

const accounts: readonly BookAccount[] = [
  'cash',
  'transfer',
  'receivable',
  'handed_over',
  'relief_fund',
  'written_off',
  'recovered',
];

/** The invariants that must hold after every command. */
export function checkBooks({ totals }: BooksModel, { ledgers }: Books): void {
  const all = ledgers.flatMap(({ entries }) => entries);
  expect(balanceOf('transfer', all)).toBe(0);
  expect(sumOf(accounts.map((account) => balanceOf(account, all)))).toBe(0);
  for (const side of [0, 1] as const) checkLedger(totals[side], ledgers[side]);
}

function checkLedger(totals: Totals, { plan, schedule, entries, figures, status }: Ledger): void {
  expect(sumOf(schedule.rows.map(({ amount }) => amount))).toBe(
    plan.price - plan.relief - (totals.isDelivered ? 0 : plan.downPayment),
  );
  if (!totals.isDelivered) {
    expect(accounts.map((account) => balanceOf(account, entries))).toEqual(accounts.map(() => 0));
    expect(['approved', 'cancelled']).toContain(status);
    return;
  }
  const writtenOff = totals.of('write_off');
  expect(figures).toMatchObject({
    outstanding: totals.unpaid - writtenOff,
    overpaid: totals.overpaid,
    refundedTooMuch: 0,
    writtenOff,
    recovered: totals.of('recovery'),
  });
  expect(figures.outstanding).toBeLessThanOrEqual(plan.price);
  expect(balanceOf('receivable', entries)).toBe(figures.outstanding - figures.overpaid);
  const paidByCustomer = balanceOf('cash', entries) + balanceOf('transfer', entries) - figures.overpaid;
  expect(paidByCustomer).toBeLessThanOrEqual(plan.price);
}
