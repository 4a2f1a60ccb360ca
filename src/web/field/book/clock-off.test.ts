import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '#domain/instant.ts';
import { clockOff } from './clock-off.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const known = { at: now, lastAt: null, heard: null, steady: 0 };

test('a clock is right as long as nothing speaks against it', () => {
  expect(clockOff(known)).toBe(0);
  expect(clockOff({ ...known, lastAt: now - 3 * hourMs })).toBe(0);
  expect(clockOff({ ...known, heard: { server: now + 20 * minuteMs, steady: 0 } })).toBe(0);
});

test('a clock that was set back is noticed without the server by the last item', () => {
  expect(clockOff({ ...known, lastAt: now + 26 * hourMs })).toBe(-26 * hourMs);
});

test('the server’s clock goes before, as long as it was heard just now', () => {
  const heard = { server: now - 30 * hourMs, steady: 0 };
  expect(clockOff({ ...known, heard, steady: 5 * minuteMs })).toBe(30 * hourMs - 5 * minuteMs);
  // Heard long ago: the phone may have slept, and nothing is said against it.
  expect(clockOff({ ...known, heard, steady: 11 * minuteMs })).toBe(0);
});
