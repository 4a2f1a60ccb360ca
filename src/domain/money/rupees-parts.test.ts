import { expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { parseRupees } from './read-rupees.ts';
import { rupees } from './rupees.ts';
import { rupeesParts } from './rupees-parts.ts';

test.each([
  [0, '', '0'],
  [999, '', '999'],
  [14_600, '', '14,600'],
  [1_234_567, '', '1,234,567'],
  [-4800, '\u2212', '4,800'],
])('%i is shown with the minus %j and the digits %s', (amount, minus, digits) => {
  expect(rupeesParts(rupees(amount))).toEqual({ minus, unit: 'Rs', digits });
});

test('a formatted amount reads back as the same amount', () => {
  fc.assert(
    fc.property(fc.maxSafeNat().map(rupees), (amount) => {
      const { unit, digits } = rupeesParts(amount);
      expect(parseRupees(`${unit} ${digits}`)).toBe(amount);
    }),
  );
});
