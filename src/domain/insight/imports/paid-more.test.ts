import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { fc } from '#test/support/runs/properties.ts';
import { type PaidLater, type PaidStays, refusalOfPaidMore } from './paid-more.ts';

const days = ['2026-08-31', '2026-09-30', '2026-10-20', '2026-10-31', '2026-11-05'].map(calendarDate);
const [before = calendarDate('2026-08-31'), , paid, , after] = days;

const row: PaidLater = {
  was: 16_000,
  now: 24_000,
  lastPaidOn: paid ?? null,
  isOfOther: false,
  isUsed: false,
  broughtInOn: calendarDate('2026-11-01'),
  startOn: calendarDate('2026-09-01'),
  payable: 48_000,
  closedUntil: null,
};

test('payments from before the move can join those that were brought in', () => {
  expect(refusalOfPaidMore(row)).toBeNull();
  expect(refusalOfPaidMore({ ...row, now: 48_000, lastPaidOn: row.broughtInOn })).toBeNull();
});

const refused: readonly (readonly [PaidStays, Partial<PaidLater>])[] = [
  ['paid_less', { now: 8_000 }],
  ['other_customer', { isOfOther: true }],
  ['used_since', { isUsed: true }],
  ['month_closed', { closedUntil: calendarDate('2026-11-30') }],
  ['day_missing', { lastPaidOn: null }],
  ['after_move', { lastPaidOn: after ?? null }],
  ['before_delivery', { lastPaidOn: before }],
  ['beyond_installments', { now: 48_001 }],
];

test.each(refused)('the reason %s', (reason, given) => {
  expect(refusalOfPaidMore({ ...row, ...given })).toBe(reason);
});

test('a month that was closed before the move is no reason', () => {
  expect(refusalOfPaidMore({ ...row, closedUntil: calendarDate('2026-10-31') })).toBeNull();
});

test('whatever joins is more, within the installments, and of days between delivery and move', () => {
  const some = fc.record({
    was: fc.nat(50_000),
    now: fc.nat(60_000),
    lastPaidOn: fc.option(fc.constantFrom(...days)),
    closedUntil: fc.option(fc.constantFrom(...days)),
  });
  const property = fc.property(some, (given) => {
    const later = { ...row, ...given };
    if (refusalOfPaidMore(later) !== null) return;
    expect(later.now).toBeGreaterThanOrEqual(later.was);
    expect(later.now).toBeLessThanOrEqual(row.payable);
    expect(later.lastPaidOn).not.toBeNull();
    expect(String(later.lastPaidOn) <= row.broughtInOn && String(later.lastPaidOn) >= row.startOn).toBe(true);
  });
  fc.assert(property);
});
