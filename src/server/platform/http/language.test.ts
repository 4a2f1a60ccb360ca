import { expect, test } from 'vitest';
import { requestedLanguage } from './language.ts';

test.each([
  ['ur', 'ur'],
  ['ur-PK,ur;q=0.9,en;q=0.8', 'ur'],
  ['de, en;q=0.3, ur;q=0.7', 'ur'],
  ['en-GB,ur;q=0.9', 'en'],
  ['ur;q=0, en', 'en'],
  ['de', 'en'],
  [undefined, 'en'],
])('Accept-Language %s is answered in %s', (header, language) => {
  expect(requestedLanguage(header)).toBe(language);
});
