import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { active, addCustomer, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

test('every kind of event is in the audit with who did it, from where, and its money', async () => {
  const id = await active(testApi, desk);
  await pay(testApi, desk.employee, id, 1_000);
  const { rows } = await testApi.context.pool.query(
    'SELECT action, actor_id, client_address, after FROM audit_events WHERE subject_id = $1 ORDER BY position',
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'draft_agreement',
    'record_cost_evidence',
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
    false,
    true,
    false,
    false,
  ]);
  expect(rows[6]).toMatchObject({ after: { amount: 1_000, outstanding: 119_000, alone: false } });
  expect(rows[6].client_address).toEqual(expect.any(String));
});

test('events written at the same moment form one chain', async () => {
  const ids = await Promise.all([1, 2, 3, 4].map(() => active(testApi, desk)));
  await Promise.all(ids.flatMap((id) => [1, 2, 3].map(() => pay(testApi, desk.employee, id, 100))));
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

test("a new customer's audit event masks the CNIC", async () => {
  const id = await addCustomer(testApi, desk, { cnic: '38403-9876543-2' });
  const { rows } = await testApi.context.pool.query('SELECT after FROM audit_events WHERE subject_id = $1', [
    id,
  ]);
  expect(rows[0].after).toMatchObject({ cnic: '38403-*****43-2' });
  expect(JSON.stringify(rows)).not.toContain('9876543');
});

test.each([
  'audit_events',
  'entries',
  'receipts',
  'creation_keys',
  'schedules',
  'installments',
  'approvals',
  'payment_promises',
  'contact_log',
])('even the owner of the database cannot delete a row of %s', async (table) => {
  const { ownerPool } = testApi.database;
  await expect(ownerPool.query(`DELETE FROM ${table}`)).rejects.toThrow('only ever added to');
  await expect(ownerPool.query(`TRUNCATE ${table} CASCADE`)).rejects.toThrow('only ever added to');
});

test.each([
  "UPDATE audit_events SET action = 'nothing'",
  'UPDATE entries SET amount = 1',
  'UPDATE receipts SET serial = serial + 1',
  'UPDATE schedules SET previous_number = NULL',
  'UPDATE creation_keys SET created_id = user_id',
  'UPDATE payment_promises SET amount = 1',
  'UPDATE contact_log SET note = NULL',
  'UPDATE idempotency_keys SET made_id = agreement_id',
  'UPDATE installments SET amount = amount + 1',
])('the database refuses its owner to %s', async (change) => {
  await expect(testApi.database.ownerPool.query(change)).rejects.toThrow('only ever added to');
});
