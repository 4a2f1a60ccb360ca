import { expect, test } from 'vitest';
import { languageCookie, languageInCookie, languageInQuery } from './language-choice.ts';

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

test('a written cookie is read back', () => {
  expect(languageInCookie(languageCookie('ur'))).toBe('ur');
});

test.each([
  ['', null],
  ['?language=ur', 'ur'],
  ['?next=%2Fadmin&language=en', 'en'],
  ['?language=fr', null],
  ['?language', null],
])('the query %j asks for the language %j', (search, language) => {
  expect(languageInQuery(search)).toBe(language);
});
