import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { addDocument, samplePicture, setPicture } from '#test/support/files/pictures.ts';
import { addCustomer, addProduct, type Desk, openDesk } from '#test/support/lending/lending.ts';
import { createTestDatabase } from '#test/support/servers/database.ts';
import { ServerProcess } from '#test/support/servers/process.ts';
import { verifyFiles } from './verify-files.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const verify = () => verifyFiles(testApi.context.pool, testApi.context.files);

async function pathOf(hash: string): Promise<string> {
  const folder = join(testApi.context.config.dataDir, 'files');
  const found = (await readdir(folder, { recursive: true })).find((path) => path.endsWith(hash));
  return join(folder, found ?? hash);
}

/** `npm run verify` in another process. */
function runVerify(): Promise<{ code: number | null; output: string }> {
  const { dataDir } = testApi.context.config;
  const environment = { DATA_DIR: dataDir, ...testApi.database.settings };
  return new ServerProcess(environment, 'tools/verify.ts').ended();
}

test('a changed or missing file is reported with its owner and counted', async () => {
  const customerId = await addCustomer(testApi, desk);
  const sent = await samplePicture();
  const front = await addDocument(testApi, desk, customerId, 'cnic_front', sent);
  // One file may be two documents; one that was replaced is still looked after.
  const other = await addDocument(testApi, desk, customerId, 'other', sent);
  await addDocument(testApi, desk, customerId, 'cnic_front', await samplePicture());
  const { id, picture } = await setPicture(
    testApi,
    desk,
    (await addProduct(testApi, desk)).id,
    await samplePicture(),
  );
  expect(await verify()).toEqual({ files: 3, differences: [] });
  expect(await runVerify()).toMatchObject({ code: 0, output: expect.stringContaining(' 3 files and ') });

  const { rows } = await testApi.context.pool.query<{ hash: string }>(
    "SELECT encode(file_hash, 'hex') AS hash FROM customer_documents WHERE id = $1",
    [front.id],
  );
  const documentHash = rows[0]?.hash ?? '';
  await writeFile(await pathOf(documentHash), 'another picture');
  await rm(await pathOf(picture?.hash ?? ''));
  const { files, differences } = await verify();
  expect(files).toBe(3);
  const owners = [front, other].map((one) => `document ${one.id} of customer ${customerId}`).sort();
  expect(differences.toSorted()).toEqual(
    [
      `file ${documentHash}: changed; ${owners.join(', ')}`,
      `file ${picture?.hash}: missing; picture of product ${id}`,
    ].sort(),
  );
  const { code, output } = await runVerify();
  expect(code).toBe(1);
  for (const difference of differences) expect(output).toContain(difference);
  expect(output).toContain('2 differ.');
});

test('the office shows the last clean verification and how far the audit went then', async () => {
  const { cleanVerification: shown, events } = await testApi.call('getAuditChainState', {
    as: desk.superadmin,
  });
  // The run before the files were changed was clean, the one after was not.
  expect(shown).toMatchObject({ agreements: 0, entries: 0, verifiedAt: expect.any(String) });
  expect(shown?.heads.map(({ branch }) => branch?.code ?? null)).toEqual([null, 'SGD']);
  const reached = shown?.heads.reduce((sum, { position }) => sum + position, 0);
  expect(reached).toBeLessThanOrEqual(events);
  const { rows } = await testApi.context.pool.query(
    "SELECT encode(hash, 'hex') AS hash FROM audit_events e JOIN branches b ON b.id = e.chain_id WHERE e.position = $1",
    [shown?.heads[1]?.position],
  );
  expect(rows).toEqual([{ hash: shown?.heads[1]?.hash }]);
});

test('a picture with a missing file is answered as a server error, not as another picture', async () => {
  const product = await addProduct(testApi, desk);
  const { picture } = await setPicture(testApi, desk, product.id, await samplePicture());
  await rm(await pathOf(picture?.hash ?? ''));
  const response = await testApi.request('showProductPicture', {
    as: desk.employee,
    params: { id: product.id, hash: picture?.hash ?? '' },
  });
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('verifying an empty database fails with one sentence that says what to do', async () => {
  const empty = await createTestDatabase();
  await empty.ownerPool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const environment = { DATA_DIR: testApi.context.config.dataDir, ...empty.settings };
  expect(await new ServerProcess(environment, 'tools/verify.ts').ended()).toEqual({
    code: 1,
    output: 'This database is empty: Qist was never started on it. Run npm start first.\n',
  });
  await empty.drop();
});
