import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/lending/products.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import { addDocument, bytesOf, plain, samplePicture, setPicture } from '#test/support/files/pictures.ts';
import { addCustomer, addProduct, type Desk, openDesk, productBody } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

function show(id: string, hash = ''): Promise<Response> {
  return testApi.request('showProductPicture', { as: desk.employee, params: { id, hash } });
}

async function sold(productId: string): Promise<Product | undefined> {
  const { data } = await testApi.call('listProducts', { as: desk.employee });
  return data.find(({ id }) => id === productId);
}

test('a picture is small, has an address of its own, and is cached by the browser', async () => {
  const { id, picture: none } = await addProduct(testApi, desk);
  expect(none).toBeNull();
  const { picture } = await setPicture(testApi, desk, id, await bytesOf(plain(3000, 1500).png()));
  expect(picture).toMatchObject({ width: 800, height: 400 });
  expect((await sold(id))?.picture).toEqual(picture);
  const shown = await show(id, picture?.hash);
  expect(shown.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  expect(shown.headers.get('content-type')).toBe('image/webp');
  const { width, height } = await sharp(new Uint8Array(await shown.arrayBuffer())).metadata();
  expect([width, height]).toEqual([800, 400]);
});

test('a new picture has a new address, and the audit has both; the same picture again is no audit event', async () => {
  const { id } = await addProduct(testApi, desk);
  const sent = await samplePicture();
  const first = await setPicture(testApi, desk, id, sent);
  await setPicture(testApi, desk, id, sent);
  const second = await setPicture(testApi, desk, id, await samplePicture());
  expect((await show(id, first.picture?.hash)).status).toBe(404);
  expect((await show(id, second.picture?.hash)).status).toBe(200);
  expect(await auditEventsOf(testApi, id, 'set_product_picture')).toMatchObject([
    { before: { picture: null }, after: { picture: first.picture } },
    { before: { picture: first.picture }, after: { picture: second.picture } },
  ]);
});

test('a picture that is removed is no longer shown', async () => {
  const { id } = await addProduct(testApi, desk);
  const { picture } = await setPicture(testApi, desk, id, await samplePicture());
  for (const _ of ['once', 'twice'])
    await testApi.call('removeProductPicture', { as: desk.superadmin, params: { id } });
  expect((await sold(id))?.picture).toBeNull();
  expect((await show(id, picture?.hash)).status).toBe(404);
  expect(await auditEventsOf(testApi, id, 'remove_product_picture')).toMatchObject([
    { before: { picture }, after: { picture: null } },
  ]);
});

test('a product open in a form can be saved after it got a picture', async () => {
  const { id, version } = await addProduct(testApi, desk);
  const { picture } = await setPicture(testApi, desk, id, await samplePicture());
  const body = { ...productBody({ cashPrice: 20_000 }), isActive: true, isPublic: false, version };
  await testApi.call('editProduct', { as: desk.superadmin, params: { id }, body });
  expect(await sold(id)).toMatchObject({ cashPrice: 20_000, picture });
});

test("the address of a product's picture does not open a customer's document", async () => {
  const customerId = await addCustomer(testApi, desk);
  await addDocument(testApi, desk, customerId, 'cnic_front', await samplePicture());
  const { rows } = await testApi.context.pool.query<{ hash: string }>(
    "SELECT encode(file_hash, 'hex') AS hash FROM customer_documents WHERE customer_id = $1",
    [customerId],
  );
  const { id } = await addProduct(testApi, desk);
  expect((await show(id, rows[0]?.hash)).status).toBe(404);
  expect((await show(id, '..%2F..%2Fpostgres')).status).toBe(404);
});

test('an unknown product is given no picture', async () => {
  const refused = await testApi.refusal('setProductPicture', {
    as: desk.superadmin,
    params: { id: '00000000-0000-7000-8000-000000000000' },
    body: { picture: await samplePicture() },
  });
  expect(refused.code).toBe('not_found');
});
