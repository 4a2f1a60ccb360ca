import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedBranches } from '#server/lender/branches/seed-branches.ts';
import { root } from '#test/support/paths.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { createSitePublisher } from './site-publisher.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedBranches(database.pool);
});
afterAll(() => database.drop());

test('a page that was opened before a new publication can still load its fonts', async () => {
  const { pool } = database;
  const publisher = createSitePublisher({
    pool,
    clientDir: join(root, 'dist/client'),
    renderDir: join(root, 'dist/render'),
    publicUrl: 'https://qist.example.pk',
    log: pino({ level: 'silent' }),
  });
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
