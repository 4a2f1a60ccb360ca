import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';

const metricsToken = 'a-token-of-the-monitoring';

const lines: string[] = [];
let testApi: TestApi;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  testApi = await createTestApi({ METRICS_TOKEN: metricsToken });
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  app = createApp({ ...testApi.context, log });
});
afterAll(() => testApi.close());

async function loggedRoute(method: string, path: string): Promise<{ route: string; status: number }> {
  await app.request(path, { method });
  const { route, status } = JSON.parse(lines.at(-1) ?? '');
  return { route, status };
}

test.each([
  ['GET', '/api/customers/03001234567', '/api/customers/:id', 401],
  ['POST', '/api/agreements/03001234567/payments?phone=03001234567', '/api/agreements/:id/payments', 401],
  ['GET', '/api/auth/sign-in-options', '/api/auth/sign-in-options', 200],
  ['DELETE', '/api/customers/03001234567', '/api/customers/:id', 405],
  ['GET', '/api/03001234567', '/api/*', 404],
  ['GET', '/healthz', '/healthz', 200],
] as const)('%s %s is logged as %s', async (method, path, route, status) => {
  expect(await loggedRoute(method, path)).toEqual({ route, status });
});

test('log and metrics contain no requested address', async () => {
  const figures = await (
    await app.request('/metrics', { headers: { Authorization: `Bearer ${metricsToken}` } })
  ).text();
  expect(figures).toContain('route="/api/customers/:id"');
  expect(figures).not.toContain('03001234567');
  expect(lines.join()).not.toContain('03001234567');
});
