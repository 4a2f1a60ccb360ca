import { expect, test } from 'vitest';
import { dayMs } from '../instant.ts';
import { secondStepDueAt } from './second-step-due.ts';

const created = Date.UTC(2026, 10, 27);

test('the only superadmin of a lender has a week to turn two-step sign-in on', () => {
  expect(secondStepDueAt(created, true, false)).toBe(created + 7 * dayMs);
});

test('one of several superadmins has no time for it', () => {
  expect(secondStepDueAt(created, false, false)).toBe(created);
});

test('a superadmin who turned two-step sign-in off again has no time left', () => {
  expect(secondStepDueAt(created, true, true)).toBe(created);
});
