import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '#domain/instant.ts';
import { promisedUntil, promiseStateOf } from './promise.ts';

const receivedAt = Date.UTC(2026, 10, 19, 9, 50);
const after = (ms: number) => receivedAt + ms;

test('a contact is promised within 24 hours of the request', () => {
  expect(promisedUntil(receivedAt)).toBe(Date.UTC(2026, 10, 20, 9, 50));
});

test.each([
  ['open', 0],
  ['open', 21 * hourMs - 1],
  ['due_soon', 21 * hourMs],
  ['due_soon', 24 * hourMs],
  ['overdue', 24 * hourMs + 1],
] as const)('without a contact the promise is %s %i ms after the request', (state, ms) => {
  expect(promiseStateOf(receivedAt, null, after(ms))).toBe(state);
});

test.each([
  ['kept', minuteMs],
  ['kept', 24 * hourMs],
  ['late', 24 * hourMs + 1],
] as const)(
  'a first contact leaves the promise %s for good when made %i ms after the request',
  (state, ms) => {
    expect(promiseStateOf(receivedAt, after(ms), after(ms))).toBe(state);
    expect(promiseStateOf(receivedAt, after(ms), after(900 * hourMs))).toBe(state);
  },
);
