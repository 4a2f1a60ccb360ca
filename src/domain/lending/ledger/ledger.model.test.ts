import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { rupees, sumOf } from '#domain/money/rupees.ts';
import { entryOf, reversalOf } from '#test/support/entries.ts';
import { type Ledger, ledgerOf, Totals } from '#test/support/ledger-model.ts';
import { plans } from '#test/support/plans.ts';
import { fc } from '#test/support/properties.ts';
import { propertyRuns } from '#test/support/property-runs.ts';
import { refusalOfAction } from '../agreements/agreement-actions.ts';
import { reschedule } from '../rescheduling/reschedule.ts';
import { undoReschedule } from '../rescheduling/undo-reschedule.ts';
import { balanceOf } from './balances.ts';
import { type RecordedKind, refusalOfEntry } from './check-entry.ts';
import { refusalOfReversal } from './check-reversal.ts';
import { type FutureRule, futureRules } from './future-rule.ts';
import type { Figures } from './replay.ts';

type Command = fc.Command<Totals, Ledger>;

const kinds = [
  'payment',
  'relief',
  'refund',
  'write_off',
  'recovery',
  'reversal',
  'reschedule',
  'undo',
] as const;

/** How often each kind was done: a run in which all of one kind are refused would say nothing of it. */
const done = new Map<string, number>();

function note(kind: (typeof kinds)[number]): void {
  done.set(kind, (done.get(kind) ?? 0) + 1);
}

function checkLedger(totals: Totals, { plan, schedule, entries, figures, status }: Ledger): void {
  const writtenOff = totals.of('write_off');
  expect(figures).toMatchObject({
    outstanding: totals.unpaid - writtenOff,
    overpaid: totals.overpaid,
    refundedTooMuch: 0,
    writtenOff,
    recovered: totals.of('recovery'),
  });
  expect(figures.outstanding).toBeLessThanOrEqual(plan.price);
  expect(sumOf(schedule.rows.map(({ amount }) => amount))).toBe(plan.price - plan.relief);
  expect(balanceOf('receivable', entries)).toBe(figures.outstanding - figures.overpaid);
  const paidByCustomer = balanceOf('cash', entries) - figures.overpaid;
  expect(paidByCustomer).toBeLessThanOrEqual(plan.price);
  expect(refusalOfAction('record_payment', status) === null).toBe(writtenOff === 0);
}

/** Limits are where guards go wrong, so half of all amounts lie there: a rupee below what the kind may reach, on it, or above. */
interface AmountDraft {
  readonly from: 'zero' | 'limit';
  readonly offset: number;
}

interface RecordDraft {
  readonly kind: RecordedKind;
  readonly asked: AmountDraft;
  readonly days: number;
  readonly rule: FutureRule;
}

function limitOf(kind: RecordedKind, { outstanding, overpaid, writtenOff, recovered }: Figures): number {
  if (kind === 'refund') return overpaid;
  return kind === 'recovery' ? writtenOff - recovered : outstanding;
}

function recordCommand({ kind, asked, days, rule }: RecordDraft): Command {
  return {
    check: () => true,
    toString: () => `${kind} of ${asked.from} ${asked.offset} on day ${days} (${rule})`,
    run(totals, ledger) {
      const { figures, entries, plan, status } = ledger;
      const amount = rupees((asked.from === 'limit' ? limitOf(kind, figures) : 0) + asked.offset);
      const valuedOn = addDays(plan.startOn, days);
      const entry = entryOf({ id: `entry ${entries.length}`, kind, amount, valuedOn, rule });
      const confirmed = ['payment_beyond_outstanding'] as const;
      const situation = {
        status,
        figures,
        today: addDays(plan.startOn, 900),
        backDatingDaysMax: 999,
        isReferenceSeen: false,
      };
      const refusal = refusalOfEntry(
        { ...entry, kind, money: 'cash', reference: null, confirmed },
        situation,
      );
      expect(refusal === null, `${refusal}`).toBe(amount > 0 && totals.allows(kind, amount));
      if (refusal === null) {
        entries.push(entry);
        totals.standing.set(entry.id, { kind, amount });
        note(kind);
      }
      checkLedger(totals, ledger);
    },
  };
}

function reverseCommand(pick: number): Command {
  return {
    check: () => true,
    toString: () => `reverse ${pick}`,
    run(totals, ledger) {
      const { entries, plan, schedule, status } = ledger;
      const entry = entries[pick % entries.length];
      if (entry === undefined) return;
      const today = addDays(plan.startOn, 900);
      const request = { valuedOn: today, today, backDatingDaysMax: 0 };
      const refusal = refusalOfReversal(entry, { status, schedule, entries }, request);
      expect(refusal === null, `${refusal}`).toBe(totals.allowsReversalOf(entry.id));
      if (refusal === null) {
        entries.push(reversalOf(entry, today));
        totals.standing.delete(entry.id);
        note('reversal');
      }
      checkLedger(totals, ledger);
    },
  };
}

function rescheduleCommand(openCount: number, days: number): Command {
  return {
    check: () => true,
    toString: () => `reschedule to ${openCount} from day ${days}`,
    run(totals, ledger) {
      const { plan, schedule, entries, figures, status } = ledger;
      if (refusalOfAction('reschedule', status) !== null) return;
      const firstDueOn = addDays(plan.startOn, days);
      const asked = { openCount, firstDueOn, frequency: plan.frequency, roundingStep: plan.roundingStep };
      const result = reschedule({ rows: schedule.rows, totalPaid: sumOf(figures.paid) }, asked, plan.startOn);
      if (result.ok) {
        ledger.replaced.push(schedule);
        ledger.schedule = { rows: result.rows, carriedEntries: entries.length };
      }
      if (result.ok) note('reschedule');
      checkLedger(totals, ledger);
    },
  };
}

function undoRescheduleCommand(days: number): Command {
  return {
    check: () => true,
    toString: () => `undo the reschedule on day ${days}`,
    run(totals, ledger) {
      const { plan, replaced, entries, status } = ledger;
      const last = replaced.at(-1);
      if (last === undefined || refusalOfAction('undo_reschedule', status) !== null) return;
      const today = addDays(plan.startOn, days);
      const result = undoReschedule({ ...last, replacedOn: plan.startOn }, entries, today);
      if (result.ok) ledger.schedule = replaced.pop() ?? last;
      if (result.ok) note('undo');
      checkLedger(totals, ledger);
    },
  };
}

const recorded = fc.record({
  kind: fc.constantFrom<RecordedKind>('payment', 'payment', 'relief', 'refund', 'write_off', 'recovery'),
  asked: fc.oneof(
    fc.record({ from: fc.constant('zero' as const), offset: fc.integer({ min: -1, max: 200_000 }) }),
    fc.record({ from: fc.constant('limit' as const), offset: fc.constantFrom(0, 0, -1, 1) }),
  ),
  days: fc.integer({ min: -20, max: 900 }),
  rule: fc.constantFrom(...futureRules),
});
/** What is rarely possible, asked for as it would be: all that there is of it. */
const rare = fc
  .constantFrom<RecordedKind>('refund', 'write_off', 'recovery', 'recovery')
  .map((kind) => recordCommand({ kind, asked: { from: 'limit', offset: 0 }, days: 0, rule: 'next' }));
const commands = fc.commands(
  [
    recorded.map(recordCommand),
    recorded.map(recordCommand),
    rare,
    fc.nat(100).map(reverseCommand),
    fc
      .tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 0, max: 800 }))
      .map(([count, days]) => rescheduleCommand(count, days)),
    fc.integer({ min: 0, max: 60 }).map(undoRescheduleCommand),
  ],
  { maxCommands: 30, size: 'max' },
);

test('no sequence of payments, relief, refunds, write-offs, recoveries, reversals, reschedules and their undoing loses a rupee or makes anyone owe more than the price', () => {
  fc.assert(
    fc.property(plans, commands, (plan, sequence) => {
      fc.modelRun(() => ({ model: new Totals(plan), real: ledgerOf(plan) }), sequence);
    }),
  );
  for (const kind of kinds) expect(done.get(kind), kind).toBeGreaterThanOrEqual(propertyRuns / 60);
});
