import { expect, test } from 'vitest';
import type { MyAccount, MyAgreement } from '#contract/lending/my-account.ts';
import { whatIsNext } from './what-is-next.ts';

const figures = { outstanding: 0, dueNow: 0, overdue: 0, overpaid: 0, paid: 0, daysPastDue: 0 };

function account(
  dueNow: number,
  ...agreements: Partial<MyAgreement>[]
): Pick<MyAccount, 'agreements' | 'figures'> {
  return {
    figures: { ...figures, dueNow },
    agreements: agreements.map((agreement) => ({
      ...figures,
      id: crypto.randomUUID(),
      number: 'SGD-26-00042',
      paymentNumber: '100 000 0013',
      status: 'active',
      service: 'dowry',
      items: [],
      writtenOff: 0,
      monthlyBurden: 0,
      shares: [],
      oldestUnpaidDueOn: null,
      next: null,
      ...agreement,
    })),
  };
}

test('amounts due come first, with their oldest date', () => {
  const mine = account(
    4_800,
    { oldestUnpaidDueOn: '2026-11-10', next: { dueOn: '2026-12-10', amount: 9_800 } },
    { oldestUnpaidDueOn: '2026-10-01' },
  );
  expect(whatIsNext(mine)).toEqual({ kind: 'now', amount: 4_800, since: '2026-10-01' });
});

test('otherwise everything due on the next date', () => {
  const mine = account(
    0,
    { oldestUnpaidDueOn: '2026-12-10', next: { dueOn: '2026-12-10', amount: 9_800 } },
    { oldestUnpaidDueOn: '2026-12-05', next: { dueOn: '2026-12-05', amount: 4_500 } },
    { oldestUnpaidDueOn: '2026-12-05', next: { dueOn: '2026-12-05', amount: 500 } },
  );
  expect(whatIsNext(mine)).toEqual({ kind: 'next', amount: 5_000, dueOn: '2026-12-05' });
});

test('a customer who owes nothing sees why', () => {
  expect(whatIsNext(account(0))).toEqual({ kind: 'none' });
  expect(whatIsNext(account(0, { status: 'completed' }, { status: 'approved' }))).toEqual({
    kind: 'waiting',
  });
  expect(whatIsNext(account(0, { status: 'completed' }))).toEqual({ kind: 'all-paid' });
});
