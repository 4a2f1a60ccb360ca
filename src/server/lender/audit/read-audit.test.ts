import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { everyPage, type Parts } from '#test/support/calls/calls.ts';
import { branchId } from '#test/support/desk/office.ts';
import { active, addCustomer, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
let lahore: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  lahore = await openDesk(testApi, 'LHE');
});
afterAll(() => testApi.close());

const list = (query: Parts<'listAuditEvents'>['query']) =>
  testApi.call('listAuditEvents', { as: desk.superadmin, query });
const check = (from: 'start' | 'last_check' = 'last_check') =>
  testApi.call('checkAuditChain', { as: desk.superadmin, body: { from } });
const count = async () =>
  (await testApi.context.pool.query('SELECT count(*) AS events FROM audit_events')).rows[0].events as number;

async function tamper(change: string): Promise<void> {
  const { ownerPool } = testApi.database;
  await ownerPool.query('ALTER TABLE audit_events DISABLE TRIGGER audit_events_stand');
  await ownerPool.query(change);
  await ownerPool.query('ALTER TABLE audit_events ENABLE TRIGGER audit_events_stand');
}

test('the audit is read newest first, each event once over all pages, also events of one instant', async () => {
  const id = await active(testApi, desk);
  for (let n = 0; n < 30; n += 1) await pay(testApi, desk.employee, id, 10);
  await active(testApi, lahore);
  const pages = await everyPage((cursor) => list({ cursor }));
  expect(new Set(pages.map(({ page }) => page.total))).toEqual(new Set([await count()]));
  const seen = pages.flatMap(({ data }) => data);
  expect(new Set(seen.map((event) => event.id)).size).toBe(await count());
  expect(seen).toHaveLength(await count());

  const reversed = await everyPage((cursor) => list({ sort: 'recordedAt', cursor }));
  const oldestFirst = reversed.flatMap(({ data }) => data);
  expect(oldestFirst.map((event) => event.id)).toEqual(seen.map((event) => event.id).toReversed());
});

test('the audit of a customer has the events of the customer and of each agreement, and no other', async () => {
  const customerId = await addCustomer(testApi, desk);
  const agreements = [
    await active(testApi, desk, { customerId }),
    await active(testApi, desk, { customerId }),
  ];
  await active(testApi, desk);
  const { data, page } = await list({ customerId });
  expect(new Set(data.map(({ subjectId }) => subjectId))).toEqual(new Set([customerId, ...agreements]));
  expect(page.total).toBe(data.length);
  expect(data.map(({ action }) => action)).toContain('create_customer');
});

test('the audit can be filtered by person, action, subject, time and branch', async () => {
  const id = await active(testApi, lahore);
  const own = await list({ subjectId: id });
  expect(own.data[0]).toMatchObject({
    action: 'activate_agreement',
    actor: { id: lahore.employeeId, fullName: { own: 'Test employee' } },
    branch: { code: 'LHE' },
    subject: 'agreement',
  });
  expect((await list({ subjectId: id, actorId: lahore.superadminId })).data.map((e) => e.action)).toEqual([
    'approve_agreement',
  ]);
  expect((await list({ subjectId: id, action: 'record_consent' })).data).toHaveLength(1);
  expect((await list({ subjectId: id, subject: 'customer' })).data).toEqual([]);
  const ofBranch = await list({ branchId: await branchId(testApi, 'LHE') });
  expect(new Set(ofBranch.data.map(({ branch }) => branch?.code))).toEqual(new Set(['LHE']));
  expect((await list({ subjectId: id, from: '2026-11-20', until: '2026-11-20' })).page.total).toBe(
    own.page.total,
  );
  expect((await list({ subjectId: id, until: '2026-11-19' })).data).toEqual([]);
  expect((await list({ subjectId: id, from: '2026-11-21' })).data).toEqual([]);
  const backwards = { as: desk.superadmin, query: { from: '2026-11-20', until: '2026-11-19' } };
  expect(await testApi.refusal('listAuditEvents', backwards)).toMatchObject({ code: 'invalid_input' });
});

test('an event names the agreement and the customer, or the person, that it is about', async () => {
  const customerId = await addCustomer(testApi, lahore, { fullName: { own: 'Nasreen Akhtar' } });
  const id = await active(testApi, lahore, { customerId });
  const { number } = await testApi.call('getAgreement', { as: lahore.employee, params: { id } });
  const about = async (subjectId: string) =>
    (await list({ subjectId })).data.map(({ agreementNumber, personName }) => [
      agreementNumber,
      personName?.own,
    ]);
  for (const named of await about(id)) expect(named).toEqual([number, 'Nasreen Akhtar']);
  expect(await about(customerId)).toContainEqual([null, 'Nasreen Akhtar']);
  expect(await about(lahore.employeeId)).toContainEqual([null, 'Test employee']);
  const [ofLender] = (await list({ subject: 'audit' })).data;
  expect(ofLender).toMatchObject({ agreementNumber: null, personName: null });
});

test('the filters offer only values that occur in the audit', async () => {
  const { actions, subjects } = await testApi.call('getAuditTerms', { as: desk.superadmin });
  expect(actions).toEqual([...new Set(actions)].sort());
  expect(actions).toContain('record_payment');
  expect(subjects).toEqual(expect.arrayContaining(['agreement', 'customer']));
});

test('no reader sees a CNIC or a phone, even if a command wrote one', async () => {
  const id = await addCustomer(testApi, desk, { cnic: '38403-9876543-2' });
  await tamper(
    `UPDATE audit_events SET after = after || '{"note": "call 0300-1234567"}' WHERE subject_id = '${id}'`,
  );
  const said = JSON.stringify((await list({ subjectId: id })).data);
  expect(said).toContain('0300-*****67');
  expect(said).not.toContain('9876543');
});

test('an export has exactly the rows that match, and is itself an audit event', async () => {
  const id = await active(testApi, desk);
  testApi.clock.advance(1_000);
  const response = await testApi.request('exportAuditEvents', {
    as: desk.superadmin,
    body: { subjectId: id },
  });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain('audit-2026-11-20.csv');
  const lines = Buffer.from(await response.arrayBuffer())
    .toString('utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFrecorded_at,actor,/);
  expect(lines).toHaveLength(1 + 6);
  expect(lines[1]).toContain(`,SGD,activate_agreement,agreement,${id},`);
  const [recorded] = (await list({ action: 'export_audit' })).data;
  expect(recorded).toMatchObject({
    branch: null,
    actor: { id: desk.superadminId },
    after: { filters: { subjectId: id }, rows: 6 },
  });
});

test('a long export is complete', async () => {
  await testApi.context.pool.query(
    `INSERT INTO audit_events (chain_id, recorded_at, action, subject, subject_id)
     SELECT '00000000-0000-0000-0000-000000000000', newest - interval '1 second' + (n / 7) * interval '1 millisecond', 'tick',
            'clock', gen_random_uuid()
       FROM generate_series(1, 2500) n, (SELECT max(recorded_at) AS newest FROM audit_events) e`,
  );
  const file = await testApi.call('exportAuditEvents', { as: desk.superadmin, body: { subject: 'clock' } });
  const ids = file.match(/[0-9a-f-]{36}/g) ?? [];
  expect(new Set(ids).size).toBe(2500);
});

test('a check says how much of the audit is intact, resumes where it ended, and finds a changed event', async () => {
  const first = await check('start');
  // The masked-away note above was written past the record's own trigger.
  expect(first.differences).toHaveLength(1);
  await tamper(`UPDATE audit_events SET after = after - 'note' WHERE after ? 'note'`);
  const whole = await check();
  expect(whole).toMatchObject({ differences: [], events: await count(), verifiedEvents: await count() });

  await pay(testApi, desk.employee, await active(testApi, desk), 100);
  const state = await testApi.call('getAuditChainState', { as: desk.superadmin });
  expect(state.events).toBeGreaterThan(state.verifiedEvents);
  expect((await check()).verifiedEvents).toBe(await count());

  await tamper("UPDATE audit_events SET client_address = 'elsewhere' WHERE action = 'record_payment'");
  const found = await check('start');
  expect(found.differences.length).toBeGreaterThan(0);
  expect(found.differences[0]).toMatch(/^audit chain SGD: event \d+ was changed/);
  expect(found.verifiedEvents).toBeLessThan(found.events);
});

test('an employee cannot read the audit', async () => {
  expect(await testApi.refusal('exportAuditEvents', { as: desk.employee })).toMatchObject({
    code: 'not_allowed',
  });
});
