import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import { entryOf, reversalOf } from '#test/support/ledger/entries.ts';
import { balanceOf, runningBalances } from './balances.ts';
import type { BookAccount } from './bookkeeping.ts';

const on = calendarDate('2026-01-12');
const delivery = entryOf({ id: 'a', kind: 'delivery', amount: rupees(148_500), valuedOn: on });
const downPayment = entryOf({ id: 'b', kind: 'down_payment', amount: rupees(30_000), valuedOn: on });
const payment = entryOf({ id: 'c', kind: 'payment', amount: rupees(9800), valuedOn: on, by: 'jazzcash' });
const entries = [delivery, downPayment, payment, reversalOf(payment)];

test('each entry has the balance after it', () => {
  expect(runningBalances(entries)).toEqual([148_500, 118_500, 108_700, 118_500]);
});

test('the accounts add up to zero', () => {
  const accounts: BookAccount[] = ['receivable', 'handed_over', 'cash', 'jazzcash'];
  expect(accounts.map((account) => balanceOf(account, entries))).toEqual([118_500, -148_500, 30_000, 0]);
});

test('a moved overpayment passes through the transfer account and leaves zero in it', () => {
  const amount = rupees(700);
  const out = entryOf({ id: 'd', kind: 'refund', amount, valuedOn: on, by: 'transfer' });
  const into = entryOf({ id: 'e', kind: 'payment', amount, valuedOn: on, by: 'transfer' });
  expect(balanceOf('transfer', [out, into])).toBe(0);
});
