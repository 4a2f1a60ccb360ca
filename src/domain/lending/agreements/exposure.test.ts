import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rupees } from '#domain/money/rupees.ts';
import { agreementStatuses } from './agreement-status.ts';
import {
  type ExceededLimit,
  type ExposureLimits,
  exceededLimits,
  exposureOf,
  isConfirmed,
  type Owing,
  owedOn,
} from './exposure.ts';

const owing = (status: Owing['status'], financed: number, outstanding = 0): Owing => ({
  status,
  financed: rupees(financed),
  outstanding: rupees(outstanding),
});
const limitsOf = (customer: number | null, household: number | null, guarantor: number | null) => ({
  customerOwedMax: customer === null ? null : rupees(customer),
  householdOwedMax: household === null ? null : rupees(household),
  guarantorAgreementsMax: guarantor,
});

test('an agreement adds what is outstanding on it, or what it will finance before it starts', () => {
  const added = agreementStatuses.map((status) => [status, owedOn(owing(status, 90, 40))]);
  expect(Object.fromEntries(added)).toEqual({
    draft: 90,
    submitted: 90,
    approved: 90,
    active: 40,
    completed: 0,
    rejected: 0,
    withdrawn: 0,
    cancelled: 0,
    written_off: 0,
  });
});

describe('a limit is exceeded', () => {
  const exposure = exposureOf(
    [owing('draft', 60_000), owing('active', 90_000, 40_000)],
    [owing('active', 50_000, 20_000), owing('approved', 10_000)],
    [
      { id: 'a', agreements: 3 },
      { id: 'b', agreements: 4 },
    ],
  );

  test('by a figure above it, not by one that is equal', () => {
    expect(exceededLimits(exposure, limitsOf(100_000, 130_000, 4))).toEqual([]);
    expect(exceededLimits(exposure, limitsOf(99_999, 129_999, 3))).toEqual([
      { limit: 'customer', guarantorId: null, figure: 100_000, most: 99_999 },
      { limit: 'household', guarantorId: null, figure: 130_000, most: 129_999 },
      { limit: 'guarantor', guarantorId: 'b', figure: 4, most: 3 },
    ]);
  });

  test('never where the lender sets none', () => {
    expect(exceededLimits(exposure, limitsOf(null, null, null))).toEqual([]);
  });
});

const amount = () => fc.integer({ min: 0, max: 10_000_000 });
const agreements = fc.array(
  fc
    .tuple(fc.constantFrom(...agreementStatuses), amount(), amount())
    .map(([status, financed, outstanding]) => owing(status, financed, outstanding)),
  { maxLength: 6 },
);
const vouching = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('a', 'b', 'c'), agreements: fc.nat({ max: 9 }) }),
  { selector: ({ id }) => id },
);
const limit = (max: number) => fc.option(fc.integer({ min: 1, max }));
const limits: fc.Arbitrary<ExposureLimits> = fc
  .tuple(limit(30_000_000), limit(30_000_000), limit(9))
  .map(([customer, household, guarantor]) => limitsOf(customer, household, guarantor));

test('a household owes at least what its customer owes, and one more agreement never lowers either', () => {
  fc.assert(
    fc.property(agreements, agreements, agreements, (own, relatives, more) => {
      const before = exposureOf(own, relatives, []);
      expect(before.household).toBeGreaterThanOrEqual(before.customer);
      const after = exposureOf([...own, ...more], relatives, []);
      expect(after.customer).toBeGreaterThanOrEqual(before.customer);
      expect(after.household - before.household).toBe(after.customer - before.customer);
      expect(exposureOf(own, [...relatives, ...more], []).customer).toBe(before.customer);
    }),
  );
});

test('a limit is named exactly when its figure is above it, and confirming what is named settles it', () => {
  fc.assert(
    fc.property(agreements, agreements, vouching, limits, (own, relatives, guarantors, given) => {
      const exposure = exposureOf(own, relatives, guarantors);
      const exceeded = exceededLimits(exposure, given);
      const isOver = (figure: number, most: number | null) => most !== null && figure > most;
      const names = exceeded.map(({ limit: name }) => name);
      expect(names.includes('customer')).toBe(isOver(exposure.customer, given.customerOwedMax));
      expect(names.includes('household')).toBe(isOver(exposure.household, given.householdOwedMax));
      expect(names.filter((name) => name === 'guarantor')).toHaveLength(
        guarantors.filter((one) => isOver(one.agreements, given.guarantorAgreementsMax)).length,
      );
      expect(exceeded.every((one) => isConfirmed(one, exceeded))).toBe(true);
      expect(exceeded.some((one) => isConfirmed(one, []))).toBe(false);
    }),
  );
});

test('what was confirmed covers the same or less, and nothing worse', () => {
  const exceeded: fc.Arbitrary<ExceededLimit> = fc
    .tuple(fc.constantFrom('customer', 'household'), fc.integer({ min: 2, max: 1_000 }))
    .chain(([name, figure]) =>
      fc
        .integer({ min: 1, max: figure - 1 })
        .map((most) => ({ limit: name, guarantorId: null, figure, most }) as const),
    );
  fc.assert(
    fc.property(exceeded, fc.nat({ max: 99 }), fc.nat({ max: 99 }), (seen, moved, lifted) => {
      const { figure, most } = seen;
      expect(isConfirmed({ ...seen, figure: figure - moved, most: most + lifted }, [seen])).toBe(true);
      expect(isConfirmed({ ...seen, figure: figure + moved + 1 }, [seen])).toBe(false);
      expect(isConfirmed({ ...seen, most: most - lifted - 1 }, [seen])).toBe(false);
      expect(isConfirmed({ ...seen, limit: 'guarantor' }, [seen])).toBe(false);
      expect(isConfirmed({ ...seen, guarantorId: 'a' }, [seen])).toBe(false);
    }),
  );
});
