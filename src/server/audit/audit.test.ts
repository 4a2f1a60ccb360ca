import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/api.ts';
import { active, customerBody, type Desk, done, openDesk, pay } from '#test/support/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

/** Events that are not what their hash says, or don't follow the one before. */
const brokenLinks = `
  SELECT e.chain_id, e.position FROM audit_events e
    LEFT JOIN audit_events p ON p.chain_id = e.chain_id AND p.position = e.position - 1
   WHERE e.hash <> audit_hash(e) OR e.previous_hash <> coalesce(p.hash, sha256(''))
      OR (p.position IS NULL AND e.position <> 1)`;

test('every deed is on record with who did it, from where, and its money', async () => {
  const id = await active(testApi, desk);
  await pay(testApi, desk.employee, id, 1_000);
  const { rows } = await testApi.context.pool.query(
    'SELECT action, actor_id, client_address, after FROM audit_events WHERE subject_id = $1 ORDER BY position',
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'draft_agreement',
    'record_consent',
    'submit_agreement',
    'approve_agreement',
    'activate_agreement',
    'record_payment',
  ]);
  expect(rows.map(({ actor_id }) => actor_id === desk.superadminId)).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
  ]);
  expect(rows[5]).toMatchObject({ after: { amount: 1_000, outstanding: 119_000, alone: false } });
  expect(rows[5].client_address).toEqual(expect.any(String));
});

test('events that are written at the same moment still follow one another in one chain', async () => {
  const ids = await Promise.all([1, 2, 3, 4].map(() => active(testApi, desk)));
  await Promise.all(ids.flatMap((id) => [1, 2, 3].map(() => pay(testApi, desk.employee, id, 100))));
  const { pool } = testApi.context;
  expect((await pool.query(brokenLinks)).rows).toEqual([]);
  const { rows } = await pool.query(
    `SELECT c.last_position = (SELECT count(*) FROM audit_events WHERE chain_id = c.id) AS is_whole,
            c.last_hash = e.hash AS is_last
       FROM audit_chains c
       JOIN audit_events e ON e.chain_id = c.id AND e.position = c.last_position`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const chain of rows) expect(chain).toEqual({ is_whole: true, is_last: true });
});

test('a customer enters the record with a masked CNIC', async () => {
  const { id } = await done<{ id: string }>(
    testApi,
    desk.employee,
    '/api/customers',
    customerBody({ cnic: '38403-9876543-2' }),
  );
  const { rows } = await testApi.context.pool.query('SELECT after FROM audit_events WHERE subject_id = $1', [
    id,
  ]);
  expect(rows[0].after).toMatchObject({ cnic: '38403-*****43-2' });
  expect(JSON.stringify(rows)).not.toContain('9876543');
});

test.each(['audit_events', 'entries', 'receipts', 'idempotency_keys', 'installments'])(
  'nobody takes a row of %s away',
  async (table) => {
    const { pool } = testApi.context;
    await expect(pool.query(`DELETE FROM ${table}`)).rejects.toThrow('only ever added to');
    await expect(pool.query(`TRUNCATE ${table} CASCADE`)).rejects.toThrow('only ever added to');
  },
);

test.each([
  "UPDATE audit_events SET action = 'nothing'",
  'UPDATE entries SET amount = 1',
  'UPDATE receipts SET serial = serial + 1',
  "UPDATE idempotency_keys SET answer = '{}'",
  'UPDATE installments SET amount = amount + 1',
])('the database refuses to %s', async (change) => {
  await expect(testApi.context.pool.query(change)).rejects.toThrow('only ever added to');
});

test('a changed event is found out', async () => {
  const { pool } = testApi.context;
  await pool.query('ALTER TABLE audit_events DISABLE TRIGGER audit_events_stand');
  await pool.query(`UPDATE audit_events SET client_address = 'elsewhere' WHERE position = 2`);
  await pool.query('ALTER TABLE audit_events ENABLE TRIGGER audit_events_stand');
  expect((await pool.query(brokenLinks)).rows.length).toBeGreaterThan(0);
});
