import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { otherAccountIn } from './other-account.ts';
import { referenceOfLine } from './reference-of-line.ts';

const line = { day: calendarDate('2026-11-20'), paisa: 430_000, nth: 2, accountNumber: '0042-7900-4471' };

test('a line without a reference is known by its account, day, amount and place among its like', () => {
  expect(referenceOfLine({ ...line, reference: 'RAAST-1' })).toBe('RAAST-1');
  expect(referenceOfLine({ ...line, reference: null })).toBe('4471 2026-11-20 4300 2');
});

test('a file that names this account among others is of this account', () => {
  const own = 'PK36SCBL0042790044710123';
  const named = (...numbers: string[]) => numbers.map((number) => ['Account', number]);
  expect(otherAccountIn(named('00112233445566', '0042790044710123'), own)).toBeNull();
  expect(otherAccountIn(named('00112233445566'), own)).toBe('00112233445566');
  expect(otherAccountIn(named('********0123'), own)).toBeNull();
  // Three digits could be of any account.
  expect(otherAccountIn(named('********123'), own)).toBe('********123');
});
