import { expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { rupees } from '../../money/rupees.ts';
import { cashOfHandOver } from './hand-over-cash.ts';

const handOver = (stated: number, carried: number, amounts: readonly number[]) => {
  const { flows, ...rest } = cashOfHandOver({
    ...{ stated: rupees(stated), carried: rupees(carried) },
    flows: amounts.map((amount) => ({ amount: rupees(amount) })),
  });
  return { ...rest, flows: flows.map(({ amount, isPart }) => (isPart ? `${amount} of more` : amount)) };
};

test('a hand that is handed over whole shows all that came, and what was given back', () => {
  expect(handOver(48_900, 0, [4_300, 46_600, -2_000])).toEqual({
    ...{ carried: 0, missing: 0 },
    flows: [4_300, 46_600, -2_000],
  });
});

test('a hand-over of a part shows the oldest, and nothing of what stays in the hand', () => {
  expect(handOver(500, 0, [300, 900, 40_000])).toEqual({
    carried: 0,
    missing: 0,
    flows: [300, '200 of more'],
  });
  expect(handOver(300, 0, [300, 900])).toEqual({ carried: 0, missing: 0, flows: [300] });
  expect(handOver(500, 700, [900])).toEqual({ carried: 500, missing: 0, flows: [] });
});

test('what was reversed since is missing', () => {
  expect(handOver(1_000, 0, [400])).toEqual({ carried: 0, missing: 600, flows: [400] });
  expect(handOver(1_000, -600, [1_000])).toEqual({ carried: -600, missing: 600, flows: [1_000] });
});

test('the parts come to the stated amount, and the flows beyond it change none of them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: -5_000, max: 20_000 }),
      fc.array(fc.integer({ min: -5_000, max: 20_000 })),
      fc.array(fc.integer({ min: 1, max: 20_000 })),
      (stated, carried, amounts, later) => {
        const of = (flows: readonly number[]) =>
          cashOfHandOver({
            ...{ stated: rupees(stated), carried: rupees(carried) },
            flows: flows.map((amount) => ({ amount: rupees(amount) })),
          });
        const { flows, missing, ...rest } = of(amounts);
        const listed = flows.reduce((sum, { amount }) => sum + amount, Number(rest.carried));
        expect(listed + missing).toBe(stated);
        const keepsMore = amounts.reduce((sum, amount) => sum + amount, carried) > stated;
        if (keepsMore) expect(of([...amounts, ...later])).toEqual({ ...rest, flows, missing });
      },
    ),
  );
});
