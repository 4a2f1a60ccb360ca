import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerText } from './answer-text.ts';

const list = 'زینب بی بی '.repeat(500);
const app = new Hono()
  .get('/list', (c) => answerText(c, list, { 'Content-Type': 'text/plain; charset=UTF-8' }))
  .get('/receipt', (c) => answerText(c, 'R-1', { 'Content-Type': 'text/plain' }, 201));

test('a long answer is compressed if the client accepts it, without changing it', async () => {
  const response = await app.request('/list', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  const sent = Buffer.from(await response.arrayBuffer());
  expect(sent.byteLength).toBeLessThan(Buffer.byteLength(list) / 10);
  expect(gunzipSync(sent).toString()).toBe(list);
});

test.each([
  ['/list', 'identity', list],
  ['/receipt', 'gzip', 'R-1'],
])('%s with Accept-Encoding %s is sent uncompressed', async (path, accepted, text) => {
  const response = await app.request(path, { headers: { 'Accept-Encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBeNull();
  // A shared cache must not serve one encoding to a client of another.
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(text);
});
