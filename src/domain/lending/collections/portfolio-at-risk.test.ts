import { expect, test } from 'vitest';
import { rupees, sumOf } from '#domain/money/rupees.ts';
import { amounts } from '#test/support/ledger/plans.ts';
import { fc } from '#test/support/runs/properties.ts';
import { ageing, parDays, portfolioAtRisk } from './portfolio-at-risk.ts';

test('PAR 30 is the whole outstanding of agreements more than 30 days past due, divided by all outstanding', () => {
  const exposures = [
    { outstanding: rupees(70_000), daysPastDue: 0 },
    { outstanding: rupees(20_000), daysPastDue: 30 },
    { outstanding: rupees(10_000), daysPastDue: 31 },
  ];
  expect(portfolioAtRisk(exposures, 30)).toEqual({ atRisk: 10_000, gross: 100_000 });
  expect(portfolioAtRisk([], 30)).toEqual({ atRisk: 0, gross: 0 });
});

const exposures = fc.array(fc.record({ outstanding: amounts(0, 1_000_000), daysPastDue: fc.nat(200) }));

test('ageing puts every agreement into one bucket, and each PAR is the sum of the buckets after its limit', () => {
  fc.assert(
    fc.property(exposures, (portfolio) => {
      const aged = ageing(portfolio);
      expect(aged.reduce((count, bucket) => count + bucket.count, 0)).toBe(portfolio.length);
      for (const days of parDays) {
        const after = aged.filter(({ bucket }) => bucket.fromDays > days);
        expect(sumOf(after.map(({ outstanding }) => outstanding))).toBe(
          portfolioAtRisk(portfolio, days).atRisk,
        );
      }
    }),
  );
});
