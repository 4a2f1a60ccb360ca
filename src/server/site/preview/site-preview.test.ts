import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { etagOf } from '#server/platform/http/static-file.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';
import { previewMinutes } from './preview-link.ts';
import { mountSitePreview } from './site-preview-page.ts';

let testApi: TestApi;
let pages: Hono;

beforeAll(async () => {
  testApi = await createTestApi();
  pages = new Hono();
  mountSitePreview(pages, testApi.context, async (language) => {
    const body = Buffer.from(`The site in ${language}`);
    return { contentType: 'text/html', cacheControl: 'no-cache', headers: {}, etag: etagOf(body), body };
  });
});
afterAll(() => testApi.close());

const superadmin = async () => {
  const { id, email } = await testApi.addUser('superadmin');
  return { id, session: await testApi.signIn(email) };
};
const linkOf = async (as: Session) =>
  (await testApi.call('openSitePreview', { as, body: { language: 'ur' } })).path;
const opened = (path: string, { cookie }: Pick<Session, 'cookie'>) =>
  pages.request(path, { headers: { Cookie: cookie } });

test('a superadmin sees the site before visitors do; no cache and no search engine keeps it', async () => {
  const { session } = await superadmin();
  const response = await opened(await linkOf(session), session);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('The site in ur');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
});

test('the link opens in no other browser, not changed, not later, and not after signing out', async () => {
  const [{ session }, { session: other }] = [await superadmin(), await superadmin()];
  const path = await linkOf(session);
  const status = async (address: string, by: Pick<Session, 'cookie'>) => (await opened(address, by)).status;
  expect(await status(path, other)).toBe(404);
  expect(await status(path, { cookie: '' })).toBe(404);
  expect(await status(path.replace('/ur/', '/en/'), session)).toBe(404);
  expect(
    await status(
      path.replace(/\d{13}/, (until) => String(Number(until) + 1)),
      session,
    ),
  ).toBe(404);
  expect(await status(`${path.slice(0, path.lastIndexOf('/'))}/x`, session)).toBe(404);
  expect(await status(path, session)).toBe(200);
  await testApi.call('signOut', { as: session });
  expect(await status(path, session)).toBe(404);

  const ofOther = await linkOf(other);
  testApi.clock.advance(previewMinutes * 60_000);
  expect(await status(ofOther, other)).toBe(404);
});

test('who is no superadmin any more sees it no more', async () => {
  const { id, session } = await superadmin();
  const path = await linkOf(session);
  await queryWithEvent(testApi.context.pool, 'UPDATE users SET is_active = false WHERE id = $1', [id]);
  expect((await opened(path, session)).status).toBe(404);
});
