import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { metricsDoor } from './may-read-metrics.ts';

interface Situation {
  readonly from: string;
  readonly headers?: Record<string, string>;
  readonly metricsToken?: string;
  readonly trustedProxies?: number;
}

const warned: unknown[] = [];
const log = { warn: (line: unknown) => void warned.push(line) };
beforeEach(() => {
  warned.length = 0;
});

function ask(app: Hono, { from, headers = {} }: Situation) {
  const incoming = { socket: { remoteAddress: from } };
  return app.request('/', { headers }, { incoming });
}

function appWith({ metricsToken, trustedProxies = 0 }: Partial<Situation>) {
  const app = new Hono();
  const isAllowed = metricsDoor({ metricsToken, trustedProxies }, log);
  return app.get('/', (c) => c.text(String(isAllowed(c))));
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
  expect(await (await ask(appWith(situation), situation)).text()).toBe(String(expected));
  expect(warned).toEqual([]);
});

test.each(['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP'])(
  'a proxy that the settings do not name shows by %s: nobody reads the metrics without the token, and the log says so once',
  async (name) => {
    const app = appWith({ metricsToken });
    const through = { from: '127.0.0.1', headers: { [name]: 'for=203.0.113.7' } };
    for (let asked = 0; asked < 3; asked += 1) expect(await (await ask(app, through)).text()).toBe('false');
    expect(warned).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
    const authorized = {
      ...through,
      headers: { ...through.headers, Authorization: `Bearer ${metricsToken}` },
    };
    expect(await (await ask(app, authorized)).text()).toBe('true');
    expect(await (await ask(app, { from: '127.0.0.1' })).text()).toBe('true');
  },
);
