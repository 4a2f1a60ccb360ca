import { expect, test } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar/calendar-date.ts';
import { dueAges, dueDaysOfAge, dueGroupOf } from './due-list.ts';

const today = calendarDate('2026-11-20');

test.each([
  ['2026-11-21', null],
  ['2026-11-20', 'due_today'],
  ['2026-11-19', 'overdue'],
  [null, null],
] as const)('an installment unpaid since %s is %s on the 20th', (since, group) => {
  const oldestUnpaidDueOn = since === null ? null : calendarDate(since);
  expect(dueGroupOf({ oldestUnpaidDueOn, promise: null }, today)).toBe(group);
});

test.each([
  ['2026-11-20', 'open', 'promised'],
  ['2026-11-20', 'kept', 'overdue'],
  ['2026-11-21', 'open', 'overdue'],
  ['2026-11-19', 'broken', 'broken'],
] as const)('an overdue agreement with a promise for %s that is %s is listed as %s', (on, state, group) => {
  const promise = { promisedFor: calendarDate(on), state };
  expect(dueGroupOf({ oldestUnpaidDueOn: calendarDate('2026-10-01'), promise }, today)).toBe(group);
});

test('a promise on a written-off agreement is listed too', () => {
  const promise = { promisedFor: today, state: 'open' } as const;
  expect(dueGroupOf({ oldestUnpaidDueOn: null, promise }, today)).toBe('promised');
});

test('a broken promise is dropped once everything due is paid', () => {
  const promise = { promisedFor: calendarDate('2026-11-10'), state: 'broken' } as const;
  expect(dueGroupOf({ oldestUnpaidDueOn: calendarDate('2026-12-01'), promise }, today)).toBeNull();
});

test('every number of overdue days has exactly one age group', () => {
  const ranges = dueAges.map((age) => dueDaysOfAge(age, today));
  for (let days = 1; days <= 400; days += 1) {
    const dueOn = addDays(today, -days);
    const holding = ranges.filter(({ from, until }) => (from === null || dueOn >= from) && dueOn <= until);
    expect(holding).toHaveLength(1);
  }
  expect(ranges.some(({ until }) => until >= today)).toBe(false);
});
