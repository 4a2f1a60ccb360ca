import { expect, test } from '../support/fixtures.ts';

const published = ['/', '/ur/'] as const;
const app = [
  '/sign-in',
  '/404',
  '/dashboard',
  '/admin',
  '/employee/customers',
  '/customer',
  '/no-such-page',
] as const;
const data = ['/api/openapi.json', '/api/auth/session', '/api/no-such', '/healthz', '/robots.txt'] as const;

for (const path of [...published, ...app, ...data]) {
  test(`${path} has every security header`, async ({ request }) => {
    const response = await request.get(path);
    const headers = response.headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/default-src '(self|none)'/);
    expect(policy).not.toMatch(/unsafe-|https?:|\*/);
  });
}

for (const path of published) {
  test(`${path} never evaluates text as code`, async ({ request }) => {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
  });
}

test('each page of the app has its own nonce, and the browser caches nothing of the API', async ({
  request,
}) => {
  const nonce = async () =>
    /'nonce-([^']+)'/.exec((await request.get('/sign-in')).headers()['content-security-policy'] ?? '')?.[1];
  const first = await nonce();
  expect(Buffer.from(first ?? '', 'base64')).toHaveLength(16);
  expect(await nonce()).not.toBe(first);
  for (const path of data.filter((one) => one.startsWith('/api/'))) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-store');
  }
});
