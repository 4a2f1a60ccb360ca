import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentsMax } from '#contract/lending/customer-documents.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { addPost } from '#test/support/desk/blog.ts';
import { addDocument, bytesOf, plain, samplePicture, setPicture } from '#test/support/files/pictures.ts';
import { addCustomer, addProduct, type Desk, openDesk } from '#test/support/lending/lending.ts';
import { verifyFiles } from '../verify/verify-files.ts';
import { eraseRemovedDocuments } from './erase-removed-documents.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const erase = () => {
  const { pool, files, clock } = testApi.context;
  return eraseRemovedDocuments(pool, files, new Date(clock.now()));
};
const verify = () => verifyFiles(testApi.context.pool, testApi.context.files);
const remove = (id: string, documentId: string) =>
  testApi.call('removeCustomerDocument', { as: desk.employee, params: { id, documentId } });

async function stateOf(documentId: string): Promise<string> {
  const { rows } = await testApi.context.pool.query<{ hash: string }>(
    "SELECT encode(file_hash, 'hex') AS hash FROM customer_documents WHERE id = $1",
    [documentId],
  );
  return testApi.context.files.look(rows[0]?.hash ?? '');
}

test('the files of removed and replaced documents are erased once, and the books still verify', async () => {
  const customerId = await addCustomer(testApi, desk);
  const replaced = await addDocument(testApi, desk, customerId, 'photo', await samplePicture());
  const kept = await addDocument(testApi, desk, customerId, 'photo', await samplePicture());
  const removed = await addDocument(testApi, desk, customerId, 'other', await samplePicture());
  await remove(customerId, removed.id);
  expect(await erase()).toBe(2);
  expect(await erase()).toBe(0);
  expect(await Promise.all([replaced, removed, kept].map(({ id }) => stateOf(id)))).toEqual([
    'missing',
    'missing',
    'whole',
  ]);
  expect((await verify()).differences).toEqual([]);
});

test('a picture that another customer still has is kept until that one is removed too', async () => {
  const [one, other] = [await addCustomer(testApi, desk), await addCustomer(testApi, desk)];
  const sent = await samplePicture();
  const first = await addDocument(testApi, desk, one, 'utility_bill', sent);
  const second = await addDocument(testApi, desk, other, 'utility_bill', sent);
  await remove(one, first.id);
  expect(await erase()).toBe(0);
  expect(await stateOf(second.id)).toBe('whole');
  await remove(other, second.id);
  expect(await erase()).toBe(1);
});

test('a picture that a product shows is kept', async () => {
  const customerId = await addCustomer(testApi, desk);
  const sent = await samplePicture();
  const document = await addDocument(testApi, desk, customerId, 'other', sent);
  await setPicture(testApi, desk, (await addProduct(testApi, desk)).id, sent);
  await remove(customerId, document.id);
  expect(await erase()).toBe(0);
  expect((await verify()).differences).toEqual([]);
});

test('a picture that is the cover of a post is kept', async () => {
  const customerId = await addCustomer(testApi, desk);
  const sent = await bytesOf(plain(600, 300, '#123456').jpeg());
  const document = await addDocument(testApi, desk, customerId, 'other', sent);
  const { id } = await addPost(testApi, desk);
  await testApi.call('setBlogCover', { as: desk.superadmin, params: { id }, body: { picture: sent } });
  await remove(customerId, document.id);
  expect(await erase()).toBe(0);
  expect((await verify()).differences).toEqual([]);
});

test('a document added again while its file is being erased keeps the file, in whatever order', async () => {
  const customerId = await addCustomer(testApi, desk);
  const sent = await samplePicture();
  for (let round = 0; round < 4; round += 1) {
    const { id } = await addDocument(testApi, desk, customerId, 'other', sent);
    await remove(customerId, id);
    const [again] = await Promise.all([
      addDocument(testApi, desk, customerId, 'other', sent),
      erase(),
      erase(),
    ]);
    expect(await stateOf(again.id)).toBe('whole');
    await remove(customerId, again.id);
  }
  expect((await verify()).differences).toEqual([]);
});

test('a customer has a limited number of documents, even if two compete for the last place', async () => {
  const customerId = await addCustomer(testApi, desk);
  const add = async () => addDocument(testApi, desk, customerId, 'other', await samplePicture());
  await testApi.context.pool.query(
    `INSERT INTO customer_documents (id, customer_id, kind, file_hash, bytes, width, height, added_at, added_by)
     SELECT gen_random_uuid(), $1, 'other', sha256(n::text::bytea), 1, 1, 1, now(), $2 FROM generate_series(2, $3) n`,
    [customerId, desk.employeeId, documentsMax],
  );
  const outcomes = await Promise.allSettled([add(), add()]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const body = { kind: 'other', picture: new Blob([await samplePicture()]) } as const;
  const asked = { as: desk.employee, params: { id: customerId }, body };
  expect(await testApi.refusal('addCustomerDocument', asked)).toMatchObject({
    code: 'too_many_documents',
    status: 409,
  });
});
