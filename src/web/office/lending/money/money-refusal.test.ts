import { expect, test } from 'vitest';
import type { MoneyBasis } from '#contract/lending/payments.ts';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { ledgerOf } from './money-ledger.ts';
import { moneyProblemsOf, obstacleOf } from './money-refusal.ts';
import { type MoneyTask, moneyTasks } from './money-tasks.ts';
import { firstMoneyValues, type MoneyValues } from './money-values.ts';

const today = '2026-11-20';

/** One installment of Rs 1,000, paid with Rs 1,500. */
const basis = {
  status: 'completed',
  deliveredOn: '2026-10-01',
  today,
  backDatingDaysMax: 2,
  mayRecordPayments: true,
  rows: [{ number: 1, dueOn: '2026-11-01', amount: 1_000 }],
  carried: [],
  entries: [
    { id: 'one', kind: 'payment', amount: 1_500, valuedOn: '2026-11-01', rule: null, reverses: null },
  ],
} as unknown as MoneyBasis;

function problemsOf(task: MoneyTask, given: Partial<MoneyValues>, targetOutstanding?: number) {
  const values = { ...firstMoneyValues(today, null), ...given };
  const ledger = ledgerOf(basis);
  return moneyProblemsOf({ task, values, basis, ledger, today: calendarDate(today), targetOutstanding });
}

test('a refusal of the books is shown at its field before anything is sent', () => {
  const { payment } = moneyTasks;
  expect(problemsOf(payment, { amount: 0 })).toHaveProperty('amount');
  expect(problemsOf(payment, { amount: 100, valuedOn: '2026-11-21' })).toHaveProperty('valuedOn');
  expect(problemsOf(payment, { amount: 100, valuedOn: '2026-11-17' }).valuedOn?.en).toContain(
    '18 November 2026',
  );
  expect(problemsOf(payment, { amount: 100, method: 'bank', reference: ' ' })).toHaveProperty('reference');
  expect(problemsOf(payment, { amount: 100, valuedOn: '2026-11-18' })).toEqual({});
});

test('a move is limited by the overpayment and by what the other agreement can take', () => {
  expect(problemsOf(moneyTasks.move, { amount: 501 }, 900).amount?.en).toContain('Rs 500');
  expect(problemsOf(moneyTasks.move, { amount: 400 }, 300).amount?.ur).toContain('300 روپے');
  expect(problemsOf(moneyTasks.move, { amount: 300 }, 300)).toEqual({});
});

test('a user or a status without the right sees why', () => {
  expect(obstacleOf(moneyTasks.payment, basis)).toBeNull();
  expect(obstacleOf(moneyTasks.recovery, basis)).not.toBeNull();
  expect(obstacleOf(moneyTasks.payment, { ...basis, mayRecordPayments: false })?.en).toContain('permission');
});
