import { expect, test } from 'vitest';
import { calendarDate as day } from '#domain/calendar/calendar-date.ts';
import { firstOpenMonth, monthEndOf, refusalOfClose, refusalOfReopen } from './month-close.ts';

const may = day('2026-05-31');
const june = day('2026-06-30');
const july = day('2026-07-31');
const begun = { today: day('2026-08-01'), beganOn: day('2026-05-12'), closedUntil: null };

test('a month ends on its last day, in leap years too', () => {
  expect(monthEndOf(day('2026-06-01'))).toBe('2026-06-30');
  expect(monthEndOf(day('2026-12-31'))).toBe('2026-12-31');
  expect(monthEndOf(day('2028-02-10'))).toBe('2028-02-29');
});

test('months close one after the other, from that of the first entry on', () => {
  expect(refusalOfClose(may, begun)).toBeNull();
  expect(refusalOfClose(june, begun)).toEqual({ reason: 'months_close_in_order', next: may });
  expect(refusalOfClose(day('2026-04-30'), begun)).toEqual({ reason: 'months_close_in_order', next: may });
  expect(refusalOfClose(june, { ...begun, closedUntil: may })).toBeNull();
  expect(refusalOfClose(july, { ...begun, closedUntil: june })).toBeNull();
});

test('a closed month is not closed again', () => {
  expect(refusalOfClose(may, { ...begun, closedUntil: may })).toEqual({ reason: 'month_already_closed' });
  expect(refusalOfClose(may, { ...begun, closedUntil: june })).toEqual({ reason: 'month_already_closed' });
});

test('the month of today is not over, on its last day neither', () => {
  const closed = { ...begun, closedUntil: june };
  const notOver = { reason: 'month_not_over' };
  expect(refusalOfClose(july, { ...closed, today: day('2026-07-15') })).toEqual(notOver);
  expect(refusalOfClose(july, { ...closed, today: july })).toEqual(notOver);
  expect(refusalOfClose(june, { ...begun, today: june })).toEqual(notOver);
  expect(refusalOfClose(day('2026-04-30'), { ...begun, today: may })).toEqual(notOver);
  expect(refusalOfClose(day('2026-08-31'), closed)).toEqual(notOver);
  expect(refusalOfClose(june, { ...begun, beganOn: null })).toEqual(notOver);
  expect(refusalOfClose(june, { ...begun, beganOn: day('2026-08-01') })).toEqual(notOver);
});

test('the first open month may be that of today', () => {
  expect(firstOpenMonth({ ...begun, closedUntil: july })).toBe('2026-08-31');
  expect(firstOpenMonth({ ...begun, beganOn: null })).toBeNull();
});

test('only the month that was closed last is reopened', () => {
  const closed = { ...begun, closedUntil: june };
  expect(refusalOfReopen(june, closed)).toBeNull();
  expect(refusalOfReopen(may, closed)).toEqual({ reason: 'months_reopen_in_order', last: june });
  expect(refusalOfReopen(july, closed)).toEqual({ reason: 'month_not_closed' });
  expect(refusalOfReopen(june, begun)).toEqual({ reason: 'month_not_closed' });
});
