import { type AgreementStatus, deliveredStatusOf } from '#domain/lending/agreements/agreement-status.ts';
import { isDelivered } from '#domain/lending/ledger/check-delivery-reversal.ts';
import { type Figures, replay } from '#domain/lending/ledger/replay.ts';
import { bookDifferences } from './book-differences.ts';
import type { StoredAgreement, StoredFigures } from './read-agreements.ts';
import { rowDifferences } from './row-differences.ts';

/** Replays an agreement, and names the differences from its stored figures. */
export function agreementDifferences(agreement: StoredAgreement): string[] {
  return [
    ...figureDifferences(agreement),
    ...rescheduleDifferences(agreement),
    ...bookDifferences(agreement),
    ...rowDifferences(agreement),
  ].map((line) => `${agreement.number}: ${line}`);
}

function rescheduleDifferences({ reschedules: { stored, counted } }: StoredAgreement): string[] {
  return stored === counted ? [] : [`rescheduleCount is ${stored}, its schedules say ${counted}`];
}

function figureDifferences({ figures: stored, carried, rows, entries }: StoredAgreement): string[] {
  const replayed = replayedOrNull({ rows, carried }, entries);
  if (replayed === null) return ['its entries cannot be replayed on its schedule'];
  const isNothingOwed = !isDelivered(entries);
  const expected = isNothingOwed
    ? beforeDelivery(stored.status, entries.length)
    : delivered(replayed, entries.length);
  const names = Object.keys(expected) as (keyof StoredFigures)[];
  return [
    ...names
      .filter((name) => stored[name] !== expected[name])
      .map((name) => `${name} is ${stored[name]}, replayed ${expected[name]}`),
    ...installmentDifferences('paid', rows, replayed),
    ...installmentDifferences('relieved', rows, replayed),
  ];
}

function installmentDifferences(
  figure: 'paid' | 'relieved',
  rows: StoredAgreement['rows'],
  replayed: Figures,
): string[] {
  return rows
    .map((row, index) => ({
      number: row.number,
      stored: row[figure],
      expected: replayed[figure][index] ?? 0,
    }))
    .filter(({ stored, expected }) => stored !== expected)
    .map(
      ({ number, stored, expected }) => `installment ${number} has ${stored} ${figure}, replayed ${expected}`,
    );
}

/** The rules refuse entries that the product could not have written. */
function replayedOrNull(...ledger: Parameters<typeof replay>): Figures | null {
  try {
    return replay(...ledger);
  } catch {
    return null;
  }
}

function delivered(figures: Figures, entryCount: number): StoredFigures {
  return {
    status: deliveredStatusOf(figures),
    paid: figures.paid.reduce((sum, amount) => sum + amount, 0),
    outstanding: figures.outstanding,
    overpaid: figures.overpaid,
    writtenOff: figures.writtenOff,
    recovered: figures.recovered,
    oldestUnpaidDueOn: figures.oldestUnpaidDueOn,
    entryCount,
  };
}

/** Nothing is owed before the delivery; until then decisions set the status. */
function beforeDelivery(status: AgreementStatus, entryCount: number): StoredFigures {
  return {
    status,
    paid: 0,
    outstanding: 0,
    overpaid: 0,
    writtenOff: 0,
    recovered: 0,
    oldestUnpaidDueOn: null,
    entryCount,
  };
}
