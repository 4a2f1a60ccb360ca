import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { mayReadMetrics } from './may-read-metrics.ts';

interface Situation {
  readonly from: string;
  readonly headers?: Record<string, string>;
  readonly metricsToken?: string;
  readonly trustedProxies?: number;
}

async function isAllowed({ from, headers = {}, metricsToken, trustedProxies = 0 }: Situation) {
  const app = new Hono();
  app.get('/', (c) => c.text(String(mayReadMetrics(c, { metricsToken, trustedProxies }))));
  const incoming = { socket: { remoteAddress: from } };
  return (await (await app.request('/', { headers }, { incoming })).text()) === 'true';
}

const stranger = '203.0.113.7';
const metricsToken = 'a-token-of-the-monitoring';

test.each([
  ['this machine', { from: '127.0.0.1' }, true],
  ['this machine over IPv6', { from: '::1' }, true],
  ['a stranger', { from: stranger }, false],
  [
    'a stranger who claims to be this machine',
    { from: stranger, headers: { 'X-Forwarded-For': '127.0.0.1' } },
    false,
  ],
  ['this machine, where a proxy forwards to it', { from: '127.0.0.1', trustedProxies: 1 }, false],
  [
    'the token, through the proxy',
    {
      from: '127.0.0.1',
      trustedProxies: 1,
      metricsToken,
      headers: { Authorization: `Bearer ${metricsToken}` },
    },
    true,
  ],
  ['a wrong token', { from: stranger, metricsToken, headers: { Authorization: 'Bearer guess' } }, false],
  ['any token where none is set', { from: stranger, headers: { Authorization: 'Bearer guess' } }, false],
] as const)('may read the metrics or not: %s', async (_, situation, expected) => {
  expect(await isAllowed(situation)).toBe(expected);
});
