import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { bytesOf, plain, setPicture } from '#test/support/files/pictures.ts';
import { addProduct, type Desk, openDesk, productBody } from '#test/support/lending/lending.ts';
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
    ...testApi.context,
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

/** The address of the picture that a page names for its shared links. */
const imageOf = (html: string) =>
  /og:image" content="https:\/\/qist\.example\.pk([^"]+)"/.exec(html)?.[1] ?? '';

test('a shared link to a thing has the lender’s own picture of it', async () => {
  const body = { ...productBody({ cashPrice: 20_000 }), isActive: true, isPublic: true };
  const { id, version } = await addProduct(testApi, desk);
  const fridge = { ...body, name: { own: 'fridge', ur: 'فریج' }, version };
  await testApi.call('editProduct', { as: desk.superadmin, params: { id }, body: fridge });
  await setPicture(testApi, desk, id, await bytesOf(plain(300, 500).png()));
  const site = publisher();
  await site.publish();
  const textOf = (path: string) => String(site.current().file(path)?.body);
  const page = textOf('/products/fridge');
  const card = await site.card(imageOf(page));
  expect(await sharp(card.body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(card.cacheControl).toContain('immutable');
  expect(imageOf(textOf('/ur/products/fridge'))).toBe(imageOf(page));
  expect(page).toContain('<meta property="og:image:width" content="1200"/>');
  expect(page).toContain('<meta property="og:image:alt" content="fridge"/>');
});
