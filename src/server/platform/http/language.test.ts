import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { requestedLanguage } from './language.ts';

const app = new Hono().get('/', (c) => c.text(requestedLanguage(c)));

test.each([
  ['ur', 'ur'],
  ['ur-PK,ur;q=0.9,en;q=0.8', 'ur'],
  ['UR-pk', 'ur'],
  ['de, en;q=0.3, ur;q=0.7', 'ur'],
  ['en-GB,ur;q=0.9', 'en'],
  ['en;q=0.5,ur;q=0.5', 'en'],
  ['ur;q=0, en', 'en'],
  ['de', 'en'],
  ['*', 'en'],
  [';;,q=', 'en'],
])('Accept-Language %s is answered in %s', async (header, language) => {
  const response = await app.request('/', { headers: { 'Accept-Language': header } });
  expect(await response.text()).toBe(language);
});

test('without Accept-Language the answer is in English', async () => {
  expect(await (await app.request('/')).text()).toBe('en');
});
