import { expect, test } from 'vitest';
import { addDays, type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import { fc } from '#test/support/runs/properties.ts';
import { dayToClose, mayCashMove, refusalOfDayClose, refusalOfDayReopen } from './cash-day.ts';
import { formatCashSheetNumber } from './cash-sheet-number.ts';

const today = calendarDate('2026-11-20');
const yesterday = addDays(today, -1);

const daysBack = fc.option(fc.integer({ min: 0, max: 40 }), { nil: null });
const onDay = (back: number | null): CalendarDate | null => (back === null ? null : addDays(today, -back));

const nadiaCloses = {
  ...{ today, day: today, closedUntil: yesterday, movedOn: today },
  count: { id: 'first', amount: rupees(149_900), shouldBe: rupees(149_900), lastSlip: 12 },
  ...{ countId: 'first', drawer: rupees(149_900), lastSlip: 12 },
  ...{ hands: [], explained: [], differenceReason: null },
  ...{ openRequests: 0, requestsSeen: false },
} as const;

test('a day is closed after the one before it, and never before it is there', () => {
  fc.assert(
    fc.property(daysBack, daysBack, (closed, moved) => {
      const closedUntil = onDay(closed);
      const day = dayToClose({ today, closedUntil, movedOn: onDay(moved) });
      expect(day === null).toBe(closed === 0);
      if (day === null) return;
      expect(day <= today).toBe(true);
      if (closedUntil !== null) expect(day > closedUntil).toBe(true);
    }),
  );
});

test('in the morning the day that was left open is closed, and from the first cash of today on today is', () => {
  const left = { today, closedUntil: addDays(today, -2) };
  expect(dayToClose({ ...left, movedOn: yesterday })).toBe(yesterday);
  expect(dayToClose({ ...left, movedOn: today })).toBe(today);
  expect(dayToClose({ ...left, movedOn: null })).toBe(today);
  expect(dayToClose({ today, closedUntil: null, movedOn: yesterday })).toBe(yesterday);
  // Cash that was taken after the close of its day belongs to the next.
  expect(dayToClose({ today, closedUntil: yesterday, movedOn: yesterday })).toBe(today);
});

test('cash moves on a day exactly until that day is closed', () => {
  expect(mayCashMove(today, null)).toBe(true);
  expect(mayCashMove(today, yesterday)).toBe(true);
  expect(mayCashMove(today, today)).toBe(false);
  expect(mayCashMove(yesterday, today)).toBe(false);
});

test('a close is refused with a stale day, an older count, or a movement after the count', () => {
  expect(refusalOfDayClose(nadiaCloses)).toBeNull();
  expect(refusalOfDayClose({ ...nadiaCloses, closedUntil: today })).toEqual({ reason: 'cash_day_closed' });
  expect(refusalOfDayClose({ ...nadiaCloses, day: yesterday })).toEqual({ reason: 'cash_day_changed' });
  for (const changed of [
    { count: null },
    { countId: 'other' },
    { lastSlip: 13 },
    { drawer: rupees(150_000) },
  ])
    expect(refusalOfDayClose({ ...nadiaCloses, ...changed })).toEqual({ reason: 'cash_moved_since_count' });
});

test('each hand with cash is explained, whatever is explained beside it', () => {
  const hands = fc.uniqueArray(
    fc.record({ userId: fc.string(), amount: fc.integer({ min: -50, max: 50 }).map(rupees) }),
    { selector: ({ userId }) => userId },
  );
  fc.assert(
    fc.property(hands, fc.array(fc.string()), (held, others) => {
      const full = held.filter(({ amount }) => amount !== 0).map(({ userId }) => userId);
      expect(refusalOfDayClose({ ...nadiaCloses, hands: held, explained: [...full, ...others] })).toBeNull();
      for (const left of full)
        expect(
          refusalOfDayClose({ ...nadiaCloses, hands: held, explained: full.filter((one) => one !== left) }),
        ).toEqual({ reason: 'cash_hand_not_explained' });
    }),
  );
});

test('a drawer that differs from its movements by any amount is closed with a reason only', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000, max: 10_000 }).filter((by) => by !== 0),
      (by) => {
        const count = { ...nadiaCloses.count, amount: rupees(149_900 + by) };
        expect(refusalOfDayClose({ ...nadiaCloses, count })).toEqual({ reason: 'cash_difference_not_named' });
        const differenceReason = 'A note of 500 was torn';
        expect(refusalOfDayClose({ ...nadiaCloses, count, differenceReason })).toBeNull();
      },
    ),
  );
});

test('only the newest close is reopened, and once', () => {
  expect(refusalOfDayReopen({ isReopened: false, isLast: true })).toBeNull();
  expect(refusalOfDayReopen({ isReopened: false, isLast: false })).toEqual({ reason: 'cash_day_not_last' });
  expect(refusalOfDayReopen({ isReopened: true, isLast: false })).toEqual({ reason: 'cash_day_reopened' });
});

test('a sheet has the code of its branch and its number', () => {
  expect(formatCashSheetNumber('SGD', 224)).toBe('SGD-D-0224');
});

test('contact requests without an answer are seen before the close, and none need not be', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.boolean(), (openRequests, requestsSeen) => {
      expect(refusalOfDayClose({ ...nadiaCloses, openRequests, requestsSeen })).toEqual(
        openRequests > 0 && !requestsSeen ? { reason: 'open_requests_not_seen' } : null,
      );
    }),
  );
});
