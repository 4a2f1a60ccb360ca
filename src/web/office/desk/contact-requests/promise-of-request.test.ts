import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '#domain/instant.ts';
import { instantOf } from '#web/format/date-time.ts';
import { hourFills, promiseOfRequest } from './promise-of-request.ts';

const request = {
  receivedAt: '2026-11-19T09:50:00Z',
  promisedUntil: '2026-11-20T09:50:00Z',
  firstContactAt: null,
};
const at = (iso: string, firstContactAt: string | null = null) =>
  promiseOfRequest({ ...request, firstContactAt }, instantOf(iso));

test('a request without a contact counts down to its deadline', () => {
  expect(at('2026-11-20T06:40:00Z')).toMatchObject({ state: 'open', ms: 3 * hourMs + 10 * minuteMs });
  expect(at('2026-11-20T08:00:00Z')).toMatchObject({ state: 'due_soon' });
  expect(at('2026-11-20T11:14:00Z')).toMatchObject({ state: 'overdue', ms: -84 * minuteMs });
});

test('an answered request shows how long the answer took', () => {
  const kept = at('2026-11-25T00:00:00Z', '2026-11-19T12:30:00Z');
  expect(kept).toMatchObject({ state: 'kept', isAnswered: true, ms: 160 * minuteMs });
  expect(at('2026-11-25T00:00:00Z', '2026-11-20T12:00:00Z')).toMatchObject({ state: 'late' });
});

test('24 squares show how much of the 24 hours has passed', () => {
  const count = (leftMs: number) => {
    const fills = hourFills(leftMs, hourMs);
    expect(fills).toHaveLength(24);
    return Object.groupBy(fills, (fill) => fill);
  };
  expect(count(24 * hourMs)).toMatchObject({ left: { length: 21 }, last: { length: 3 } });
  const later = count(3 * hourMs + 10 * minuteMs);
  expect(later).toMatchObject({ passed: { length: 20 }, passing: { length: 1 }, last: { length: 3 } });
  expect(count(-5 * hourMs).passed).toHaveLength(24);
});
