import { expect, test } from 'vitest';
import { languageCookie, languageInCookie } from './language-cookie.ts';

test.each([
  ['', null],
  ['language=ur', 'ur'],
  ['theme=dark; language=en; other=1', 'en'],
  ['language=fr', null],
  ['my-language=ur', null],
  ['language=', null],
])('the cookies %j hold the language %j', (cookies, language) => {
  expect(languageInCookie(cookies)).toBe(language);
});

test('what is written is read again', () => {
  expect(languageInCookie(languageCookie('ur'))).toBe('ur');
});
