import { Hono } from 'hono';
import pg from 'pg';
import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import type { AppContext } from '#server/platform/context.ts';
import { createRateLimits } from '#server/platform/rate-limits.ts';
import { TestClock } from '#test/support/calls/api.ts';
import { mountTrackedPage } from './mount-tracked-page.ts';

/** Nobody answers there. */
const away = new pg.Pool({ host: '127.0.0.1', port: 1 });

test('the page of a code says in the language of the visitor that nothing can be shown while the database is away, and when to ask again', async () => {
  const app = new Hono();
  const context = {
    config: readConfig({}),
    rateLimits: createRateLimits(away, new TestClock()),
  } as AppContext;
  mountTrackedPage(app, context, (c, place, language, status) => c.json({ place, language }, status), {
    page: 'request',
    path: '/a/:code',
    read: () => Promise.reject(new Error('not reached')),
    write: () => Promise.reject(new Error('not reached')),
  });
  for (const [method, language] of [
    ['GET', 'ur'],
    ['POST', 'en'],
  ] as const) {
    const body = method === 'POST' ? new URLSearchParams({ action: 'withdraw' }) : null;
    const answer = await app.request(`/a/A-1?language=${language}`, { method, body });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(await answer.json()).toEqual({
      place: { page: 'request', slug: 'A-1', notShown: 'unavailable' },
      language,
    });
  }
});
