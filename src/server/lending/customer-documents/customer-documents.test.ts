import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CustomerDocument } from '#contract/lending/customer-documents.ts';
import { languages } from '#domain/language.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import { addDocument, bytesOf, plain, samplePicture } from '#test/support/files/pictures.ts';
import { addCustomer, type Desk, openDesk } from '#test/support/lending/lending.ts';
import { fc } from '#test/support/runs/properties.ts';

let testApi: TestApi;
let desk: Desk;
let otherDesk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
  otherDesk = await openDesk(testApi, 'LHE');
});
afterAll(() => testApi.close());

async function documentsOf(id: string): Promise<readonly CustomerDocument[]> {
  return (await testApi.call('listCustomerDocuments', { as: desk.employee, params: { id } })).data;
}

/** A document as the employee of the branch sends it. */
const sending = (
  id: string,
  kind: BodyOf<'addCustomerDocument'>['kind'],
  picture: Uint8Array<ArrayBuffer> | File,
) => ({
  as: desk.employee,
  params: { id },
  body: { kind, picture },
});

function show(customerId: string, { id }: CustomerDocument, { employee }: Desk = desk): Promise<Response> {
  return testApi.request('showCustomerDocument', {
    as: employee,
    params: { id: customerId, documentId: id },
  });
}

function remove(customerId: string, { id }: CustomerDocument): Promise<Response> {
  return testApi.request('removeCustomerDocument', {
    as: desk.employee,
    params: { id: customerId, documentId: id },
  });
}

test('a document is stored, listed and shown to everyone who may see the customer, and to nobody else', async () => {
  const customerId = await addCustomer(testApi, desk);
  const sent = await bytesOf(plain(2000, 1000, '#00ff00').jpeg());
  const added = await addDocument(testApi, desk, customerId, 'utility_bill', sent);
  expect(added).toMatchObject({
    kind: 'utility_bill',
    width: 1600,
    height: 800,
    addedByName: { en: 'Test employee' },
  });
  expect(await documentsOf(customerId)).toEqual([added]);

  const shown = await show(customerId, added);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(added.bytes),
    'content-disposition': 'inline',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  const { dominant } = await sharp(new Uint8Array(await shown.arrayBuffer())).stats();
  expect(dominant.g).toBeGreaterThan(200);

  expect((await show(customerId, added, otherDesk)).status).toBe(404);
  // Another customer's address does not lead to it either.
  expect((await show(await addCustomer(testApi, desk), added)).status).toBe(404);
});

test('viewing the picture of a CNIC is in the audit; viewing a photo is not', async () => {
  const customerId = await addCustomer(testApi, desk);
  const [front, photo] = [
    await addDocument(testApi, desk, customerId, 'cnic_front', await samplePicture()),
    await addDocument(testApi, desk, customerId, 'photo', await samplePicture()),
  ];
  await show(customerId, photo);
  expect(await auditEventsOf(testApi, customerId, 'view_cnic_picture')).toEqual([]);
  await show(customerId, front);
  await show(customerId, front, otherDesk);
  expect(await auditEventsOf(testApi, customerId, 'view_cnic_picture')).toMatchObject([
    { actor_id: desk.employeeId, after: { kind: 'cnic_front', documentId: front.id } },
  ]);
});

test('one picture sent six times at once is one document and one audit event', async () => {
  const customerId = await addCustomer(testApi, desk);
  const sent = await samplePicture();
  const added = await Promise.all(
    Array.from({ length: 6 }, () => addDocument(testApi, desk, customerId, 'other', sent)),
  );
  expect(new Set(added.map(({ id }) => id)).size).toBe(1);
  expect(await documentsOf(customerId)).toHaveLength(1);
  expect(await auditEventsOf(testApi, customerId, 'add_document')).toHaveLength(1);
});

test('one picture can be a document of two kinds and of two customers', async () => {
  const sent = await samplePicture();
  const [first, second] = [await addCustomer(testApi, desk), await addCustomer(testApi, desk)];
  await addDocument(testApi, desk, first, 'photo', sent);
  await addDocument(testApi, desk, first, 'other', sent);
  await addDocument(testApi, desk, second, 'photo', sent);
  expect((await documentsOf(first)).map(({ kind }) => kind)).toEqual(['other', 'photo']);
  expect(await documentsOf(second)).toHaveLength(1);
});

test.each([
  ['photo', 1],
  ['cnic_front', 1],
  ['cnic_back', 1],
  ['utility_bill', 2],
  ['other', 2],
] as const)('of two documents of the kind %s, %i remains', async (kind, there) => {
  const customerId = await addCustomer(testApi, desk);
  const first = await addDocument(testApi, desk, customerId, kind, await samplePicture());
  const second = await addDocument(testApi, desk, customerId, kind, await samplePicture());
  expect((await documentsOf(customerId)).map(({ id }) => id)).toEqual([second.id, first.id].slice(0, there));
  expect((await show(customerId, first)).status).toBe(there === 1 ? 404 : 200);
  const [, replacing] = await auditEventsOf(testApi, customerId, 'add_document');
  expect(replacing?.before).toEqual(there === 1 ? { kind, documentId: first.id } : null);
});

test('two photos sent at the same moment leave one', async () => {
  const customerId = await addCustomer(testApi, desk);
  const sent = await Promise.all(Array.from({ length: 6 }, () => samplePicture()));
  await Promise.all(sent.map((picture) => addDocument(testApi, desk, customerId, 'photo', picture)));
  expect(await documentsOf(customerId)).toHaveLength(1);
});

test('a removed document is hidden and stays on record, and the same picture sent again is a new document', async () => {
  const customerId = await addCustomer(testApi, desk);
  const sent = await samplePicture();
  const first = await addDocument(testApi, desk, customerId, 'photo', sent);
  expect((await remove(customerId, first)).status).toBe(200);
  expect((await remove(customerId, first)).status).toBe(404);
  expect((await show(customerId, first)).status).toBe(404);
  expect(await documentsOf(customerId)).toEqual([]);
  expect(await auditEventsOf(testApi, customerId, 'remove_document')).toMatchObject([
    { actor_id: desk.employeeId, before: { kind: 'photo', documentId: first.id } },
  ]);
  const second = await addDocument(testApi, desk, customerId, 'photo', sent);
  expect(second.id).not.toBe(first.id);
  await expect(
    testApi.database.ownerPool.query('DELETE FROM customer_documents WHERE id = $1', [first.id]),
  ).rejects.toThrow('only ever added to');
});

test("a blocked customer's documents can still be completed", async () => {
  const customerId = await addCustomer(testApi, desk);
  await testApi.context.pool.query("UPDATE customers SET status = 'blocked' WHERE id = $1", [customerId]);
  await addDocument(testApi, desk, customerId, 'cnic_back', await samplePicture());
  expect(await documentsOf(customerId)).toHaveLength(1);
});

describe('a picture that is refused', () => {
  test.each([
    ['not_a_picture', 415, async () => new TextEncoder().encode('photo.jpg')],
    ['picture_too_large', 413, async () => new Uint8Array(8 * 1024 * 1024 + 1)],
  ] as const)('as %s says why in both languages, and leaves nothing behind', async (code, status, make) => {
    const customerId = await addCustomer(testApi, desk);
    const picture = await make();
    for (const language of languages) {
      const sent = { ...sending(customerId, 'photo', picture), headers: { 'Accept-Language': language } };
      const refused = await testApi.refusal('addCustomerDocument', sent);
      expect(refused).toMatchObject({ status, code });
      expect(/\p{Script=Arabic}/u.test(refused.message)).toBe(language === 'ur');
    }
    expect(await documentsOf(customerId)).toEqual([]);
  });

  test('of a customer of another branch is not even read', async () => {
    const customerId = await addCustomer(testApi, desk);
    const sent = { ...sending(customerId, 'photo', new Uint8Array([1])), as: otherDesk.employee };
    expect(await testApi.refusal('addCustomerDocument', sent)).toMatchObject({ code: 'not_found' });
  });

  test('for its kind names the field', async () => {
    const customerId = await addCustomer(testApi, desk);
    const sent = sending(customerId, 'photo', await samplePicture());
    const body = { ...sent.body, kind: 'passport' };
    const refused = await testApi.refusal('addCustomerDocument', { ...sent, body });
    expect(refused).toMatchObject({ fields: ['kind'] });
  });
});

test('a JPEG with the name of another type is a JPEG', async () => {
  const customerId = await addCustomer(testApi, desk);
  const file = new File([await samplePicture()], '../../photo.html', { type: 'text/html' });
  const added = await testApi.call('addCustomerDocument', sending(customerId, 'other', file));
  expect(added.kind).toBe('other');
});

test('no content makes the server fail', async () => {
  const customerId = await addCustomer(testApi, desk);
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 2_000 }), async (bytes) => {
      const sent = sending(customerId, 'other', new Uint8Array(bytes));
      expect(await testApi.refusal('addCustomerDocument', sent)).toMatchObject({ status: 415 });
    }),
    { numRuns: 10 },
  );
});
