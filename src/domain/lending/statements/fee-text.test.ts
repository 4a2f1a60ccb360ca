import { expect, test } from 'vitest';
import { feeTextOf, isFeeText } from './fee-text.ts';

const feeTexts = ['SMS alert', 'Zakat'];

test.each([
  ['SMS ALERT 11/2026', 'SMS alert'],
  ['Chg: sms-alert', 'SMS alert'],
  ['ALERT SMS', null],
  ['SMS ALERTS', null],
  ['ZAKAT DED', 'Zakat'],
  ['TRF ZAKATULLAH', null],
  ['', null],
])('a line %j of money that went out is a fee by %j', (text, fee) => {
  expect(feeTextOf({ paisa: -15_000, text }, feeTexts)).toBe(fee);
});

test('money that came in is never a fee', () => {
  expect(feeTextOf({ paisa: 15_000, text: 'SMS ALERT' }, feeTexts)).toBeNull();
});

test('a text of signs or of two letters is no fee text, and an empty one fits no line', () => {
  expect(['ab', ' - ', '', 'abc', 'x'.repeat(61)].map(isFeeText)).toEqual([false, false, false, true, false]);
  expect(feeTextOf({ paisa: -1, text: '' }, ['', ' '])).toBeNull();
});
