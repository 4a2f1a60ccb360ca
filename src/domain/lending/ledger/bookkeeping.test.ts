import { expect, test } from 'vitest';
import { mirrorOf, postingOf } from './bookkeeping.ts';

test.each([
  ['delivery', 'receivable', 'handed_over'],
  ['down_payment', 'raast', 'receivable'],
  ['starting_relief', 'relief_fund', 'receivable'],
  ['payment', 'raast', 'receivable'],
  ['relief', 'relief_fund', 'receivable'],
  ['refund', 'receivable', 'raast'],
  ['write_off', 'written_off', 'receivable'],
  ['recovery', 'raast', 'recovered'],
] as const)('%s is booked to %s from %s', (kind, debit, credit) => {
  expect(postingOf(kind, 'raast')).toEqual({ debit, credit });
  expect(mirrorOf(postingOf(kind, 'raast'))).toEqual({ debit: credit, credit: debit });
});
