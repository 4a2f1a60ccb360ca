import { expect, test } from 'vitest';
import { digitsCookie, digitsInCookie } from './digits-cookie.ts';

test.each([
  ['', 'latin'],
  ['language=ur; digits=urdu', 'urdu'],
  ['digits=latin', 'latin'],
  ['digits=roman', 'latin'],
  ['my-digits=urdu', 'latin'],
])('the cookies %j hold the digits %j', (cookies, digits) => {
  expect(digitsInCookie(cookies)).toBe(digits);
});

test('a written cookie is read back', () => {
  expect(digitsInCookie(digitsCookie('urdu'))).toBe('urdu');
  expect(digitsInCookie(digitsCookie('latin'))).toBe('latin');
});
