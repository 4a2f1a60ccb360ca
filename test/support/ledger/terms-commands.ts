import { expect } from 'vitest';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { refusalOfAction, statusAfter } from '#domain/lending/agreements/agreement-actions.ts';
import { scheduleOf } from '#domain/lending/agreements/schedule.ts';
import { previewOfEntries, previewOfSchedule } from '#domain/lending/approvals/preview.ts';
import { textOfPreview } from '#domain/lending/approvals/preview-text.ts';
import {
  entriesOfDelivery,
  refusalOfDeliveryReversal,
} from '#domain/lending/ledger/check-delivery-reversal.ts';
import type { Entry } from '#domain/lending/ledger/entry.ts';
import { replay, type Schedule } from '#domain/lending/ledger/replay.ts';
import { carryOver } from '#domain/lending/rescheduling/carry-over.ts';
import { openCountOf, paidRowsOf, reschedule } from '#domain/lending/rescheduling/reschedule.ts';
import { undoReschedule } from '#domain/lending/rescheduling/undo-reschedule.ts';
import { rupees } from '#domain/money/rupees.ts';
import { fc } from '#test/support/runs/properties.ts';
import { type Books, didSucceed, type Side, todayIn } from './books-model.ts';
import { entryOf, reversalOf } from './entries.ts';
import { type BooksCommand, command, sides } from './entry-commands.ts';
import { deliver, type Ledger, type Totals } from './ledger-model.ts';

interface RescheduleDraft {
  readonly side: Side;
  /** Null to move the rows that are open. */
  readonly openCount: number | null;
  readonly days: number;
}

/** The requested schedule, if it is possible. */
function rescheduledOf(ledger: Ledger, { openCount, days }: RescheduleDraft): Schedule | null {
  const { plan, schedule, entries, figures, status } = ledger;
  if (refusalOfAction('reschedule', status) !== null) return null;
  const rows = paidRowsOf(schedule.rows, figures.paid);
  const { frequency, roundingStep } = plan;
  const asked = {
    firstDueOn: addDays(plan.startOn, days),
    openCount: openCount ?? openCountOf(rows),
    frequency,
    roundingStep,
  };
  const result = reschedule(rows, asked, plan.startOn);
  return result.ok ? carryOver(schedule, entries, result.rows) : null;
}

/** Switches to other rows. Payments stay on their rows, with the same total. */
function goBy(ledger: Ledger, schedule: Schedule): void {
  const before = ledger.figures;
  ledger.replaced.push(ledger.schedule);
  ledger.schedule = schedule;
  expect(ledger.figures).toMatchObject({ outstanding: before.outstanding, overpaid: before.overpaid });
}

function rescheduleNow(draft: RescheduleDraft): BooksCommand {
  return command(`reschedule ${JSON.stringify(draft)}`, (_, books) => {
    const ledger = books.ledgers[draft.side];
    const asked = rescheduledOf(ledger, draft);
    if (asked === null) return;
    goBy(ledger, asked);
    didSucceed('reschedule');
  });
}

function undoNow(side: Side, days: number): BooksCommand {
  return command(`undo the reschedule of ${side} on day ${days}`, (_, books) => {
    const ledger = books.ledgers[side];
    const last = ledger.replaced.at(-1);
    if (last === undefined || refusalOfAction('undo_reschedule', ledger.status) !== null) return;
    const { startOn } = ledger.plan;
    const replaced = { ...last, replacedOn: startOn };
    const result = undoReschedule(replaced, ledger.entries, addDays(startOn, days));
    if (!result.ok) return;
    ledger.replaced.pop();
    ledger.schedule = last;
    expect(ledger.figures).toEqual(result.figures);
    didSucceed('reschedule undone');
  });
}

function takeDeliveryBack(side: Side, isCancelled: boolean): BooksCommand {
  return command(
    `take the delivery of ${side} back${isCancelled ? ' for good' : ''}`,
    ({ totals }, books) => {
      const ledger = books.ledgers[side];
      const refusal = refusalOfDeliveryReversal(ledger, ledger.plan);
      const isFollowed = [...totals[side].standing.keys()].some((id) => !id.startsWith('down_payment'));
      if (!totals[side].isDelivered || isFollowed) expect(refusal).not.toBeNull();
      else if (ledger.replaced.length === 0) expect(refusal).toBeNull();
      if (refusal !== null) return;
      const taken = entriesOfDelivery(ledger.entries);
      ledger.entries.push(...taken.map((entry) => reversalOf(entry, todayIn(books))));
      const action = isCancelled ? 'reverse_delivery_and_cancel' : 'reverse_delivery';
      ledger.decided = statusAfter(action) ?? ledger.decided;
      ledger.schedule = { rows: scheduleOf(ledger.plan), carried: [] };
      ledger.replaced = [];
      totals[side].takeDeliveryBack();
      didSucceed('delivery taken back');
    },
  );
}

function deliverAgain(side: Side): BooksCommand {
  return command(`deliver ${side} again`, ({ totals }, { ledgers }) => {
    const ledger = ledgers[side];
    if (refusalOfAction('activate', ledger.status) !== null) return;
    const before = ledger.entries.length;
    deliver(ledger);
    totals[side].deliver(`down_payment ${before}`);
    didSucceed('delivery again');
  });
}

/** A request as it would be granted at this moment: its effect, and the way to grant it. Null if it can't be. */
interface Asked {
  readonly text: string;
  readonly grant: () => void;
}

function askRelief(ledger: Ledger, totals: Totals, books: Books, amount: number): Asked | null {
  if (!totals.allows('relief', amount)) return null;
  const id = `entry ${ledger.entries.length}`;
  const entry = entryOf({ id, kind: 'relief', amount: rupees(amount), valuedOn: todayIn(books) });
  return {
    text: textOfPreview(previewOfEntries('relief', [{ agreement: ledger, entries: [entry] }])),
    grant: () => {
      ledger.entries.push(entry);
      totals.record(id, 'relief', amount);
    },
  };
}

function askReschedule(ledger: Ledger, draft: RescheduleDraft): Asked | null {
  const schedule = rescheduledOf(ledger, draft);
  if (schedule === null) return null;
  return {
    text: textOfPreview(previewOfSchedule('reschedule', ledger, schedule)),
    grant: () => goBy(ledger, schedule),
  };
}

/** The agreement as a preview without changes, to compare with the granted one. */
function rowsNow({ schedule, entries }: { schedule: Schedule; entries: readonly Entry[] }): string[] {
  return paidRowsOf(schedule.rows, replay(schedule, entries).paid).map(
    ({ number, dueOn, amount, paid }) => `row ${number} ${dueOn} ${amount} ${paid}`,
  );
}

type Ask = (ledger: Ledger, totals: Totals, books: Books) => Asked | null;

/** One person requests with a preview; another decides later, in the state of that time. */
function request(name: string, side: Side, ask: Ask): BooksCommand {
  return command(`request ${name} on ${side}`, ({ totals }, books) => {
    const ledger = books.ledgers[side];
    const asked = ask(ledger, totals[side], books);
    if (asked === null) return;
    books.waiting.push({
      name,
      previewed: asked.text,
      decide: () => {
        const now = ask(ledger, totals[side], books);
        if (now === null) return 'refused';
        if (now.text !== asked.text) return 'stale';
        now.grant();
        const rows = asked.text.split('\n').filter((line) => line.startsWith('row '));
        expect(rowsNow(ledger)).toEqual(rows);
        return 'granted';
      },
    });
  });
}

function decide(pick: number): BooksCommand {
  return command(`decide ${pick}`, (_, { waiting }) => {
    const [request] = waiting.splice(pick % Math.max(1, waiting.length), 1);
    if (request === undefined) return;
    didSucceed(`${request.name} ${request.decide()}`);
  });
}

const rescheduleDrafts: fc.Arbitrary<RescheduleDraft> = fc.record({
  side: sides,
  openCount: fc.option(fc.integer({ min: 1, max: 70 })),
  days: fc.integer({ min: 0, max: 800 }),
});

/** Everything that changes an agreement's rows, or takes its delivery back, and what waits to be decided. */
export const termsCommands: readonly fc.Arbitrary<BooksCommand>[] = [
  fc.oneof(
    rescheduleDrafts.map(rescheduleNow),
    fc.tuple(sides, fc.integer({ min: 0, max: 60 })).map(([side, days]) => undoNow(side, days)),
  ),
  fc.oneof(
    fc.tuple(sides, fc.nat(9)).map(([side, chance]) => takeDeliveryBack(side, chance === 0)),
    sides.map(deliverAgain),
  ),
  fc
    .tuple(sides, fc.integer({ min: 1, max: 5000 }))
    .map(([side, amount]) =>
      request('relief', side, (ledger, totals, books) => askRelief(ledger, totals, books, amount)),
    ),
  rescheduleDrafts.map((draft) =>
    request('asked reschedule', draft.side, (ledger) => askReschedule(ledger, draft)),
  ),
  fc.nat(100).map(decide),
];
