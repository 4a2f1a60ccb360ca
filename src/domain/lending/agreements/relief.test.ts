import { expect, test } from 'vitest';
import { rupees } from '#domain/money/rupees.ts';
import { examplePlan } from '#test/support/ledger/plans.ts';
import { refusalOfPlan } from './plan.ts';
import {
  leftInFund,
  type ReliefRequest,
  refusalOfRelief,
  refusalOfReliefBudget,
  waivableBeforeStart,
} from './relief.ts';

const fund = { budget: rupees(500_000), reserved: rupees(40_000), granted: rupees(400_000) };
const request: ReliefRequest = {
  amount: 50_000,
  reason: 'The breadwinner died in March.',
  hasEvidence: true,
};

const refusals: readonly [Partial<ReliefRequest>, ReturnType<typeof refusalOfRelief>][] = [
  [{}, null],
  [{ amount: 60_000 }, null],
  [{ amount: 60_001 }, { reason: 'relief_fund_exhausted', left: rupees(60_000) }],
  [{ amount: 100_001 }, { reason: 'relief_beyond_outstanding', outstanding: rupees(100_000) }],
  [{ amount: 0 }, { reason: 'amount_not_whole_rupees' }],
  [{ amount: 10.5 }, { reason: 'amount_not_whole_rupees' }],
  [{ reason: '  ' }, { reason: 'reason_required' }],
  [{ hasEvidence: false }, { reason: 'evidence_required' }],
];

test.each(refusals)(
  'of 100,000 outstanding and 60,000 left in the fund, relief with %j is judged %j',
  (change, refusal) => {
    expect(refusalOfRelief({ ...request, ...change }, rupees(100_000), fund)).toEqual(refusal);
  },
);

test('everything outstanding can be waived if the fund has it', () => {
  expect(refusalOfRelief(request, rupees(50_000), fund)).toBeNull();
});

test('a fund whose budget was lowered below its use has less than nothing left', () => {
  expect(leftInFund({ ...fund, budget: rupees(400_000) })).toBe(-40_000);
});

test('a budget covers what is granted and what is reserved', () => {
  expect(refusalOfReliefBudget(rupees(440_000), fund)).toBeNull();
  expect(refusalOfReliefBudget(rupees(439_999), fund)).toEqual({
    reason: 'relief_budget_below_granted',
    reserved: 40_000,
    granted: 400_000,
  });
});

test('before the start everything but one rupee can be waived, and the plan still splits', () => {
  const plan = { ...examplePlan, downPayment: rupees(2000), count: 1 };
  const relief = waivableBeforeStart(plan);
  expect(relief).toBe(9999);
  expect(refusalOfPlan({ ...plan, relief })).toBeNull();
  expect(refusalOfPlan({ ...plan, relief: rupees(relief + 1) })).toEqual({ reason: 'nothing_to_finance' });
  expect(waivableBeforeStart({ price: rupees(100), downPayment: rupees(100) })).toBe(0);
});
