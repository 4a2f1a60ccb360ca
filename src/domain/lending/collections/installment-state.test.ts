import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import type { AgreementStatus } from '../agreements/agreement-status.ts';
import { installmentStateOn } from './installment-state.ts';

const today = calendarDate('2026-11-20');
const stateOf = (dueOn: string, paid: number, status: AgreementStatus = 'active', relieved = 0) =>
  installmentStateOn(today, { dueOn: calendarDate(dueOn), amount: 9_800, paid, relieved }, status);

test('an unpaid row is overdue from the day after its due date, even if partly paid', () => {
  expect(stateOf('2026-11-19', 0)).toBe('overdue');
  expect(stateOf('2026-11-19', 9_799)).toBe('overdue');
  expect(stateOf('2026-11-20', 5_000)).toBe('due_today');
  expect(stateOf('2026-11-21', 5_000)).toBe('upcoming');
});

test('a fully paid row is paid, even before its due date or after a write-off', () => {
  expect(stateOf('2027-01-10', 9_800)).toBe('paid');
  expect(stateOf('2026-11-10', 9_800, 'written_off')).toBe('paid');
});

test('a row that the relief fund paid in full is not paid, and one that money paid in part is', () => {
  expect(stateOf('2026-12-10', 9_800, 'active', 9_800)).toBe('relieved');
  expect(stateOf('2026-12-10', 9_800, 'completed', 9_799)).toBe('paid');
  expect(stateOf('2026-11-19', 9_000, 'active', 9_000)).toBe('overdue');
});

test('a row that was written off is not overdue, and a plan that has not started owes nothing', () => {
  expect(stateOf('2026-11-10', 0, 'written_off')).toBe('written_off');
  for (const status of ['draft', 'submitted', 'approved', 'cancelled'] as const)
    expect(stateOf('2026-11-10', 0, status)).toBe('planned');
});
