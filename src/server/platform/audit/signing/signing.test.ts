import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi, testAuditKey } from '#test/support/calls/api.ts';
import { relink, tamperWith } from '#test/support/ledger/tamper.ts';
import {
  active,
  ask,
  type Desk,
  fillReliefFund,
  grant,
  openDesk,
  pay,
} from '#test/support/lending/lending.ts';
import { ServerProcess } from '#test/support/servers/process.ts';
import { readAuditKeys } from '../../audit-key.ts';
import { createPool } from '../../db/pool.ts';
import { StartupError } from '../../startup-error.ts';
import { lenderChain, recordAuditEvent } from '../record-audit-event.ts';
import { startSigning } from './start-signing.ts';

const ofThisYear = testAuditKey;
const ofNextYear = `2027:${'c3'.repeat(32)}`;
const keysOf = (text: string) => readAuditKeys(text) ?? [];

let testApi: TestApi;
let desk: Desk;
/** An agreement with a payment of 1,000. */
let id: string;

beforeAll(async () => {
  testApi = await createTestApi({ AUDIT_KEY: ofThisYear });
  desk = await openDesk(testApi);
  await fillReliefFund(testApi, desk);
  id = await active(testApi, desk, { price: 9_000, downPayment: 500, count: 5 });
  await pay(testApi, desk.employee, id, 1_000);
  await grant(testApi, desk, await ask(testApi, desk, 'requestRelief', id, { amount: 100 }));
  await testApi.call('moveCustomers', await moveToLahore());
  const { ownerPool } = testApi.database;
  await ownerPool.query('CREATE TABLE kept_events AS TABLE audit_events');
  await ownerPool.query('CREATE TABLE kept_chains AS TABLE audit_chains');
  await ownerPool.query('ALTER TABLE audit_events DROP CONSTRAINT audit_events_signature_has_its_key');
});
beforeEach(() =>
  tamper(
    'DELETE FROM audit_events',
    'DELETE FROM audit_chains',
    'INSERT INTO audit_chains TABLE kept_chains',
    'INSERT INTO audit_events TABLE kept_events',
  ),
);
afterAll(() => testApi.close());

/** A command that writes several events in one statement. */
async function moveToLahore() {
  const other = await openDesk(testApi, 'LHE');
  const agreement = await active(testApi, desk);
  const { customerId } = await testApi.call('getAgreement', {
    as: desk.superadmin,
    params: { id: agreement },
  });
  const ids = [customerId];
  const { customers } = await testApi.call('foreseeCustomerMove', { as: desk.superadmin, body: { ids } });
  const { rows } = await testApi.context.pool.query("SELECT id FROM branches WHERE code = 'LHE'");
  const body = { customers, branchId: rows[0].id, officerId: other.employeeId, reason: 'She moved' };
  return { as: desk.superadmin, body };
}

const tamper = (...statements: readonly string[]) => tamperWith(testApi, id, statements);

async function found(keys = ofThisYear): Promise<readonly string[]> {
  return (await findDifferences(testApi.context.pool, { keys: keysOf(keys) })).differences;
}

/** The newest moment of the audit: an event of the owner's may not be earlier. */
const newest = '(SELECT max(recorded_at) FROM audit_events)';
const withTriggers = 'SET LOCAL session_replication_role = origin';
const clerk = () => `'${desk.employeeId}'`;
const paid = "action = 'record_payment'";

/** Adds an event in the name of the clerk, with these two columns of its signature, past nothing that refuses it. */
const forged = (signedWith: string, seal: string) => [
  withTriggers,
  `INSERT INTO audit_events (chain_id, recorded_at, actor_id, client_address, action, subject, subject_id, before, after,
                             signed_with, signature)
   SELECT chain_id, ${newest}, ${clerk()}, client_address, action, subject, subject_id, before, after, ${signedWith}, ${seal}
     FROM audit_events WHERE ${paid} LIMIT 1`,
];

const ofClerk = 'event [0-9]+, record_payment by Test employee at 2026-11-20 [0-9:]{8} UTC';

test('every event since the server knew its key is signed, and verify accepts each', async () => {
  expect(await found()).toEqual([]);
  const { rows } = await testApi.context.pool.query(
    'SELECT action FROM audit_events WHERE signed_with IS NULL',
  );
  expect(rows).toEqual([{ action: 'take_over_rows' }]);
});

test('without the key, verify accepts what is signed', async () => {
  expect(await found('')).toEqual([]);
});

describe('the owner of the database, who has not the key,', () => {
  const additions: readonly [how: string, statements: () => readonly string[], said: string][] = [
    ['without a signature', () => forged('NULL', 'NULL'), 'is not signed'],
    [
      'with the signature of the one it copies',
      () => forged('signed_with', 'signature'),
      'has a signature that the key 2026 did not make',
    ],
    [
      'with a seal of another key',
      () => forged("'2026'", "sha256('a guess')"),
      'has a signature that the key 2026 did not make',
    ],
  ];
  test.each(additions)('cannot add a payment in the name of a clerk %s', async (_, statements, said) => {
    await tamper(...statements());
    expect(await found()).toContainEqual(
      expect.stringMatching(new RegExp(`^audit chain SGD: ${ofClerk}, ${said}$`)),
    );
  });

  test('cannot put a signed event in another place, with all hashes computed again', async () => {
    await tamper(
      `INSERT INTO audit_events
       SELECT e.chain_id, c.last_position + 1, hash, hash, ${newest}, actor_id, client_address, action, subject, subject_id, before,
              after, row_digests, kept_rows, signed_with, signature
         FROM audit_events e JOIN audit_chains c ON c.id = e.chain_id WHERE ${paid} LIMIT 1`,
      relink,
    );
    expect(await found()).toContainEqual(
      expect.stringMatching(`${ofClerk}, has a signature that the key 2026 did not make`),
    );
  });

  const changes: readonly [what: string, change: string][] = [
    ['the person', 'actor_id = NULL'],
    ['the moment', "recorded_at = recorded_at + interval '1 second'"],
    ['the amount', `after = after || '{"amount": 1}'`],
    ['the number of the receipt', `after = after || '{"receiptSerial": 77}'`],
    ['the digests of its rows', "row_digests = '{}'"],
  ];
  test.each(changes)('cannot change %s of an event, with all hashes computed again', async (_, change) => {
    await tamper(`UPDATE audit_events SET ${change} WHERE ${paid}`, relink);
    expect((await found()).join('\n')).toMatch(
      /audit chain SGD: event [0-9]+, record_payment by .*, has a signature that the key 2026 did not make/,
    );
  });

  test('cannot take a signature away', async () => {
    await tamper(`UPDATE audit_events SET signed_with = NULL, signature = NULL WHERE ${paid}`);
    const lines = (await found('')).join('\n');
    expect(lines).toMatch(new RegExp(`${ofClerk}, is not signed`));
    expect(lines).toMatch(/audit chain SGD: event [0-9]+ was changed or is out of place/);
  });

  test('cannot take the signature away and leave the name of the key', async () => {
    await tamper(`UPDATE audit_events SET signature = NULL WHERE ${paid}`);
    expect(await found('')).toContainEqual(expect.stringMatching(`${ofClerk}, is not signed`));
  });

  test('cannot make one chain look as if it was never signed', async () => {
    await tamper(
      "UPDATE audit_events SET signed_with = NULL, signature = NULL WHERE chain_id = (SELECT id FROM branches WHERE code = 'SGD')",
      relink,
    );
    expect(await found('')).toContain('audit chain SGD: none of its events is signed, but other chains are');
  });

  test('cannot make all chains look so, while verify has the key', async () => {
    await tamper('UPDATE audit_events SET signed_with = NULL, signature = NULL', relink);
    expect(await found()).toContainEqual(expect.stringMatching('AUDIT_KEY is given and no event is signed'));
  });

  test('cannot move the start of signing behind events of its own', async () => {
    await tamper(
      "UPDATE audit_events SET signed_with = NULL, signature = NULL WHERE action = 'start_signing'",
      relink,
    );
    expect(await found('')).toContainEqual(
      expect.stringMatching(
        /^audit chain SGD: event 1, start_signing by nobody signed in at .*, is not signed$/,
      ),
    );
  });
});

test('verify without an older key counts what it cannot check', async () => {
  expect((await found(ofNextYear)).filter((line) => line.includes('SGD'))).toEqual([
    expect.stringMatching(
      /^audit chain SGD: [0-9]+ events are signed with the key 2026, which AUDIT_KEY does not have$/,
    ),
  ]);
});

test('with a new key the start of it is recorded in every chain, once, and both keys check the books', async () => {
  const at = new Date(testApi.clock.now());
  const keys = keysOf(`${ofNextYear},${ofThisYear}`);
  const pool = createPool(testApi.database.settings.DATABASE_URL, testApi.context.log);
  await startSigning(pool, keys, at);
  await startSigning(pool, keys, at);
  const { rows } = await pool.query(
    "SELECT count(*), count(DISTINCT chain_id) AS chains FROM audit_events WHERE action = 'start_signing' AND signed_with = '2027'",
  );
  expect(rows[0].count).toBe(rows[0].chains);
  expect(rows[0].count).toBeGreaterThan(2);
  expect(await found(`${ofNextYear},${ofThisYear}`)).toEqual([]);
  await pool.end();
});

test('a server without a key refuses to write where events are signed', async () => {
  const { pool, clock } = testApi.context;
  await expect(startSigning(pool, [], new Date(clock.now()))).rejects.toThrow(
    new StartupError(
      'The audit events of this lender are signed with the key 2026: give it in AUDIT_KEY, or a new one if it is lost.',
    ),
  );
});

test('an event has the signature of whatever JSON it holds', async () => {
  const { pool, clock } = testApi.context;
  const after = {
    text: 'روپے "1,000"\n\u{1F4B5}',
    amount: 1e21,
    parts: [{ b: 1e-7, a: -0 }, [], null, true],
    at: new Date(0),
    left: undefined,
    '10': 'ten',
    '9': 'nine',
  } as never;
  await recordAuditEvent(
    pool,
    { actor: { userId: desk.employeeId.toUpperCase() }, clientAddress: '::1' },
    new Date(clock.now()),
    { branchId: null, action: 'export_audit', subject: 'audit', subjectId: lenderChain, after },
  );
  expect(await found()).toEqual([]);
});

test('npm run verify says if the signatures were checked, and with which key', async () => {
  const { settings } = testApi.database;
  const data = { ...settings, DATA_DIR: testApi.context.config.dataDir };
  const verify = (more: Record<string, string>) =>
    new ServerProcess({ ...data, ...more }, 'tools/verify.ts').ended();
  const { output: without } = await verify({});
  expect(without).toMatch(
    /^Signatures: [0-9,]+ audit events since 1970-01-01 00:00 UTC, not checked because no AUDIT_KEY was given\.$/m,
  );
  const { output } = await verify({ AUDIT_KEY: ofThisYear });
  expect(output).toMatch(/^Signatures: [0-9,]+ audit events since .*, checked with the key 2026\.$/m);
});
