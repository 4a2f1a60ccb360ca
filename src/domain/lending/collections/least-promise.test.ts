import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import { leastPromise, type PromisedRow } from './least-promise.ts';

const today = calendarDate('2026-11-20');

const row = (number: number, dueOn: string, amount: number, paid = 0): PromisedRow => ({
  number,
  dueOn: calendarDate(dueOn),
  amount: rupees(amount),
  paid: rupees(paid),
});
const rows = (...paid: readonly number[]) => [
  row(0, '2026-09-01', 4_000, 4_000),
  row(1, '2026-10-20', 1_501, paid[0]),
  row(2, '2026-11-20', 1_501, paid[1]),
  row(3, '2026-12-20', 1_600, paid[2]),
];

test.each<readonly [string, readonly number[], number]>([
  ['half an installment, rounded up, where more is due', [], 751],
  ['all that is due where it is less than half an installment', [1_501, 1_400], 101],
  ['all that is due, with the row of today, where it is less than half an installment', [1_451, 1_401], 150],
  ['half of the next installment where nothing is due', [1_501, 1_501], 800],
  ['all of the next row that is left where that is less than half of it', [1_501, 1_501, 1_000], 600],
])('a promise is for at least %s', (_, paid, least) => {
  const stillOwed = rupees(4_602 - paid.reduce((sum, amount) => sum + amount, 0));
  expect(leastPromise(today, rows(...paid), { stillOwed, isWrittenOff: false })).toBe(least);
});

test('a promise after a write-off is for at least half an installment, or all that is still owed', () => {
  expect(leastPromise(today, rows(), { stillOwed: rupees(4_602), isWrittenOff: true })).toBe(751);
  expect(leastPromise(today, rows(), { stillOwed: rupees(300), isWrittenOff: true })).toBe(300);
  const littleDue = rows(1_501, 1_400);
  expect(leastPromise(today, littleDue, { stillOwed: rupees(1_701), isWrittenOff: true })).toBe(751);
});

test('a bounced down payment is due like any other row, and is no installment', () => {
  const bounced = [row(0, '2026-09-01', 4_000), ...rows(0).slice(1)];
  expect(leastPromise(today, bounced, { stillOwed: rupees(8_602), isWrittenOff: false })).toBe(751);
});

test('half of a bounced down payment is promised where no installment is left', () => {
  const bounced = [row(0, '2026-09-01', 4_000), ...rows(1_501, 1_501, 1_600).slice(1)];
  expect(leastPromise(today, bounced, { stillOwed: rupees(4_000), isWrittenOff: false })).toBe(2_000);
});

test('a promise is never for more than what is still owed', () => {
  const paidApart = [row(1, '2026-11-20', 1_000, 1_000)];
  expect(leastPromise(today, paidApart, { stillOwed: rupees(40), isWrittenOff: false })).toBe(40);
});
