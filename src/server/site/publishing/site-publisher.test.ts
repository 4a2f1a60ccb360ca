import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedBranches } from '#server/lender/branches/seed-branches.ts';
import { createFileStore } from '#server/platform/files/file-store.ts';
import { root } from '#test/support/paths.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { createSitePublisher } from './site-publisher.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedBranches(database.pool);
});
afterAll(() => database.drop());

const newPublisher = () =>
  createSitePublisher({
    pool: database.pool,
    files: createFileStore(join(root, '.build/no-files')),
    clientDir: join(root, 'dist/client'),
    renderDir: join(root, 'dist/render'),
    publicUrl: 'https://qist.example.pk',
    log: pino({ level: 'silent' }),
  });

async function sayPublic(isPublished: boolean): Promise<void> {
  await database.pool.query(
    `INSERT INTO lender_content (section, content, version) VALUES ('site_publication', $1, 1)
         ON CONFLICT (section) DO UPDATE SET content = $1`,
    [{ isPublished }],
  );
}

test('before it is published and once it is taken back, a site says only that it is being prepared', async () => {
  const publisher = newPublisher();
  const text = (path: string) => String(publisher.current().file(path)?.body);
  for (const isPublished of [false, true, false]) {
    await sayPublic(isPublished);
    await publisher.publish();
    for (const path of ['/', '/ur/']) {
      const page = text(path);
      expect(page.includes('<meta name="robots" content="noindex"/>')).toBe(!isPublished);
      expect(page.includes('application/ld+json')).toBe(isPublished);
      expect(page.includes('/sign-in')).toBe(true);
      for (const claim of ['1000+', '<form', '<script', 'tel:', 'wa.me'])
        expect([path, claim, page.includes(claim)]).toEqual([path, claim, isPublished]);
    }
    expect(text('/sitemap.xml').includes('<url>')).toBe(isPublished);
    expect(text('/robots.txt').includes('Sitemap:')).toBe(isPublished);
  }
});

test('a page that was opened before a new publication can still load its fonts', async () => {
  await sayPublic(true);
  const { pool } = database;
  const publisher = newPublisher();
  const isServed = (path: string) => publisher.current().file(path) !== undefined;
  /** The font subsets that the page names; whole fonts are among the app's files. */
  const cutsNamed = () => {
    const page = String(publisher.current().file('/ur/')?.body);
    return [...page.matchAll(/\/assets\/[\w-]+\.woff2/g)].map(([path]) => path).filter(isServed);
  };

  await publisher.publish();
  const before = cutsNamed();
  await pool.query("UPDATE branches SET manager_ur = 'ژوبیہ ضیغم' WHERE code = 'KHI'");
  await publisher.publish();

  const after = cutsNamed();
  expect(before.filter((font) => !after.includes(font))).not.toEqual([]);
  expect(before.filter(isServed)).toEqual(before);
});
