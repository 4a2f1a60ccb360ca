import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';
import { root } from '#test/support/paths.ts';
import { createSitePublisher } from './site-publisher.ts';

let testApi: TestApi;
let desk: Desk;
beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const publisher = () =>
  createSitePublisher({
    pool: testApi.context.pool,
    clientDir: join(root, 'dist/client'),
    renderDir: join(root, 'dist/render'),
    publicUrl: 'https://qist.example.pk',
    log: pino({ level: 'silent' }),
  });

async function addPost(name: string): Promise<string> {
  const body = {
    title: { own: name, ur: `تحریر ${name}` },
    summary: { own: `About ${name}`, ur: 'خلاصہ' },
    body: { own: `Some **words** <script>alert(1)</script>`, ur: 'کچھ **الفاظ**' },
    coverAlt: { own: null, ur: null },
  };
  const { id } = await testApi.call('createBlogPost', { as: desk.superadmin, body });
  return id;
}

const publish = (id: string) =>
  testApi.call('publishBlogPost', { as: desk.superadmin, params: { id }, body: { version: 1 } });

test('a visitor reads a post in both languages once it is published, and no draft', async () => {
  await publish(await addPost('Planning a wedding'));
  await addPost('Only a draft');
  const site = publisher();
  await site.publish();
  const text = (path: string) => String(site.current().file(path)?.body ?? '');
  expect(text('/blog')).toContain('href="/blog/planning-a-wedding"');
  expect(text('/blog') + text('/sitemap.xml')).not.toMatch(/only.a.draft/i);
  expect(text('/ur/blog/planning-a-wedding')).toContain('<strong>الفاظ</strong>');
  const page = text('/blog/planning-a-wedding');
  expect(page).not.toContain('<script>alert');
  const told = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '');
  expect(told).toMatchObject({ '@type': 'Article', headline: 'Planning a wedding', inLanguage: 'en' });
  expect(text('/sitemap.xml')).toContain('<loc>https://qist.example.pk/ur/blog/planning-a-wedding</loc>');
});

test('a post that is taken away is no longer on the site', async () => {
  const id = await addPost('For a day');
  const { version } = await publish(id);
  const site = publisher();
  await site.publish();
  expect(site.current().file('/blog/for-a-day')).toBeDefined();
  await testApi.call('unpublishBlogPost', { as: desk.superadmin, params: { id }, body: { version } });
  await site.publish();
  expect(site.current().file('/blog/for-a-day')).toBeUndefined();
  expect(site.current().file(`/blog/${randomUUID()}`)).toBeUndefined();
});
