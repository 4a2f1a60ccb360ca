import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSampleLender } from '#sample/load-sample-lender.ts';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { makeBackup } from '#server/lender/backup/make-backup.ts';
import { eraseRemovedDocuments } from '#server/lending/customer-documents/erase-removed-documents.ts';
import { createAnchorFile } from '#server/platform/audit/anchor-place.ts';
import { keepAuditAnchors } from '#server/platform/audit/note-audit-anchors.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { describeSchema } from '#server/platform/db/schema/describe-schema.ts';
import { createFileStore } from '#server/platform/files/file-store.ts';
import { withErasurePaused } from '#server/platform/files/lock-file.ts';
import { createTestApi, openSession, type TestApi, testAuditKey } from '#test/support/calls/api.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { addDocument, samplePicture, setPicture } from '#test/support/files/pictures.ts';
import { active, addCustomer, addProduct, openDesk, pay } from '#test/support/lending/lending.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { ServerProcess } from '#test/support/servers/process.ts';

/** The sample lender with two pictures, and a backup of it. */
let testApi: TestApi;
let space: string;
let folder: string;
let pictureHash: string;

beforeAll(async () => {
  space = await mkdtemp(join(tmpdir(), 'qist-backup-'));
  // The sample publishes its site itself.
  testApi = await createTestApi({}, 'hidden');
  const { context } = testApi;
  await loadSampleLender(context.pool, context.clock, context.files);
  const desk = await openDesk(testApi);
  await addDocument(testApi, desk, await addCustomer(testApi, desk), 'photo', await samplePicture());
  const product = await setPicture(
    testApi,
    desk,
    (await addProduct(testApi, desk)).id,
    await samplePicture(),
  );
  pictureHash = product.picture?.hash ?? '';
  await (await keepAuditAnchors(context))();
  folder = join(space, 'backup');
  await makeBackup(sourceOfBackup(), folder);
});
afterAll(async () => {
  await testApi.close();
  await rm(space, { recursive: true, force: true });
});

function sourceOfBackup({ context, database }: TestApi = testApi) {
  const { config, files, clock } = context;
  const anchorPlace = createAnchorFile(config.dataDir);
  return { owner: database.ownerPool, anchorPlace, files, at: new Date(clock.now()) };
}

interface Place {
  readonly database: TestDatabase;
  readonly dataDir: string;
}

/** A database without tables, and a data directory that does not exist yet. */
async function emptyPlace(): Promise<Place> {
  const database = await createTestDatabase();
  await database.ownerPool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  return { database, dataDir: join(space, randomUUID()) };
}

/** `npm run restore`, as a process of its own. */
function startRestore(
  from: string,
  { database, dataDir }: Place,
  settings: Record<string, string> = {},
): ServerProcess {
  const environment = { DATA_DIR: dataDir, ...database.settings, ...settings };
  return new ServerProcess(environment, 'tools/restore.ts', [from]);
}

const countTables = `SELECT count(*)::int AS tables FROM pg_class WHERE relnamespace = 'public'::regnamespace`;

async function tablesIn({ database }: Place): Promise<number> {
  return (await database.ownerPool.query<{ tables: number }>(countTables)).rows[0]?.tables ?? 0;
}

/** Runs a restore that must be refused; returns its message. */
async function refusalOf(from: string, place: Place): Promise<string> {
  const { code, output } = await startRestore(from, place).ended();
  expect(code).toBe(1);
  return output;
}

const findHeld = `
  SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE $1
     AND (wait_event_type = 'Lock' OR state = 'idle in transaction')`;

/**
 * Resolves once a blocked process is seen at such a statement. A process that is not blocked could be past it before the check.
 */
async function heldAt(pool: Pool, statement: string): Promise<void> {
  await expect.poll(async () => (await pool.query(findHeld, [statement])).rowCount).toBe(1);
}

test('a restore brings back everything: every row, every picture, the audit, and the rules that protect it', async () => {
  const place = await emptyPlace();
  const { database, dataDir } = place;
  const restored = await startRestore(folder, place).ended();
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining(' 21 files and ') });
  expect(restored.output).toMatch(/against [1-9]\d* anchors: nothing differs\.\n$/);

  const sum = 'SELECT count(*)::int AS entries, sum(amount)::int AS amount FROM entries';
  expect((await database.pool.query(sum)).rows).toEqual((await testApi.context.pool.query(sum)).rows);
  expect(await createFileStore(dataDir).read(pictureHash)).toEqual(
    await testApi.context.files.read(pictureHash),
  );
  expect(await describeSchema(database.ownerPool)).toBe(await describeSchema(testApi.database.ownerPool));
  await expect(database.ownerPool.query('UPDATE audit_events SET action = action')).rejects.toThrow();
  await expect(database.pool.query('DELETE FROM entries')).rejects.toThrow('permission denied');

  const server = new ServerProcess({ PORT: '0', DATA_DIR: dataDir, ...database.settings });
  const calls = callsAt(await server.ready());
  await openSession(calls, 'employee@example.pk', samplePassword);
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 });
  expect(await refusalOf(folder, place)).toBe('The database is not empty: restore into a new one.\n');
  await database.drop();
});

test('a restore keeps the signatures of the audit, and its server does not start without the key', async () => {
  const signed = await createTestApi({ AUDIT_KEY: testAuditKey });
  const desk = await openDesk(signed);
  await pay(signed, desk.employee, await active(signed, desk), 500);
  await (await keepAuditAnchors(signed.context))();
  const target = join(space, 'signed');
  await makeBackup(sourceOfBackup(signed), target);
  const place = await emptyPlace();
  const { output } = await startRestore(target, place, { AUDIT_KEY: testAuditKey }).ended();
  expect(output).toMatch(
    /\nSignatures: \d+ .*, checked with the key 2026\.\nChecked .*: nothing differs\.\n$/,
  );
  const settings = { PORT: '0', DATA_DIR: place.dataDir, SAMPLE_DATA: 'off', ...place.database.settings };
  const refused = await new ServerProcess(settings).ended();
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(
    /^The audit events of this lender are signed with the key 2026: give it in AUDIT_KEY, or a new one if it is lost\.$/m,
  );
  await place.database.drop();
  await signed.close();
});

const findAgreement = `
  SELECT a.id FROM agreements a JOIN branches b ON b.id = a.branch_id
   WHERE b.code = 'SGD' AND a.status = 'active' AND a.outstanding > 10000 ORDER BY a.id LIMIT 1`;

test('a backup made while payments are recorded is a snapshot of one moment', async () => {
  const desk = await openDesk(testApi);
  const { rows } = await testApi.context.pool.query<{ id: string }>(findAgreement);
  const target = join(space, 'busy');
  let isMade = false;
  const making = makeBackup(sourceOfBackup(), target).finally(() => {
    isMade = true;
  });
  let payments = 0;
  for (; !isMade; payments += 1) {
    await pay(testApi, desk.employee, rows[0]?.id ?? '', 1);
    await (await keepAuditAnchors(testApi.context))();
  }
  await making;
  expect(payments).toBeGreaterThan(1);
  const place = await emptyPlace();
  const { code, output } = await startRestore(target, place).ended();
  expect(output).toMatch(/: nothing differs\.\n$/);
  expect(code).toBe(0);
  await place.database.drop();
});

test('a session is not open after a restore', async () => {
  const written = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const names = written.tables.map(({ name }: { name: string }) => name);
  expect(names).toContain('users');
  expect(names).not.toContain('sessions');
});

test('an interrupted backup does not count, and can be made again under the same name', async () => {
  const { config } = testApi.context;
  const environment = { DATA_DIR: config.dataDir, ...testApi.database.settings };
  const target = join(space, 'killed');
  await inTransaction(testApi.database.ownerPool, async (client) => {
    // It waits there, in the middle of its tables.
    await client.query('LOCK TABLE entries');
    const making = new ServerProcess(environment, 'tools/backup.ts', [target]);
    await heldAt(testApi.database.ownerPool, 'DECLARE%');
    await making.end('SIGKILL');
  });
  expect(await readdir(space)).not.toContain('killed');
  expect(await refusalOf(`${target}.unfinished`, await emptyPlace())).toMatch(/ is not a backup: /);

  const again = await new ServerProcess(environment, 'tools/backup.ts', [target]).ended();
  expect(again).toMatchObject({ code: 0, output: expect.stringMatching(/^Backed up \d+ rows/) });
  expect(await readdir(space)).not.toContain('killed.unfinished');
  const refused = await new ServerProcess(environment, 'tools/backup.ts', [target]).ended();
  expect(refused.output).toContain('is there already');
});

test('an interrupted restore leaves an empty database, and the next one succeeds', async () => {
  const place = await emptyPlace();
  const copy = join(space, randomUUID());
  await cp(folder, copy, { recursive: true });
  const table = join(copy, 'tables/users.gz');
  const bytes = await readFile(table);
  await rm(table);
  // Reading a pipe waits until something is written to it.
  await promisify(execFile)('mkfifo', [table]);
  const killed = startRestore(copy, place);
  // It is read once to be judged, and a second time to be loaded: there it waits, in the middle of the tables.
  await writeFile(table, bytes);
  await heldAt(place.database.ownerPool, '%attgenerated%');
  await killed.end('SIGKILL');
  expect(await tablesIn(place)).toBe(0);
  expect(await startRestore(folder, place).ended()).toMatchObject({ code: 0 });
  await place.database.drop();
});

test('a backup that is damaged, incomplete, from a newer Qist or from before 1.0 is refused with nothing written', async () => {
  const place = await emptyPlace();
  const damagedBy = async (damage: (copy: string) => Promise<unknown>) => {
    const copy = join(space, randomUUID());
    await cp(folder, copy, { recursive: true });
    await damage(copy);
    const refusal = await refusalOf(copy, place);
    expect(await tablesIn(place)).toBe(0);
    return refusal;
  };
  const isDamaged = /^The backup in .* is damaged: .* is missing or not as it was written\. .*\n$/;
  expect(await damagedBy((copy) => appendFile(join(copy, 'tables/entries.gz'), 'x'))).toMatch(isDamaged);
  expect(await damagedBy((copy) => rm(join(copy, 'tables/users.gz')))).toMatch(isDamaged);
  expect(await damagedBy((copy) => appendFile(join(copy, 'audit-anchors.jsonl'), 'x'))).toMatch(isDamaged);
  expect(await damagedBy((copy) => writeFile(join(copy, 'manifest.json'), '{'))).toMatch(isDamaged);
  const picture = join('files', pictureHash.slice(0, 2), pictureHash);
  expect(await damagedBy((copy) => writeFile(join(copy, picture), 'x'))).toMatch(isDamaged);
  const madeBy = (migrations: (own: object[]) => object[]) =>
    damagedBy(async (copy) => {
      const manifest = JSON.parse(await readFile(join(copy, 'manifest.json'), 'utf8'));
      manifest.migrations = migrations(manifest.migrations);
      await writeFile(join(copy, 'manifest.json'), JSON.stringify(manifest));
    });
  const checksum = '0'.repeat(64);
  expect(await madeBy((own) => [...own, { name: '9999-later.sql', checksum }])).toContain('9999-later.sql');
  expect(await madeBy(() => [{ name: '0001-people.sql', checksum }])).toBe(
    'This backup was made before Qist 1.0, and this Qist can only restore later ones.\n',
  );
  await place.database.drop();
});

test('a backup whose digests were made to fit a content that is none is refused with nothing written', async () => {
  const place = await emptyPlace();
  const forgedBy = async (forge: (tables: { name: string; rows: number }[]) => Record<string, Buffer>) => {
    const copy = join(space, randomUUID());
    await cp(folder, copy, { recursive: true });
    const manifest = JSON.parse(await readFile(join(copy, 'manifest.json'), 'utf8'));
    for (const [name, content] of Object.entries(forge(manifest.tables))) {
      await writeFile(join(copy, 'tables', `${name}.gz`), content);
      const sha256 = createHash('sha256').update(content).digest('hex');
      const kept = manifest.tables.find((table: { name: string }) => table.name === name);
      if (kept === undefined) manifest.tables.push({ name, rows: 1, sha256 });
      else kept.sha256 = sha256;
    }
    await writeFile(join(copy, 'manifest.json'), JSON.stringify(manifest));
    const refusal = await refusalOf(copy, place);
    expect(await tablesIn(place)).toBe(0);
    return refusal;
  };
  const isDamaged = /^The backup in .* is damaged: .* is missing or not as it was written\. .*\n$/;
  const noRow = gzipSync('"(1,2,3)"\n');
  expect(await forgedBy(() => ({ users: Buffer.from('no archive') }))).toMatch(isDamaged);
  expect(await forgedBy(() => ({ users: gzipSync('{"no end\n') }))).toMatch(isDamaged);
  expect(await forgedBy(() => ({ users: noRow }))).toMatch(isDamaged);
  expect(await forgedBy(() => ({ pg_authid: noRow }))).toMatch(isDamaged);
  expect(await forgedBy(() => ({ no_such_table: noRow }))).toMatch(isDamaged);
  const withoutBranches = (tables: { name: string; rows: number }[]) => {
    const branches = tables.find(({ name }) => name === 'branches');
    if (branches !== undefined) branches.rows = 0;
    return { branches: gzipSync('') };
  };
  expect(await forgedBy(withoutBranches)).toMatch(isDamaged);
  const withoutEntries = (tables: { name: string; rows: number }[]) => {
    tables.splice(0, tables.length, ...tables.filter(({ name }) => name !== 'entries'));
    return {};
  };
  expect(await forgedBy(withoutEntries)).toMatch(isDamaged);
  await place.database.drop();
});

test('anchors that are newer than the backup are not overwritten', async () => {
  const place = await emptyPlace();
  await cp(join(folder, 'audit-anchors.jsonl'), join(place.dataDir, 'audit-anchors.jsonl'));
  await appendFile(join(place.dataDir, 'audit-anchors.jsonl'), '\nlater');
  expect(await refusalOf(folder, place)).toContain('keep it in another place, then restore again');
  expect(await tablesIn(place)).toBe(0);
  await place.database.drop();
});

test('a picture removed during a backup is erased after it', async () => {
  const { pool, files, clock } = testApi.context;
  const desk = await openDesk(testApi);
  const customerId = await addCustomer(testApi, desk);
  await addDocument(testApi, desk, customerId, 'photo', await samplePicture());
  await addDocument(testApi, desk, customerId, 'photo', await samplePicture());
  const erase = () => eraseRemovedDocuments(pool, files, new Date(clock.now()));
  expect(await withErasurePaused(pool, erase)).toBe(0);
  expect(await erase()).toBe(1);
});
