import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseRemovedDocuments } from '#server/lending/customer-documents/erase-removed-documents.ts';
import { anchorPlaceOf } from '#server/platform/audit/anchor-place-of.ts';
import { readAuditAnchors } from '#server/platform/audit/audit-anchors.ts';
import { keepAuditAnchors } from '#server/platform/audit/note-audit-anchors.ts';
import { createBucketStore } from '#server/platform/files/bucket-store.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { addDocument, samplePicture, setPicture } from '#test/support/files/pictures.ts';
import { addCustomer, addProduct, type Desk, openDesk } from '#test/support/lending/lending.ts';
import { createTestDatabase } from '#test/support/servers/database.ts';
import { ServerProcess } from '#test/support/servers/process.ts';
import { startS3Server } from '#test/support/servers/s3-server.ts';

let server: Awaited<ReturnType<typeof startS3Server>>;
let testApi: TestApi;
let desk: Desk;
let space: string;

beforeAll(async () => {
  space = await mkdtemp(join(tmpdir(), 'qist-bucket-'));
  server = await startS3Server();
  testApi = await createTestApi(server.settings);
  desk = await openDesk(testApi);
});
afterAll(async () => {
  await testApi.close();
  await server.stop();
  await rm(space, { recursive: true, force: true });
});

async function setProductPicture(): Promise<string> {
  const product = await addProduct(testApi, desk);
  return (await setPicture(testApi, desk, product.id, await samplePicture())).picture?.hash ?? '';
}

test('a picture in a bucket is not in a folder, and its file is erased from the bucket', async () => {
  const { pool, files, clock, config } = testApi.context;
  const customerId = await addCustomer(testApi, desk);
  await addDocument(testApi, desk, customerId, 'photo', await samplePicture());
  const { rows } = await pool.query<{ hash: string }>(
    "SELECT encode(file_hash, 'hex') AS hash FROM customer_documents WHERE customer_id = $1",
    [customerId],
  );
  const inBucket = createBucketStore(server.bucket);
  expect(await inBucket.look(rows[0]?.hash ?? '')).toBe('whole');
  expect(await readdir(config.dataDir)).not.toContain('files');
  // Another photo replaces it.
  await addDocument(testApi, desk, customerId, 'photo', await samplePicture());
  expect(await eraseRemovedDocuments(pool, files, new Date(clock.now()))).toBe(1);
  expect(await inBucket.look(rows[0]?.hash ?? '')).toBe('missing');
});

test('a backup contains the pictures of the bucket, and a restore writes them to the configured bucket', async () => {
  const { context } = testApi;
  const hash = await setProductPicture();
  await (await keepAuditAnchors(context))();
  const folder = join(space, 'backup');
  const from = { DATA_DIR: context.config.dataDir, ...testApi.database.settings, ...server.settings };
  const made = await new ServerProcess(from, 'tools/backup.ts', [folder]).ended();
  expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/ and 2 pictures in /) });
  expect(await readFile(join(folder, 'audit-anchors.jsonl'), 'utf8')).toContain('"previous":""');

  const [other, database] = await Promise.all([startS3Server(), createTestDatabase()]);
  await database.ownerPool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const to = { DATA_DIR: join(space, 'restored'), ...database.settings, ...other.settings };
  const restored = await new ServerProcess(to, 'tools/restore.ts', [folder]).ended();
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringMatching(/against [1-9]\d* anchors: nothing differs\./),
  });
  expect(await createBucketStore(other.bucket).look(hash)).toBe('whole');
  await Promise.all([other.stop(), database.drop()]);
});

test('anchors are stored in the bucket only, are compared with the chains, and a missing one is reported', async () => {
  const { context } = testApi;
  const place = anchorPlaceOf(context.config);
  const differences = async () => (await readAuditAnchors(context.pool, place)).damages;
  for (let noting = 0; noting < 3; noting += 1) {
    await addCustomer(testApi, desk);
    await (await keepAuditAnchors(context))();
  }
  expect(await readdir(context.config.dataDir)).toEqual([]);
  const { anchors } = await readAuditAnchors(context.pool, place);
  const heads = await context.pool.query('SELECT id FROM audit_chains');
  expect(new Set(anchors.map(({ chainId }) => chainId)).size).toBe(heads.rows.length);
  expect(await differences()).toEqual([]);
  const { endpoint, name } = server.bucket;
  // The server lets in anyone who does not sign at all.
  const removed = await fetch(`${endpoint}/${name}/audit-anchors/000000002`, { method: 'DELETE' });
  expect(removed.status).toBe(204);
  expect(await differences()).toEqual([expect.stringContaining('does not follow')]);
});

test('while the bucket is unreachable a picture is answered with 503, and everything else works', async () => {
  const hash = await setProductPicture();
  const { context } = testApi;
  const reachable = context.files;
  const away = createBucketStore({ ...server.bucket, endpoint: 'http://127.0.0.1:9' });
  const { rows } = await context.pool.query<{ id: string }>(
    "SELECT id FROM products WHERE picture_hash = decode($1, 'hex')",
    [hash],
  );
  const params = { id: rows[0]?.id ?? '', hash };
  const show = () => testApi.request('showProductPicture', { as: desk.employee, params });
  Object.assign(context, { files: away });
  expect((await show()).status).toBe(503);
  await addCustomer(testApi, desk);
  Object.assign(context, { files: reachable });
  expect((await show()).status).toBe(200);
});
