import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import { paymentPromiseStateOf } from './payment-promise.ts';

const promise = {
  amount: rupees(4800),
  madeOn: calendarDate('2026-11-18'),
  promisedFor: calendarDate('2026-11-21'),
};

type Paid = readonly (readonly [string, number])[];

test.each<readonly [string, Paid, string]>([
  ['open', [], '2026-11-21'],
  ['broken', [], '2026-11-22'],
  ['kept', [['2026-11-21', 4800]], '2026-11-22'],
  [
    'kept',
    [
      ['2026-11-18', 1800],
      ['2026-11-20', 3000],
    ],
    '2026-11-20',
  ],
  ['open', [['2026-11-20', 4799]], '2026-11-20'],
  ['broken', [['2026-11-17', 4800]], '2026-11-22'],
  ['broken', [['2026-11-22', 4800]], '2026-11-22'],
])('a promise of 4,800 by the 21st, made on the 18th, is %s with %j on %s', (state, payments, today) => {
  const standing = payments.map(([on, amount]) => ({ amount: rupees(amount), valuedOn: calendarDate(on) }));
  expect(paymentPromiseStateOf(promise, standing, calendarDate(today))).toBe(state);
});
