import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/lending/products.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import type { BodyOf, QueryOf } from '#test/support/calls/calls.ts';
import { addProduct, type Desk, openDesk, productBody } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});

afterAll(() => testApi.close());

const editing = ({ id, version }: Product, changes: Partial<BodyOf<'editProduct'>>) => ({
  as: desk.superadmin,
  params: { id },
  body: { ...productBody(), isActive: true, isPublic: false, version, ...changes },
});

const sold = async () =>
  (await testApi.call('listProducts', { as: desk.employee, query: { state: 'active' } })).data;

test('a new price applies to new agreements, and the audit has the old one', async () => {
  const product = await addProduct(testApi, desk, { cashPrice: 18_000 });
  await testApi.call('editProduct', editing(product, { cashPrice: 19_500 }));
  expect((await sold()).find(({ id }) => id === product.id)?.cashPrice).toBe(19_500);
  const [event] = await auditEventsOf(testApi, product.id, 'edit_product');
  expect(event).toMatchObject({ before: { cashPrice: 18_000 }, after: { cashPrice: 19_500 } });
});

test('an inactive product is not offered', async () => {
  const product = await addProduct(testApi, desk);
  await testApi.call('editProduct', editing(product, { isActive: false }));
  expect((await sold()).map(({ id }) => id)).not.toContain(product.id);
  const { data: retired } = await testApi.call('listProducts', {
    as: desk.superadmin,
    query: { state: 'inactive' },
  });
  expect(retired.map(({ id }) => id)).toEqual([product.id]);
  expect(await testApi.call('getProduct', { as: desk.superadmin, params: product })).toMatchObject({
    isActive: false,
  });
});

test('a product is found by any part of its name in either script, by category, and by price', async () => {
  const cooler = {
    name: { own: 'Desert cooler', ur: 'ڈیزرٹ کولر' },
    cashPrice: 31_000,
    category: 'home_appliances',
  } as const;
  await addProduct(testApi, desk, cooler);
  await addProduct(testApi, desk, {
    name: { own: 'Cooler for a shop' },
    cashPrice: 30_500,
    category: 'business_asset',
  });
  const namesOf = async (query: QueryOf<'listProducts'>) =>
    (await testApi.call('listProducts', { as: desk.employee, query })).data.map(({ name }) => name.own);
  expect(await namesOf({ search: 'OOLER', sort: 'cashPrice' })).toEqual([
    'Cooler for a shop',
    cooler.name.own,
  ]);
  expect(await namesOf({ search: 'cooler', sort: '-cashPrice' })).toEqual([
    cooler.name.own,
    'Cooler for a shop',
  ]);
  expect(await namesOf({ search: 'كولر' })).toEqual([cooler.name.own]);
  expect(await namesOf({ search: 'cooler shop' })).toEqual(['Cooler for a shop']);
  expect(await namesOf({ search: 'cooler', category: 'business_asset' })).toEqual(['Cooler for a shop']);
});

test('of two people who edit the same product, the second is refused and changes nothing', async () => {
  const product = await addProduct(testApi, desk);
  await testApi.call('editProduct', editing(product, { cashPrice: 20_000 }));
  expect(await testApi.refusal('editProduct', editing(product, { cashPrice: 21_000 }))).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  });
  expect((await sold()).find(({ id }) => id === product.id)?.cashPrice).toBe(20_000);
});
