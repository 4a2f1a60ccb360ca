import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { createFileStore } from '#server/platform/files/file-store.ts';
import { createSitePublisher } from '#server/site/publishing/site-publisher.ts';
import { root } from '../../test/support/paths.ts';
import { figure, type Measurement, median } from '../figure.ts';
import { type ServedLender, withServedLender } from '../served-lender.ts';

const products = 200;
const posts = 50;
const runs = 3;
const askAgainMs = 20;
const renderDir = join(root, 'dist/render');
const madeOnce = join(renderDir, 'made-once');
/** A server that has made no file for so long has nothing left to draw. */
const idleMs = 3_000;

/** The times to publish the site of a lender with many products and posts: with the fonts of a new build, and after a change. */
export function measurePublishing(): Promise<Measurement> {
  return withServedLender(async (lender) => {
    await fillSite(lender.pool);
    // Another publishing at the same time would count too.
    await secondsUntilShown(lender);
    await untilDrawn();
    const size = `with ${products} products and ${posts} posts`;
    const first = await firstPublishing(lender);
    const again: number[] = [];
    while (again.length < runs) again.push(await secondsUntilShown(lender));
    return {
      figures: [
        figure('publishing', `the first publishing of a build, ${size}`, first),
        figure(
          'publishing',
          `from a changed price to the page that shows it, ${size}, median of ${runs}`,
          median(again),
        ),
      ],
    };
  });
}

/** The server draws the pictures of its pages after it has published them, which would count too. */
async function untilDrawn(): Promise<void> {
  const countOf = async () => (await readdir(madeOnce)).length;
  let made = -1;
  for (let now = await countOf(); now !== made; now = await countOf()) {
    made = now;
    await setTimeout(idleMs);
  }
}

async function firstPublishing({ pool, directory }: ServedLender): Promise<number> {
  await rm(madeOnce, { recursive: true, force: true });
  const site = createSitePublisher({
    pool,
    files: createFileStore(join(directory, 'files')),
    clientDir: join(root, 'dist/client'),
    renderDir,
    publicUrl: 'https://qist.example.pk',
    log: pino({ level: 'silent' }),
  });
  const startedAt = performance.now();
  await site.publish();
  return (performance.now() - startedAt) / 1000;
}

/** The server publishes by itself after the change. */
async function secondsUntilShown({ pool, address }: ServedLender): Promise<number> {
  const startedAt = performance.now();
  const { rows } = await pool.query<{ price: number }>(
    `UPDATE products SET cash_price = cash_price + 1000 WHERE name = $1 RETURNING cash_price::int AS price`,
    [changed],
  );
  const [{ price = 0 } = {}] = rows;
  const path = changed.toLowerCase().replaceAll(' ', '-');
  const shown = `"price":"${price}"`;
  while (!(await (await fetch(`${address}/products/${path}`)).text()).includes(shown))
    await setTimeout(askAgainMs);
  return (performance.now() - startedAt) / 1000;
}

/** The product whose price changes. */
const changed = 'Folding bed';

/** The words of the sample lender's own posts, in an order that is the same in each run. */
function writer(text: string) {
  const words = text.split(/\s+/).filter((word) => /^[\p{L}\p{M}]+$/u.test(word));
  let at = 0;
  return (count: number) => {
    const taken: string[] = [];
    while (taken.length < count) {
      at = (at * 1_103_515_245 + 12_345) % 2 ** 31;
      taken.push(words[at % words.length] ?? '');
    }
    return taken.join(' ');
  };
}

async function fillSite(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ en: string; ur: string; author: string }>(
    `SELECT string_agg(body, ' ') AS en, string_agg(body_ur, ' ') AS ur, min(created_by::text) AS author FROM blog_posts`,
  );
  const [{ en: english = '', ur: urdu = '', author = '' } = {}] = rows;
  const [en, ur] = [writer(english), writer(urdu)];
  const { rows: counts } = await pool.query<{ goods: number; posts: number }>(
    `SELECT (SELECT count(*)::int FROM products WHERE is_active AND is_public) AS goods,
            (SELECT count(*)::int FROM blog_posts WHERE is_published) AS posts`,
  );
  const [{ goods: goodsNow = 0, posts: postsNow = 0 } = {}] = counts;
  for (let count = goodsNow; count < products; count += 1)
    await pool.query(
      `INSERT INTO products (id, name, name_ur, category, cash_price, terms_months, down_payment_min_percent, rounding_step,
                             is_public, created_at)
       VALUES ($1, $2, $3, 'home_appliances', $4, '{6,12,18}', 10, 50, true, now())`,
      [
        uuidv7(),
        count === goodsNow ? changed : `${en(3)} ${count}`,
        `${ur(3)} ${count}`,
        20_000 + 1_750 * count,
      ],
    );
  for (let count = postsNow; count < posts; count += 1)
    await pool.query(
      `INSERT INTO blog_posts (id, title, title_ur, summary, summary_ur, body, body_ur, slug, is_published, published_at,
                               created_at, created_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, true, now(), now(), $9)`,
      [uuidv7(), en(6), ur(6), en(25), ur(30), en(600), ur(700), `post-${count}`, author],
    );
}
