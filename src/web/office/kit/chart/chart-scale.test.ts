import { expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { scaleOf } from './chart-scale.ts';

test('an axis has round numbers around its data', () => {
  expect(scaleOf([0.9, 0.972]).ticks.map((tick) => tick.toFixed(3))).toEqual([
    '0.880',
    '0.900',
    '0.920',
    '0.940',
    '0.960',
    '0.980',
    '1.000',
  ]);
  expect(scaleOf([0]).from).toBe(0);
  expect(scaleOf([0.66, 0.97], 1).to).toBe(1);
});

test('all data is within the axis', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1e11 }), { minLength: 1 });
  fc.assert(
    fc.property(amounts, (values) => {
      const { at, ticks } = scaleOf(values);
      expect(ticks.length).toBeLessThan(12);
      for (const value of values) {
        expect(at(value)).toBeGreaterThanOrEqual(0);
        expect(at(value)).toBeLessThanOrEqual(1);
      }
    }),
  );
});
