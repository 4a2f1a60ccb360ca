import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import {
  type AuditAnchor,
  keepAuditAnchors,
  readAuditAnchors,
} from '#server/platform/audit/audit-anchors.ts';
import { createTestApi, type TestApi } from '#test/support/api.ts';
import { active, openDesk, pay } from '#test/support/lending.ts';

/** What the owner of the database can do to the audit, and what is found of it. */
let testApi: TestApi;
let dataDir: string;
let anchors: AuditAnchor[];

beforeAll(async () => {
  testApi = await createTestApi();
  dataDir = await mkdtemp(join(tmpdir(), 'qist-anchors-'));
  for (const branchCode of ['SGD', 'LHE']) {
    const desk = await openDesk(testApi, branchCode);
    const id = await active(testApi, desk);
    for (const amount of [1_000, 2_000, 3_000]) await pay(testApi, desk.employee, id, amount);
  }
  await noteAnchors();
  anchors = await readAuditAnchors(dataDir);
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

/** As a server does from its start to its end. */
async function noteAnchors(): Promise<void> {
  const { context } = testApi;
  const stop = await keepAuditAnchors({ ...context, config: { ...context.config, dataDir } });
  await stop();
}

/** Does what no role of the product may: the triggers are off meanwhile. */
async function asOwner(...changes: readonly string[]): Promise<void> {
  const { ownerPool } = testApi.database;
  await ownerPool.query('ALTER TABLE audit_events DISABLE TRIGGER USER');
  for (const change of changes) await ownerPool.query(change);
  await ownerPool.query('ALTER TABLE audit_events ENABLE TRIGGER USER');
}

async function found(noted: readonly AuditAnchor[] = []): Promise<string> {
  return (await findDifferences(testApi.context.pool, noted)).differences.join('\n');
}

/** A payment in the middle of its chain. */
const paid = `action = 'record_payment' AND after ->> 'amount' = '1000'`;
const one = `(chain_id, position) IN (SELECT chain_id, position FROM audit_events WHERE ${paid} LIMIT 1)`;
const last = '(chain_id, position) IN (SELECT id, last_position FROM audit_chains)';

/** Works every hash out anew, from the first event on, and the ends of the chains with them. */
const relink = `
  DO $$
  DECLARE
    event audit_events;
    chain uuid;
    previous bytea;
  BEGIN
    FOR event IN SELECT * FROM audit_events ORDER BY chain_id, position LOOP
      IF event.chain_id IS DISTINCT FROM chain THEN previous := sha256(''); END IF;
      chain := event.chain_id;
      event.previous_hash := previous;
      event.hash := audit_hash(event);
      previous := event.hash;
      UPDATE audit_events SET previous_hash = event.previous_hash, hash = event.hash
       WHERE chain_id = event.chain_id AND position = event.position;
      UPDATE audit_chains SET last_position = event.position, last_hash = event.hash WHERE id = event.chain_id;
    END LOOP;
  END
  $$`;

test('the record as it was written is whole', async () => {
  expect(await found(anchors)).toBe('');
  expect(new Set(anchors.map(({ chainId }) => chainId)).size).toBe(3);
});

const changes: readonly [string, readonly string[]][] = [
  ['an event with another amount', [`UPDATE audit_events SET after = after || '{"amount": 1}' WHERE ${one}`]],
  ['an event of another person', [`UPDATE audit_events SET actor_id = NULL WHERE ${one}`]],
  [
    'an event at another time',
    [`UPDATE audit_events SET recorded_at = recorded_at - interval '1 microsecond' WHERE ${one}`],
  ],
  [
    'a changed event whose own hash was worked out anew',
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

test.each(changes)('%s is found, without any help from outside', async (_, statements) => {
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

describe('a chain that was rewritten with all its hashes', () => {
  test.each(consistent)(
    'and %s is whole in itself, and found by what was noted outside',
    async (_, statements) => {
      await asOwner(...statements);
      expect(await found()).not.toContain('audit chain');
      expect(await found(anchors)).toContain('is not the one that was noted');
    },
  );
});

test('what happens after an anchor is whole without a new one, and a line cut short takes no other with it', async () => {
  await active(testApi, await openDesk(testApi));
  expect(await found(anchors)).toBe('');
  await appendFile(join(dataDir, 'audit-anchors.jsonl'), '\n{"chainId":"01');
  await noteAnchors();
  const later = await readAuditAnchors(dataDir);
  expect(later.length).toBeGreaterThan(anchors.length);
  expect(await found(later)).toBe('');
});
