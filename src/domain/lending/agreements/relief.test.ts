import { expect, test } from 'vitest';
import { rupees } from '#domain/money/rupees.ts';
import { examplePlan } from '#test/support/plans.ts';
import { refusalOfPlan } from './plan.ts';
import { leftInFund, type ReliefRequest, refusalOfRelief, waivableBeforeStart } from './relief.ts';

const fund = { budget: rupees(500_000), granted: rupees(440_000) };
const request: ReliefRequest = {
  amount: 50_000,
  reason: 'The breadwinner died in March.',
  hasEvidence: true,
};

const refusals: readonly [Partial<ReliefRequest>, ReturnType<typeof refusalOfRelief>][] = [
  [{}, null],
  [{ amount: 60_000 }, null],
  [{ amount: 60_001 }, 'relief_fund_exhausted'],
  [{ amount: 100_001 }, 'relief_beyond_outstanding'],
  [{ amount: 0 }, 'amount_not_whole_rupees'],
  [{ amount: 10.5 }, 'amount_not_whole_rupees'],
  [{ reason: '  ' }, 'reason_required'],
  [{ hasEvidence: false }, 'evidence_required'],
];

test.each(refusals)(
  'of 100,000 outstanding and 60,000 in the fund, relief with %j is judged %s',
  (change, refusal) => {
    expect(refusalOfRelief({ ...request, ...change }, rupees(100_000), fund)).toBe(refusal);
  },
);

test('a fund whose budget was lowered has less than nothing left', () => {
  expect(leftInFund({ budget: rupees(400_000), granted: rupees(440_000) })).toBe(-40_000);
});

test('before the start all but one rupee of an agreement can be waived, which leaves a plan that splits', () => {
  const plan = { ...examplePlan, downPayment: rupees(2000), count: 1 };
  const relief = waivableBeforeStart(plan);
  expect(relief).toBe(9999);
  expect(refusalOfPlan({ ...plan, relief })).toBeNull();
  expect(refusalOfPlan({ ...plan, relief: rupees(relief + 1) })).toEqual({ reason: 'nothing_to_finance' });
});
