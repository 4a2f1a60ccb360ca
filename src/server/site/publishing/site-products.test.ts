import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { seedBranches } from '#server/lender/branches/seed-branches.ts';
import { createFileStore } from '#server/platform/files/file-store.ts';
import { lenderContent } from '#server/platform/rules/lender-content.ts';
import { root } from '#test/support/paths.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { createSitePublisher } from './site-publisher.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedBranches(database.pool);
  await setSection('site_publication', { isPublished: true });
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.ownerPool.query('DELETE FROM products');
  await setSection('site_offer', lenderContent.offer);
});

const publisher = () =>
  createSitePublisher({
    pool: database.pool,
    files: createFileStore(join(root, '.build/no-files')),
    clientDir: join(root, 'dist/client'),
    renderDir: join(root, 'dist/render'),
    publicUrl: 'https://qist.example.pk',
    log: pino({ level: 'silent' }),
  });

async function setSection(section: string, content: object): Promise<void> {
  await database.pool.query(
    `INSERT INTO lender_content (section, content, version) VALUES ($1, $2, 1)
         ON CONFLICT (section) DO UPDATE SET content = $2`,
    [section, content],
  );
}

async function addProduct(name: string, nameUr: string, { price = 132_000, isPublic = true } = {}) {
  await database.ownerPool.query(
    `INSERT INTO products (id, name, name_ur, category, cash_price, terms_months, down_payment_min_percent, rounding_step,
                           is_public, created_at)
     VALUES ($1, $2, $3, 'home_appliances', $4, '{6,12,18}', 10, 50, $5, now())`,
    [randomUUID(), name, nameUr, price, isPublic],
  );
}

async function published() {
  const site = publisher();
  await site.publish();
  const { file } = site.current();
  return { file, text: (path: string) => String(file(path)?.body ?? '') };
}

test('each product that the lender shows has a page in both languages, with its price and without interest', async () => {
  await addProduct('Fridge, 12 cubic feet', 'فریج، 12 مکعب فٹ');
  await addProduct('Kept from visitors', 'پوشیدہ', { isPublic: false });
  const { text } = await published();
  expect(text('/products')).toContain('href="/products/fridge-12-cubic-feet"');
  expect(text('/products')).not.toContain('Kept from visitors');
  const page = text('/products/fridge-12-cubic-feet');
  expect(text('/ur/products/fridge-12-cubic-feet')).toContain('فریج، 12 مکعب فٹ');
  expect(page).toContain('hrefLang="ur" href="https://qist.example.pk/ur/products/fridge-12-cubic-feet"');
  const told = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '');
  expect(told).toMatchObject({
    '@type': 'Product',
    offers: { '@type': 'Offer', price: '132000', priceCurrency: 'PKR' },
  });
  expect(text('/sitemap.xml')).toContain(
    '<loc>https://qist.example.pk/ur/products/fridge-12-cubic-feet</loc>',
  );
});

describe('the picture beside a shared link to a product', () => {
  const imageOf = (html: string) =>
    /og:image" content="https:\/\/qist\.example\.pk([^"]+)"/.exec(html)?.[1] ?? '';
  const dots = (picture: Buffer) => sharp(picture).greyscale().raw().toBuffer();

  test('is a drawing with its name in the language of the page, drawn when it is asked for', async () => {
    await addProduct('Fridge', 'فریج');
    await addProduct('Fan', 'پنکھا');
    const site = publisher();
    await site.publish();
    const pages = ['/products/fridge', '/ur/products/fridge', '/products/fan'];
    const addresses = pages.map((path) => imageOf(String(site.current().file(path)?.body)));
    expect(new Set(addresses).size).toBe(3);
    const cards = await Promise.all(addresses.map(site.card));
    const pictures = await Promise.all(cards.map(({ body }) => dots(body)));
    for (const { body, cacheControl, contentType } of cards) {
      expect(contentType).toBe('image/jpeg');
      expect(cacheControl).toContain('immutable');
      expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(body.byteLength).toBeLessThan(150_000);
    }
    const differs = (a = Buffer.alloc(0), b = Buffer.alloc(0)) =>
      a.filter((dot, at) => Math.abs(dot - (b[at] ?? 0)) > 60).byteLength / a.byteLength;
    const [english, urdu, fan] = pictures;
    expect(differs(english, urdu)).toBeGreaterThan(0.01);
    // Both have the drawing of their kind of goods, so only their names differ.
    expect(differs(english, fan)).toBeGreaterThan(0.001);
    expect(differs(english, fan)).toBeLessThan(0.05);
  });

  test('answers at each address: of an earlier page as it was, of no page with the lender’s', async () => {
    await addProduct('Fridge', 'فریج');
    const site = publisher();
    await site.publish();
    const before = imageOf(String(site.current().file('/products/fridge')?.body));
    await database.pool.query("UPDATE products SET name = 'Large fridge' WHERE name = 'Fridge'");
    await site.publish();
    expect(site.current().file('/products/fridge')?.status).toBe(410);
    const ofNoPage = await site.card('/assets/card-AAAAAAAAAAAAAAAA.jpg');
    expect(ofNoPage.body).toEqual(site.current().file('/share-card.jpg')?.body);
    expect(ofNoPage.cacheControl).not.toContain('immutable');
    expect((await site.card(before)).cacheControl).toContain('immutable');
  });

  test('that can’t be read is the lender’s for now', async () => {
    await addProduct('Fridge', 'فریج');
    await database.pool.query(
      `UPDATE products SET picture_hash = decode(repeat('ab', 32), 'hex'), picture_width = 10, picture_height = 10`,
    );
    const site = publisher();
    await site.publish();
    const card = await site.card(imageOf(String(site.current().file('/products/fridge')?.body)));
    expect(card.body).toEqual(site.current().file('/share-card.jpg')?.body);
    expect(card.cacheControl).not.toContain('immutable');
  });

  test('is drawn after the pages are published, until other pages are', async () => {
    await addProduct('Fridge', 'فریج');
    await addProduct('Fan', 'پنکھا');
    const site = publisher();
    await site.publish();
    await site.drawCards();
    const { cards } = site.current();
    expect(cards.size).toBe(4);
    for (const path of cards.keys()) expect((await site.card(path)).cacheControl).toContain('immutable');
  });
});

test('two products of one name have an address each, and a name without Latin letters has one too', async () => {
  await addProduct('Fan', 'پنکھا');
  await addProduct('Fan', 'پنکھا');
  await addProduct('پنکھا', 'پنکھا');
  const { text } = await published();
  const addresses = new Set(text('/products').match(/href="\/products\/[^"?]+"/g));
  expect(addresses.size).toBe(3);
  for (const address of addresses) expect(text(address.slice(6, -1))).toMatch(/Fan|پنکھا/);
});

test('the address of a product that was withdrawn says that it is gone, and shows what there is', async () => {
  await addProduct('Fridge', 'فریج');
  await addProduct('Fan', 'پنکھا');
  const site = publisher();
  await site.publish();
  expect(site.current().file('/products/fan')?.status).toBeUndefined();
  await database.pool.query("UPDATE products SET is_active = false WHERE name = 'Fan'");
  await site.publish();
  for (const path of ['/products/fan', '/ur/products/fan']) {
    const gone = site.current().file(path);
    expect(gone?.status).toBe(410);
    expect(String(gone?.body)).toContain('products/fridge"');
    expect(String(gone?.body)).toContain('<meta name="robots" content="noindex"/>');
  }
});

test('a lender that shows no prices has its goods on the site, and neither a price nor a calculator', async () => {
  await addProduct('Fridge', 'فریج');
  await setSection('site_offer', { ...lenderContent.offer, showsPrices: false });
  const { file, text } = await published();
  expect(text('/products')).toContain('Fridge');
  for (const path of ['/', '/products', '/products/fridge', '/ur/products/fridge'])
    expect([path, /132,?000|13,?200|6,600/.exec(text(path))]).toEqual([path, null]);
  expect(file('/calculator')).toBeUndefined();
});

test('only a product that visitors see, or saw until now, has the site published again', async () => {
  await addProduct('Fridge', 'فریج');
  await addProduct('Fan', 'پنکھا', { isPublic: false });
  const listener = await database.ownerPool.connect();
  let heard = 0;
  listener.on('notification', () => {
    heard += 1;
  });
  await listener.query('LISTEN site_content');
  const heardAfter = async (change: string) => {
    heard = 0;
    await database.pool.query(change);
    // Its own answer comes after the notifications that were sent before.
    await listener.query('SELECT 1');
    return heard;
  };
  expect(await heardAfter("UPDATE products SET cash_price = 9000 WHERE name = 'Fan'")).toBe(0);
  expect(await heardAfter("UPDATE products SET cash_price = 9000 WHERE name = 'Fridge'")).toBe(1);
  expect(await heardAfter("UPDATE products SET is_public = true WHERE name = 'Fan'")).toBe(1);
  expect(await heardAfter("UPDATE products SET is_active = false WHERE name = 'Fan'")).toBe(1);
  expect(await heardAfter("UPDATE products SET cash_price = 8000 WHERE name = 'Fan'")).toBe(0);
  await listener.query('UNLISTEN site_content');
  listener.release();
});

describe('with 200 products', () => {
  const words = [
    'Fridge',
    'Fan',
    'Stove',
    'Sewing machine',
    'Phone',
    'Cupboard',
    'Cooler',
    'Loader',
    'Lamp',
    'Bed',
  ];
  const urdu = ['فریج', 'پنکھا', 'چولہا', 'سلائی مشین', 'فون', 'الماری', 'روم کولر', 'لوڈر', 'لیمپ', 'پلنگ'];
  const kinds = ['large', 'small', 'blue', 'steel', 'double', 'electric', 'folding', 'plain', 'new', 'wide'];
  const urduKinds = ['بڑا', 'چھوٹا', 'نیلا', 'اسٹیل', 'ڈبل', 'برقی', 'تہہ ہونے والا', 'سادہ', 'نیا', 'چوڑا'];

  test('the list comes in parts that are as small as the landing page, with fonts within its budget', async () => {
    for (let index = 0; index < 200; index += 1) {
      const [kind, word] = [Math.floor(index / 20), index % 10];
      const size = 10 + (index % 19);
      const price = 20_000 + 1_750 * index;
      await addProduct(
        ...([
          `${words[word]}, ${kinds[kind]}, ${size} litres`,
          `${urdu[word]}، ${urduKinds[kind]}، ${size} لیٹر`,
        ] as const),
        { price },
      );
    }
    const { file, text } = await published();
    for (const language of languages) {
      const start = language === 'ur' ? '/ur/products' : '/products';
      for (const path of [start, `${start}?page=5`]) {
        expect(file(path)?.brotli?.byteLength, path).toBeLessThanOrEqual(14_000);
        const fonts = new Set(text(path).match(/\/assets\/[\w-]+\.woff2/g));
        const bytes = [...fonts].reduce((sum, font) => sum + (file(font)?.body.byteLength ?? 0), 0);
        expect(bytes, path).toBeLessThanOrEqual(language === 'ur' ? 80_000 : 50_000);
      }
      expect(file(`${start}?page=6`)).toBeUndefined();
      const [, index = ''] = /data-index="([^"]+)"/.exec(text(start)) ?? [];
      expect(JSON.parse(text(index))).toHaveLength(200);
      expect(file(index)?.brotli?.byteLength).toBeLessThanOrEqual(8_000);
      const [script = ''] = /\/assets\/search-goods-[\w-]+\.js/.exec(text(start)) ?? [];
      expect(file(script)?.brotli?.byteLength).toBeLessThanOrEqual(2_000);
    }
  }, 60_000);
});
