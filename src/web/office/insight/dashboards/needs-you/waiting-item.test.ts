import { expect, test } from 'vitest';
import { inOrder, isOverdue, partOf, type WaitingItem } from './waiting-item.ts';

const now = Date.parse('2026-11-20T06:40:00Z');

const approval = (requestedAt: string) => ({ kind: 'approval', approval: { requestedAt } }) as WaitingItem;
const contact = (receivedAt: string, promisedUntil: string) =>
  ({ kind: 'contact request', request: { receivedAt, promisedUntil } }) as WaitingItem;
const transfer = (reportedAt: string) => ({ kind: 'transfer', report: { reportedAt } }) as WaitingItem;

test('a visitor whose promised contact is late comes before all that waits longer', () => {
  const oldest = approval('2026-11-01T06:00:00Z');
  const slip = transfer('2026-11-18T06:00:00Z');
  const inTime = contact('2026-11-20T05:00:00Z', '2026-11-21T05:00:00Z');
  const late = contact('2026-11-19T05:00:00Z', '2026-11-20T05:00:00Z');
  expect(inOrder([inTime, slip, late, oldest], now)).toEqual([late, oldest, slip, inTime]);
  expect([inTime, slip, late, oldest].filter((item) => isOverdue(item, now))).toEqual([late]);
});

test('what a visitor and a customer ask for are requests, a reported transfer is not', () => {
  expect([contact('', ''), approval(''), transfer('')].map(partOf)).toEqual([
    'requests',
    'decisions',
    'transfers',
  ]);
});
