import { expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { amountInWords } from './amount-in-words.ts';
import { rupees } from './rupees.ts';
import { urduNumbers } from './urdu-numbers.ts';

test.each([
  [0, 'Rupees zero only', 'مبلغ صفر روپے صرف'],
  [1, 'Rupee one only', 'مبلغ ایک روپیہ صرف'],
  [14_600, 'Rupees fourteen thousand six hundred only', 'مبلغ چودہ ہزار چھ سو روپے صرف'],
  [150_000, 'Rupees one lakh fifty thousand only', 'مبلغ ایک لاکھ پچاس ہزار روپے صرف'],
  [
    99_999,
    'Rupees ninety-nine thousand nine hundred ninety-nine only',
    'مبلغ ننانوے ہزار نو سو ننانوے روپے صرف',
  ],
  [
    12_345_678,
    'Rupees one crore twenty-three lakh forty-five thousand six hundred seventy-eight only',
    'مبلغ ایک کروڑ تئیس لاکھ پینتالیس ہزار چھ سو اٹھہتر روپے صرف',
  ],
  [1_000_000_000, 'Rupees one hundred crore only', 'مبلغ ایک ارب روپے صرف'],
] as const)('%i is spelled out in English and in Urdu', (amount, en, ur) => {
  expect(amountInWords(rupees(amount))).toEqual({ en, ur });
});

test('the hundred Urdu numbers below a hundred are all different', () => {
  expect(new Set(urduNumbers).size).toBe(100);
});

test('no two amounts have the same words, in either language', () => {
  const amounts = fc.maxSafeNat().map(rupees);
  fc.assert(
    fc.property(amounts, amounts, (a, b) => {
      fc.pre(a !== b);
      expect(amountInWords(a).en).not.toBe(amountInWords(b).en);
      expect(amountInWords(a).ur).not.toBe(amountInWords(b).ur);
    }),
  );
});

test('a negative amount in words throws', () => {
  expect(() => amountInWords(rupees(-1))).toThrow(/not negative/);
});
