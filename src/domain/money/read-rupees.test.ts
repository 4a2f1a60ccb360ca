import { describe, expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { type PointMeaning, parseRupees, pointMeaningOf, readRupees } from './read-rupees.ts';

const read = (text: string, points: PointMeaning | null = null) => {
  const reading = readRupees(text, points);
  return reading.ok ? reading.amount : reading.reason;
};

test.each([
  ['150000', 150_000],
  ['150,000', 150_000],
  ['1,50,000', 150_000],
  ['Rs 14,600', 14_600],
  ['rs.500/-', 500],
  ['Rs. 45,000/-', 45_000],
  ['Rs 1,50,000/=', 150_000],
  ['Rs 4500 only', 4_500],
  ['PKR 7', 7],
  ['PKR 12,500.00', 12_500],
  ['60,000.00', 60_000],
  ['60000.0', 60_000],
  ['1,50,000.00', 150_000],
  ['۱۵۰۰', 1_500],
  ['۱۵٬۰۰۰', 15_000],
  ['۴۵،۰۰۰', 45_000],
  ['۴۵٬۰۰۰٫۰۰', 45_000],
  ['150,000 روپے', 150_000],
  ['45 000', 45_000],
  ['45\u00a0000', 45_000],
  ['1.250.000', 1_250_000],
  ['1.50.000', 150_000],
  ['60.000,00', 60_000],
  ['0.00', 0],
  [' 0 ', 0],
])('%j is an amount', (text, amount) => {
  expect(read(text)).toBe(amount);
  expect(parseRupees(text)).toBe(amount);
});

test.each([
  ['', 'amount_invalid'],
  ['Rs', 'amount_invalid'],
  ['five', 'amount_invalid'],
  ['1e3', 'amount_invalid'],
  ['0x10', 'amount_invalid'],
  [',5', 'amount_invalid'],
  ['1,5', 'amount_invalid'],
  ['60,00', 'amount_invalid'],
  ['1,234,56,789', 'amount_invalid'],
  ['60.000,50', 'amount_invalid'],
  ['45k', 'amount_invalid'],
  ['1.5 lac', 'amount_invalid'],
  ['=A1*2', 'amount_invalid'],
  ['9007199254740993', 'amount_invalid'],
  ['12.50', 'amount_fraction'],
  ['1,500.5', 'amount_fraction'],
  ['60000.000', 'amount_fraction'],
  ['0.500', 'amount_fraction'],
  ['(45,000)', 'amount_negative'],
  ['(45.000)', 'amount_negative'],
  ['-500', 'amount_negative'],
  ['\u2212500', 'amount_negative'],
  ['60.000', 'amount_point_unclear'],
  ['Rs 75.000/-', 'amount_point_unclear'],
])('%j is no amount that everybody reads alike: %s', (text, reason) => {
  expect(read(text)).toBe(reason);
  expect(parseRupees(text)).toBeNull();
});

describe('a point before three digits', () => {
  test('is read as somebody says', () => {
    expect(read('60.000', 'thousands')).toBe(60_000);
    expect(read('Rs 75.000/-', 'thousands')).toBe(75_000);
    expect(read('60.000', 'decimals')).toBe(60);
    expect(read('60.500', 'decimals')).toBe('amount_fraction');
  });

  test.each([
    [['60.000', '45.000', 'Rs 75.000/-'], 'thousands'],
    [['60.000', '1.250.000', '500', '', '-'], 'thousands'],
    [['60.000', '45,000'], null],
    [['60.000', '45000'], null],
    [['60.000', '12.50'], null],
    [['60.000', '60.00'], null],
    [['60,000.00', '500'], null],
    [['500', '0'], null],
    [[], null],
  ] as const)('means in the column %j: %s', (column, meaning) => {
    expect(pointMeaningOf(column)).toBe(meaning);
  });
});

const eastern = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit))).replaceAll(',', '،');
const notations: readonly ((amount: number) => string)[] = [
  String,
  (amount) => amount.toLocaleString('en'),
  (amount) => amount.toLocaleString('en-IN'),
  (amount) => amount.toLocaleString('de'),
  (amount) => (amount < 1_000 ? String(amount) : `${amount.toLocaleString('de')},00`),
  (amount) => amount.toLocaleString('fr'),
  (amount) => `${amount}.0`,
  (amount) => `${amount.toLocaleString('en-IN')}.00`,
  (amount) => eastern(amount.toLocaleString('en-IN')),
];
const around: readonly ((figures: string) => string)[] = [
  (figures) => figures,
  (figures) => `Rs. ${figures}/-`,
  (figures) => ` PKR ${figures} `,
  (figures) => `${figures} روپے`,
];

test('an amount in any notation is read as meant or refused, never as another', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 99_999_999 }),
      fc.constantFrom(...notations),
      fc.constantFrom(...around),
      (amount, notation, frame) => {
        const reading = read(frame(notation(amount)));
        if (reading === 'amount_point_unclear')
          expect(read(frame(notation(amount)), 'thousands')).toBe(amount);
        else expect(reading).toBe(amount);
      },
    ),
  );
});
