import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/lending/products.ts';
import { createTestApi, readFailure, type TestApi } from '#test/support/api.ts';
import { auditEventsOf } from '#test/support/audit.ts';
import { addProduct, type Desk, openDesk, productBody } from '#test/support/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});

afterAll(() => testApi.close());

const edit = ({ id, version }: Product, changes: object) =>
  testApi.send('PUT', `/api/products/${id}`, {
    as: desk.superadmin,
    body: { ...productBody(), isActive: true, version, ...changes },
  });

const sold = async () => {
  const response = await testApi.send('GET', '/api/products', { as: desk.employee });
  return ((await response.json()) as { data: Product[] }).data;
};

test('a new price is what is sold from now on, and the audit has the old one', async () => {
  const product = await addProduct(testApi, desk, { cashPrice: 18_000 });
  expect((await edit(product, { cashPrice: 19_500 })).status).toBe(200);
  expect((await sold()).find(({ id }) => id === product.id)?.cashPrice).toBe(19_500);
  const [event] = await auditEventsOf(testApi, product.id, 'edit_product');
  expect(event).toMatchObject({ before: { cashPrice: 18_000 }, after: { cashPrice: 19_500 } });
});

test('a product that is no longer active is not offered', async () => {
  const product = await addProduct(testApi, desk);
  expect((await edit(product, { isActive: false })).status).toBe(200);
  expect((await sold()).map(({ id }) => id)).not.toContain(product.id);
});

test('the second of two who had the same product open is told, and changes nothing', async () => {
  const product = await addProduct(testApi, desk);
  expect((await edit(product, { cashPrice: 20_000 })).status).toBe(200);
  const second = await edit(product, { cashPrice: 21_000 });
  expect(second.status).toBe(409);
  expect((await readFailure(second)).code).toBe('changed_meanwhile');
  expect((await sold()).find(({ id }) => id === product.id)?.cashPrice).toBe(20_000);
});
