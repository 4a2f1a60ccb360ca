import { expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { readAmount } from './read-amount.ts';

test.each([
  ['4500', 4_500],
  ['Rs 1,50,000/-', 150_000],
  ['150,000 روپے', 150_000],
  ['۱۵٬۰۰۰', 15_000],
  ['PKR 12,500.00', 12_500],
  ['0', 0],
])('%s is an amount', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each(['', '12.50', '-500', '1,5', 'twelve', '=A1*2', '99999999999999999999'])(
  '%j is not a whole number of rupees',
  (text) => {
    expect(readAmount(text)).toBeNull();
  },
);

test('an amount reads the same with and without separators, in Latin and Urdu digits', () => {
  fc.assert(
    fc.property(fc.nat(), (amount) => {
      const eastern = String(amount).replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)));
      expect(readAmount(amount.toLocaleString('en'))).toBe(amount);
      expect(readAmount(`Rs. ${amount.toLocaleString('en-IN')}/-`)).toBe(amount);
      expect(readAmount(eastern)).toBe(amount);
    }),
  );
});
