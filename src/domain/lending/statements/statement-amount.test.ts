import { expect, test } from 'vitest';
import { readSide, readStatementAmount } from './statement-amount.ts';

test.each([
  [' Cr ', 'in'],
  ['Credit', 'in'],
  [' DR. ', 'out'],
  ['Withdrawal', 'out'],
  ['Transfer', null],
])('the side %j is %s', (text, side) => {
  expect(readSide(text)).toBe(side);
});

test.each([
  [' 500 ', 50_000, false],
  ['500.00   Cr', 50_000, true],
  ['( 500 )', -50_000, true],
  ['Rs - 500', -50_000, true],
  ['500 DR', -50_000, true],
  ['-500 DR', -50_000, true],
  ['-500 CR', -50_000, true],
  ['0.00 DR', 0, true],
])('the amount %j says its sign: %i paisa, %s', (text, paisa, isSigned) => {
  expect(readStatementAmount(text)).toEqual({ ok: true, paisa, isSigned });
});

test('an amount is taken up to a hundred billion rupees', () => {
  expect(readStatementAmount('100,000,000,000')).toMatchObject({ ok: true, paisa: 10_000_000_000_000 });
  expect(readStatementAmount('100,000,000,001')).toEqual({ ok: false, reason: 'amount_too_large' });
});
