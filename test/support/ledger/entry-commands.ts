import { expect } from 'vitest';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { noRepeats, type RecordedKind, refusalOfEntry } from '#domain/lending/ledger/check-entry.ts';
import { refusalOfReversal, refusalOfTransferReversal } from '#domain/lending/ledger/check-reversal.ts';
import type { Entry } from '#domain/lending/ledger/entry.ts';
import { type FutureRule, futureRules } from '#domain/lending/ledger/future-rule.ts';
import type { Figures } from '#domain/lending/ledger/replay.ts';
import { rupees } from '#domain/money/rupees.ts';
import { fc } from '#test/support/runs/properties.ts';
import {
  type Books,
  type BooksModel,
  checkBooks,
  didSucceed,
  otherOf,
  type Side,
  todayIn,
} from './books-model.ts';
import { entryOf, reversalOf } from './entries.ts';
import type { Ledger } from './ledger-model.ts';

export type BooksCommand = fc.Command<BooksModel, Books>;

/** A command that checks the books after whatever it does. */
export function command(name: string, run: (model: BooksModel, books: Books) => void): BooksCommand {
  return {
    check: () => true,
    toString: () => name,
    run(model, books) {
      run(model, books);
      checkBooks(model, books);
    },
  };
}

export const sides = fc.constantFrom<Side>(0, 1);

/**
 * A percentage of the kind's limit, plus some rupees. Bugs are at limits, so half of all amounts are there: a rupee below,
 * exactly at it, or above.
 */
interface AmountDraft {
  readonly percent: number;
  readonly beyond: number;
}

const parts = fc.record({ percent: fc.integer({ min: 0, max: 99 }), beyond: fc.constantFrom(0, 1, -1) });
const limits = fc.record({ percent: fc.constant(100), beyond: fc.constantFrom(0, 0, 0, -1, 1, 3000, 3000) });
const amountDrafts: fc.Arbitrary<AmountDraft> = fc.oneof(parts, limits);

function amountOf({ percent, beyond }: AmountDraft, limit: number): number {
  return Math.floor((limit * percent) / 100) + beyond;
}

function limitOf(kind: RecordedKind, { outstanding, overpaid, writtenOff, recovered }: Figures): number {
  if (kind === 'refund') return overpaid;
  return kind === 'recovery' ? writtenOff - recovered : outstanding;
}

function situationOf({ status, figures, plan }: Ledger, books: Books) {
  const deliveredOn = plan.startOn;
  return {
    status,
    figures,
    today: todayIn(books),
    backDatingDaysMax: 999,
    deliveredOn,
    repeats: noRepeats,
  };
}

interface RecordDraft {
  readonly side: Side;
  readonly kind: RecordedKind;
  readonly asked: AmountDraft;
  readonly days: number;
  readonly rule: FutureRule;
}

function record(draft: RecordDraft): BooksCommand {
  const { side, kind, asked, days, rule } = draft;
  return command(`record ${JSON.stringify(draft)}`, ({ totals }, books) => {
    const ledger = books.ledgers[side];
    const amount = rupees(amountOf(asked, limitOf(kind, ledger.figures)));
    const valuedOn = addDays(books.startOn, days);
    const entry = entryOf({ id: `entry ${ledger.entries.length}`, kind, amount, valuedOn, rule });
    const confirmed = ['payment_beyond_outstanding'] as const;
    const request = { ...entry, kind, money: 'cash', reference: null, confirmed } as const;
    const refusal = refusalOfEntry(request, situationOf(ledger, books));
    const isAllowed = days >= 0 && totals[side].allows(kind, amount);
    expect(refusal === null, `${refusal?.reason}`).toBe(isAllowed);
    if (refusal !== null) return;
    ledger.entries.push(entry);
    totals[side].record(entry.id, kind, amount);
    didSucceed(kind);
  });
}

interface TransferDraft {
  readonly from: Side;
  readonly asked: AmountDraft;
}

/** Moves the overpayment of one agreement to the other. */
function transfer({ from, asked }: TransferDraft): BooksCommand {
  return command(`transfer from ${from} ${JSON.stringify(asked)}`, ({ totals }, books) => {
    const to = otherOf(from);
    const ends = [books.ledgers[from], books.ledgers[to]] as const;
    const limit = Math.min(ends[0].figures.overpaid, ends[1].figures.outstanding);
    const amount = rupees(amountOf(asked, limit));
    const tied = {
      amount,
      valuedOn: todayIn(books),
      by: 'transfer',
      transferId: transferIdIn(books),
    } as const;
    const halves = [
      entryOf({ ...tied, id: `out ${ends[0].entries.length}`, kind: 'refund' }),
      entryOf({ ...tied, id: `into ${ends[1].entries.length}`, kind: 'payment' }),
    ] as const;
    const refusals = (['refund', 'payment'] as const).map((kind, index) =>
      refusalOfEntry(
        { kind, amount, valuedOn: tied.valuedOn, money: 'transfer', reference: null, confirmed: [] },
        situationOf(index === 0 ? ends[0] : ends[1], books),
      ),
    );
    const isAllowed =
      totals[from].allows('refund', amount) &&
      totals[to].allows('payment', amount) &&
      amount <= totals[to].unpaid;
    const isRefused = refusals.some((refusal) => refusal !== null);
    expect(isRefused, JSON.stringify(refusals)).toBe(!isAllowed);
    if (isRefused) return;
    ends[0].entries.push(halves[0]);
    ends[1].entries.push(halves[1]);
    totals[from].record(halves[0].id, 'refund', amount, true);
    totals[to].record(halves[1].id, 'payment', amount, true);
    didSucceed('transfer');
  });
}

function transferIdIn({ ledgers }: Books): string {
  return `move ${ledgers[0].entries.length + ledgers[1].entries.length}`;
}

/** Reverses one entry alone: a half of a move never is. */
function reverse(side: Side, pick: number): BooksCommand {
  return command(`reverse ${pick} on ${side}`, ({ totals }, books) => {
    const ledger = books.ledgers[side];
    const entry = ledger.entries[pick % Math.max(1, ledger.entries.length)];
    if (entry === undefined) return;
    const refusal = refusalOfReversal(entry, ledger);
    expect(refusal === null, `${refusal?.reason}`).toBe(totals[side].allowsReversalOf(entry.id));
    if (refusal !== null) return;
    ledger.entries.push(reversalOf(entry, todayIn(books)));
    totals[side].standing.delete(entry.id);
    didSucceed('reversal');
  });
}

/** Reverses a move: both halves, or neither. */
function reverseTransfer(pick: number): BooksCommand {
  return command(`reverse transfer ${pick}`, ({ totals }, books) => {
    const refunds = books.ledgers.flatMap(({ entries }, index) =>
      entries
        .filter(({ kind, transferId }) => kind === 'refund' && transferId !== null)
        .map((entry) => ({ entry, side: index as Side })),
    );
    const refund = refunds[pick % Math.max(1, refunds.length)];
    if (refund === undefined) return;
    const { side } = refund;
    const [from, to] = [books.ledgers[side], books.ledgers[otherOf(side)]];
    const payment = to.entries.find(
      ({ kind, transferId }) => kind === 'payment' && transferId === refund.entry.transferId,
    ) as Entry;
    const refusal = refusalOfTransferReversal([
      { entry: refund.entry, history: from },
      { entry: payment, history: to },
    ]);
    const isAllowed =
      totals[side].allowsTakingBack(refund.entry.id) && totals[otherOf(side)].allowsTakingBack(payment.id);
    expect(refusal === null, JSON.stringify(refusal)).toBe(isAllowed);
    if (refusal !== null) return;
    from.entries.push(reversalOf(refund.entry, todayIn(books)));
    to.entries.push(reversalOf(payment, todayIn(books)));
    totals[side].standing.delete(refund.entry.id);
    totals[otherOf(side)].standing.delete(payment.id);
    didSucceed('reversal of a transfer');
  });
}

function recordsOf(weight: number, kind: RecordedKind, asked: fc.Arbitrary<AmountDraft> = amountDrafts) {
  const days = fc.oneof(
    { arbitrary: fc.integer({ min: 0, max: 900 }), weight: 9 },
    fc.integer({ min: -20, max: -1 }),
  );
  const drafts = fc.record({
    side: sides,
    kind: fc.constant(kind),
    asked,
    days,
    rule: fc.constantFrom(...futureRules),
  });
  return { arbitrary: drafts.map(record), weight };
}

/** Commands after a write-off are tried often, because few others succeed then. */
const records = fc.oneof(
  recordsOf(6, 'payment'),
  recordsOf(1, 'relief'),
  recordsOf(3, 'refund'),
  recordsOf(2, 'write_off', limits),
  recordsOf(6, 'recovery'),
);

const transfers = fc.record({ from: sides, asked: amountDrafts }).map(transfer);

/** Everything that adds entries to a delivered agreement. */
export const entryCommands: readonly fc.Arbitrary<BooksCommand>[] = [
  records,
  records,
  records,
  transfers,
  transfers,
  fc.tuple(sides, fc.nat(100)).map(([side, pick]) => reverse(side, pick)),
  fc.nat(100).map(reverseTransfer),
];
