import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createAnchorFile } from '#server/platform/audit/anchor-place.ts';
import { type NotedAnchors, readAuditAnchors } from '#server/platform/audit/audit-anchors.ts';
import { keepAuditAnchors } from '#server/platform/audit/note-audit-anchors.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { relink } from '#test/support/ledger/tamper.ts';
import { active, openDesk, pay } from '#test/support/lending/lending.ts';

/** The attacks that the owner of the database can make on the audit, and which of them are found. */
let testApi: TestApi;
let dataDir: string;
let noted: NotedAnchors;

beforeAll(async () => {
  testApi = await createTestApi();
  dataDir = await mkdtemp(join(tmpdir(), 'qist-anchors-'));
  for (const branchCode of ['SGD', 'LHE']) {
    const desk = await openDesk(testApi, branchCode);
    const id = await active(testApi, desk);
    for (const amount of [1_000, 2_000, 3_000]) await pay(testApi, desk.employee, id, amount);
  }
  await noteAnchors();
  noted = await readNoted();
  const { ownerPool } = testApi.database;
  await ownerPool.query('CREATE TABLE kept_events AS TABLE audit_events');
  await ownerPool.query('CREATE TABLE kept_chains AS TABLE audit_chains');
});
afterAll(async () => {
  await testApi.close();
  await rm(dataDir, { recursive: true, force: true });
});
afterEach(() =>
  asOwner(
    'DELETE FROM audit_events',
    'DELETE FROM audit_chains',
    'INSERT INTO audit_chains TABLE kept_chains',
    'INSERT INTO audit_events TABLE kept_events',
  ),
);

const file = () => join(dataDir, 'audit-anchors.jsonl');
const readNoted = () => readAuditAnchors(testApi.context.pool, createAnchorFile(dataDir));

/** Writes the anchors like a server that starts and stops. */
async function noteAnchors(): Promise<void> {
  const { context } = testApi;
  const stop = await keepAuditAnchors({ ...context, config: { ...context.config, dataDir } });
  await stop();
}

/** Makes changes that no role of the product may, with the triggers off. */
async function asOwner(...changes: readonly string[]): Promise<void> {
  const { ownerPool } = testApi.database;
  await ownerPool.query('ALTER TABLE audit_events DISABLE TRIGGER USER');
  for (const change of changes) await ownerPool.query(change);
  await ownerPool.query('ALTER TABLE audit_events ENABLE TRIGGER USER');
}

async function found(given?: NotedAnchors): Promise<string> {
  const watching = given === undefined ? {} : { noted: given };
  return (await findDifferences(testApi.context.pool, watching)).differences.join('\n');
}

/** A payment in the middle of its chain. */
const paid = `action = 'record_payment' AND after ->> 'amount' = '1000'`;
const one = `(chain_id, position) IN (SELECT chain_id, position FROM audit_events WHERE ${paid} LIMIT 1)`;
const last = '(chain_id, position) IN (SELECT id, last_position FROM audit_chains)';

test('an untouched audit passes the check', async () => {
  expect(await found(noted)).toBe('');
  expect(new Set(noted.anchors.map(({ chainId }) => chainId)).size).toBe(3);
});

const changes: readonly [string, readonly string[]][] = [
  ['an event with another amount', [`UPDATE audit_events SET after = after || '{"amount": 1}' WHERE ${one}`]],
  ['an event of another person', [`UPDATE audit_events SET actor_id = NULL WHERE ${one}`]],
  [
    'an event at another time',
    [`UPDATE audit_events SET recorded_at = recorded_at - interval '1 microsecond' WHERE ${one}`],
  ],
  [
    'a changed event whose own hash was worked out again',
    [
      `UPDATE audit_events SET client_address = 'elsewhere' WHERE ${one}`,
      `UPDATE audit_events SET hash = audit_hash(audit_events) WHERE client_address = 'elsewhere'`,
    ],
  ],
  ['a deleted event', [`DELETE FROM audit_events WHERE ${one}`]],
  [
    'a deleted event whose followers moved up',
    [
      `DELETE FROM audit_events WHERE position = 3`,
      `UPDATE audit_events SET position = -position WHERE position > 3`,
      `UPDATE audit_events SET position = -position - 1 WHERE position < 0`,
    ],
  ],
  [
    'two events in each other’s place',
    [
      'UPDATE audit_events SET position = position + 1000 WHERE position IN (4, 5)',
      'UPDATE audit_events SET position = 1009 - position WHERE position > 1000',
    ],
  ],
  [
    'an event inserted in the middle',
    [
      'UPDATE audit_events SET position = -position WHERE position > 3',
      'UPDATE audit_events SET position = 1 - position WHERE position < 0',
      `INSERT INTO audit_events SELECT chain_id, 4, hash, hash, recorded_at, actor_id, client_address, 'record_payment',
              subject, subject_id, before, after FROM audit_events WHERE position = 3`,
      'UPDATE audit_events SET hash = audit_hash(audit_events) WHERE position = 4',
    ],
  ],
  [
    'an event added to the end past the trigger',
    [
      `INSERT INTO audit_events SELECT chain_id, position + 1, hash, hash, recorded_at, actor_id, client_address, action,
              subject, subject_id, before, after FROM audit_events WHERE ${last}`,
    ],
  ],
  ['a chain whose last event was cut off', [`DELETE FROM audit_events WHERE ${last}`]],
  ['a chain all of whose events were cut off', ['DELETE FROM audit_events']],
];

test.each(changes)('%s is found by the chain alone, without anchors', async (_, statements) => {
  await asOwner(...statements);
  expect(await found()).toContain('audit chain');
});

const consistent: readonly [string, readonly string[]][] = [
  ['cut off at its end', [`DELETE FROM audit_events WHERE ${last}`, relink]],
  [
    'changed in the middle',
    [`UPDATE audit_events SET after = after || '{"amount": 1}' WHERE ${one}`, relink],
  ],
  ['taken away altogether', ['DELETE FROM audit_events', 'DELETE FROM audit_chains']],
];

describe('a chain rewritten with all its hashes', () => {
  test.each(consistent)(
    'and %s passes the check of the chain, but not the comparison with the anchors',
    async (_, statements) => {
      await asOwner(...statements);
      expect(await found()).not.toContain('audit chain');
      expect(await found(noted)).toContain('is not the one that was noted');
    },
  );
});

test('events after the last anchor pass, and a line that was cut short spoils no other line', async () => {
  await active(testApi, await openDesk(testApi));
  expect(await found(noted)).toBe('');
  await appendFile(file(), '\n{"chainId":"01');
  await noteAnchors();
  const later = await readNoted();
  expect(later.anchors.length).toBeGreaterThan(noted.anchors.length);
  expect(await found(later)).toBe('');
});

describe('the file of anchors', () => {
  let written: string;
  beforeEach(async () => {
    await noteAnchors();
    written = await readFile(file(), 'utf8');
  });
  afterEach(() => writeFile(file(), written));

  test('can be read only by the product’s own system user', async () => {
    expect((await stat(file())).mode & 0o777).toBe(0o600);
  });

  test.each<[string, (lines: string[]) => string[], string]>([
    ['a line taken out', (lines) => lines.toSpliced(1, 1), 'line 3 does not follow'],
    [
      'a line changed',
      (lines) => lines.with(1, lines[1]?.replace('"position":', '"position":1') ?? ''),
      'does not follow',
    ],
    ['a line made unreadable', (lines) => lines.with(1, '{'), 'does not follow'],
    ['two lines in each other’s place', ([a = '', b = '', ...rest]) => [b, a, ...rest], 'does not follow'],
    ['its last line cut off', (lines) => lines.slice(0, -1), 'the line that was noted last, at 20'],
    ['nothing in it', () => [], 'all of them are missing; the last was noted at 20'],
  ])('with %s is found', async (_, change, said) => {
    const lines = written.split('\n').filter((line) => line !== '');
    await writeFile(
      file(),
      change(lines)
        .map((line) => `\n${line}`)
        .join(''),
    );
    expect(await found(await readNoted())).toContain(`audit anchors: `);
    expect(await found(await readNoted())).toContain(said);
  });

  test('without its last line stays invalid, even after new anchors are written', async () => {
    const lines = written.split('\n').filter((line) => line !== '');
    await writeFile(file(), `\n${lines.slice(0, -1).join('\n')}`);
    await active(testApi, await openDesk(testApi));
    await noteAnchors();
    expect(await found(await readNoted())).toContain(`line ${lines.length + 1} does not follow`);
  });

  test('that was deleted is reported, and the next server to write anchors records that in the audit', async () => {
    await rm(file());
    expect(await found(await readNoted())).toContain('audit anchors: all of them are missing');
    await noteAnchors();
    expect(await found(await readNoted())).not.toContain('audit anchors');
    const { rows } = await testApi.context.pool.query(
      "SELECT subject FROM audit_events WHERE action = 'start_anchors_over'",
    );
    expect(rows).toEqual([{ subject: 'audit' }]);
    written = await readFile(file(), 'utf8');
  });
});

test('an event dated 60 days before the one before it is reported', async () => {
  await asOwner(
    `UPDATE audit_events SET recorded_at = recorded_at - interval '60 days' WHERE ${last}`,
    relink,
  );
  expect(await found()).toMatch(/audit chain SGD: event [0-9]+ is earlier than the one before it/);
});
