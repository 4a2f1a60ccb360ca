import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '#domain/instant.ts';
import { instantOf } from '#web/format/date-time.ts';
import { hourFills, waitingPromise } from './waiting-promise.ts';

const request = {
  status: 'new',
  receivedAt: '2026-11-19T09:50:00Z',
  promisedUntil: '2026-11-20T09:50:00Z',
} as const;
const at = (iso: string) => waitingPromise(request, instantOf(iso));

test('a new request counts down to its promised moment', () => {
  expect(at('2026-11-20T06:40:00Z')).toMatchObject({ state: 'open', leftMs: 3 * hourMs + 10 * minuteMs });
  expect(at('2026-11-20T08:00:00Z')).toMatchObject({ state: 'due_soon' });
  expect(at('2026-11-20T11:14:00Z')).toMatchObject({ state: 'overdue', leftMs: -84 * minuteMs });
});

test('a request that was answered has nothing to count down', () => {
  expect(waitingPromise({ ...request, status: 'contacted' }, instantOf('2026-11-20T06:40:00Z'))).toBeNull();
});

test('an assigned request is still waiting: only a contact stops the clock', () => {
  expect(waitingPromise({ ...request, status: 'assigned' }, instantOf('2026-11-21T00:00:00Z'))?.state).toBe(
    'overdue',
  );
});

test('24 squares show how much of the promise has passed', () => {
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
