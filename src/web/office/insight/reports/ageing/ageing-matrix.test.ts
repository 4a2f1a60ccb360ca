import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ReportRow, reportAges } from '#contract/insight/reports.ts';
import { agedIn, ageingMatrix, allBranches, over30, pastDue } from './ageing-matrix.ts';

const row = (branchId: string, age: string, outstanding: number, rescheduledOutstanding = 0): ReportRow => ({
  key: `${branchId} ${age}`,
  branchId,
  cells: {
    branch: { code: branchId, city: { en: branchId, ur: branchId } },
    age,
    agreements: 2,
    outstanding,
    rescheduledOutstanding,
  },
});

test('the branch with the larger share at risk over 30 days comes first', () => {
  const rows = [
    row('LHR', '0-1', 900),
    row('LHR', '31-60', 100),
    row('MUX', '2-30', 50),
    row('MUX', '91', 50, 20),
  ];
  expect(ageingMatrix(rows)).toMatchObject([
    { id: 'MUX', amounts: [0, 50, 0, 0, 50], outstanding: 100, rescheduled: 20 },
    { id: 'LHR', amounts: [900, 0, 100, 0, 0], outstanding: 1000, rescheduled: 0 },
  ]);
});

test('ages are figures of the chosen unit, and a share is of the whole outstanding', () => {
  const all = allBranches([row('LHR', '0-1', 900), row('LHR', '31-60', 300)]);
  expect(agedIn(all, 'rupees')).toEqual({ ages: [900, 0, 300, 0, 0], all: 1200 });
  expect(agedIn(all, 'agreements')).toEqual({ ages: [2, 0, 2, 0, 0], all: 4 });
  expect((['rupees', 'agreements', 'percent'] as const).map((unit) => pastDue(all, unit))).toEqual([
    300, 2, 0.25,
  ]);
  expect(pastDue(allBranches([]), 'percent')).toBe(0);
});

test('branches add up to all of them, in each age', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  const rowsOf = fc.uniqueArray(
    fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.constantFrom(...reportAges), amount),
    {
      selector: ([branch, age]) => `${branch} ${age}`,
    },
  );
  fc.assert(
    fc.property(rowsOf, (found) => {
      const rows = found.map(([branch, age, outstanding]) => row(branch, age, outstanding));
      const [branches, all] = [ageingMatrix(rows), allBranches(rows)];
      const sum = (of: (line: (typeof branches)[number]) => number) =>
        branches.reduce((total, line) => total + of(line), 0);
      expect(all.outstanding).toBe(sum(({ outstanding }) => outstanding));
      expect(over30(all)).toBe(sum(over30));
      for (const place of reportAges.keys())
        expect(all.amounts[place]).toBe(sum(({ amounts }) => amounts[place] ?? 0));
    }),
  );
});
