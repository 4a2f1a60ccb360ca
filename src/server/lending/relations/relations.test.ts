import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  active,
  addCustomer,
  agreementBody,
  ask,
  consented,
  customerBody,
  type Desk,
  nextCnic,
  openDesk,
} from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
/** A colleague at the same branch whose CNIC is on record. */
let related: Desk;
const ownCnic = nextCnic();

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  related = await openDesk(testApi);
  await setCnic(related.employeeId, ownCnic);
});
afterAll(() => testApi.close());

async function setCnic(userId: string, cnic: string | null): Promise<void> {
  const { rowCount } = await testApi.database.ownerPool.query(
    'UPDATE employees SET cnic = $2 WHERE user_id = $1',
    [userId, cnic],
  );
  expect(rowCount).toBe(1);
}

async function setPhone(userId: string, phone: string | null): Promise<void> {
  await testApi.database.ownerPool.query('UPDATE users SET phone = $2 WHERE id = $1', [userId, phone]);
}

let homes = 0;
/** A customer who lives at an address of their own and has a phone of their own. */
function alone(given: Parameters<typeof addCustomer>[2] = {}) {
  homes += 1;
  const phone = `0311${String(homes).padStart(7, '0')}`;
  return addCustomer(testApi, desk, { phone, address: { own: `House ${homes}, Model Town` }, ...given });
}

const vouch = async (cnic: string, address: string) => {
  const body = { fullName: { own: 'Bashir Ahmad' }, cnic, phone: '03000000102', address };
  const { id } = await testApi.call('saveGuarantor', { as: desk.employee, body });
  return [{ guarantorId: id, relation: 'Brother' }];
};

const refused = { ok: false, code: 'related_person' };

test('an employee does not serve the customer they are', async () => {
  const customerId = await alone({ cnic: ownCnic });
  const id = await active(testApi, desk, { customerId });
  const as = related.employee;
  const reason = { reason: 'Because' };
  const attempts = await Promise.all([
    testApi.attempt('draftAgreement', { as, body: agreementBody(customerId) }),
    testApi.attempt('recordPayment', { as, params: { id }, body: { amount: 1_000, method: 'cash' } }),
    testApi.attempt('requestWriteOff', { as, params: { id }, body: reason }),
    testApi.attempt('requestRelief', {
      as,
      params: { id },
      body: { amount: 10, ...reason, evidence: 'Seen' },
    }),
    testApi.attempt('logContact', {
      as,
      params: { id },
      body: { channel: 'visit', result: 'reached', note: null, outsideHoursReason: null },
    }),
    testApi.attempt('recordPaymentPromise', {
      as,
      params: { id },
      body: { amount: 100, promisedFor: '2027-01-01', note: null },
    }),
  ]);
  for (const attempt of attempts) expect(attempt).toMatchObject({ ...refused });
  const account = { params: { id: customerId } };
  expect((await testApi.call('getAccount', { as, ...account })).customer).toMatchObject({
    isColleague: true,
    ownRelation: 'customer',
  });
  expect((await testApi.call('getAccount', { as: desk.employee, ...account })).customer).toMatchObject({
    isColleague: true,
    ownRelation: null,
  });
  const { data } = await testApi.call('listCustomers', {
    as: desk.employee,
    body: { search: ownCnic },
  });
  expect(data[0]).toMatchObject({ isColleague: true });
  expect(
    await testApi.attempt('recordPayment', {
      as: desk.employee,
      params: { id },
      body: { amount: 1_000, method: 'cash' },
    }),
  ).toMatchObject({ ok: true });
});

test('an employee submits nothing that they vouch for, and drafts nothing with themselves as guarantor', async () => {
  const other = nextCnic();
  await setCnic(related.employeeId, other);
  const guarantors = await vouch(other, 'Street 9, Bhalwal');
  const customerId = await alone();
  const body = { ...agreementBody(customerId), guarantors };
  expect(await testApi.attempt('draftAgreement', { as: related.employee, body })).toMatchObject(refused);
  const { id } = await testApi.call('draftAgreement', { as: desk.employee, body });
  const given = { as: related.employee, params: { id } };
  expect(await testApi.attempt('submitAgreement', given)).toMatchObject(refused);
  const consent = { termsVersion: 1, how: 'signed' } as const;
  expect(await testApi.attempt('recordConsent', { ...given, body: consent })).toMatchObject(refused);
  const { guarantors: named } = await testApi.call('getAgreement', { as: desk.employee, params: { id } });
  expect(named).toMatchObject([{ isColleague: true }]);
  await testApi.call('withdrawAgreement', { as: desk.employee, params: { id }, body: { reason: 'No' } });
  // Nobody vouches for what was withdrawn.
  const draft = { as: related.employee, body: agreementBody(customerId) };
  expect(await testApi.attempt('draftAgreement', draft)).toMatchObject({ ok: true });
  await setCnic(related.employeeId, ownCnic);
});

test('a phone is enough, of the customer as of the employee, and nobody writes their own into a record', async () => {
  const phone = '03217654321';
  await setPhone(related.employeeId, phone);
  const as = related.employee;
  const body = customerBody({ phone: '03129999999', secondPhone: phone });
  expect(await testApi.attempt('createCustomer', { as, body })).toMatchObject(refused);
  const id = await alone();
  const customer = await testApi.call('getCustomer', { as, params: { id } });
  const edit = { as, params: { id }, body: { ...customer, cnic: null, secondPhone: phone } };
  expect(await testApi.attempt('editCustomer', edit)).toMatchObject(refused);
  await testApi.call('editCustomer', { ...edit, as: desk.employee });
  const draft = { as, body: agreementBody(id) };
  expect(await testApi.attempt('draftAgreement', draft)).toMatchObject(refused);
  await setPhone(related.employeeId, null);
  expect(await testApi.attempt('draftAgreement', draft)).toMatchObject({ ok: true });
});

test('a superadmin does not decide about themselves, those they vouch for or their household', async () => {
  const cnic = nextCnic();
  const { rows } = await testApi.database.ownerPool.query(
    'SELECT branch_id FROM employees WHERE user_id = $1',
    [desk.employeeId],
  );
  await testApi.database.ownerPool.query(
    'INSERT INTO employees (user_id, branch_id, cnic) VALUES ($1, $2, $3)',
    [related.superadminId, rows[0].branch_id, cnic],
  );
  const decide = (id: string, as = related.superadmin) =>
    testApi.attempt('decideApproval', { as, params: { id }, body: { decision: 'approved' } });
  const no = { ok: false, code: 'related_decider' };
  const address = { own: 'House 7-B, Canal Road' };
  const home = await active(testApi, desk, { customerId: await alone({ cnic, address }) });
  const near = await active(testApi, desk, {
    customerId: await alone({ address: { own: 'house 7 b canal road' } }),
  });
  const far = await active(testApi, desk, { customerId: await alone({ address, city: 'Lahore' }) });
  for (const id of [home, near]) {
    const request = await ask(testApi, desk, 'requestWriteOff', id);
    expect(await decide(request)).toMatchObject(no);
    const body = { decision: 'rejected', note: 'No' } as const;
    expect(
      await testApi.attempt('decideApproval', { as: related.superadmin, params: { id: request }, body }),
    ).toMatchObject(no);
    expect(await decide(request, desk.superadmin)).toMatchObject({ ok: true });
  }
  expect(await decide(await ask(testApi, desk, 'requestWriteOff', far))).toMatchObject({ ok: true });
  const waiting = await consented(testApi, desk, { customerId: await alone({ address }) });
  await testApi.call('submitAgreement', { as: desk.employee, params: { id: waiting } });
  const approve = { params: { id: waiting }, body: { termsVersion: 1 } };
  expect(await testApi.attempt('approveAgreement', { as: related.superadmin, ...approve })).toMatchObject(no);
  expect(await testApi.attempt('approveAgreement', { as: desk.superadmin, ...approve })).toMatchObject({
    ok: true,
  });
});

test('two customers who vouch for each other are one household; who vouches alone is not', async () => {
  const [a, b] = [nextCnic(), nextCnic()];
  const [first, second] = [await alone({ cnic: a }), await alone({ cnic: b })];
  const householdOf = async (id: string) => {
    const { rows } = await testApi.database.ownerPool.query('SELECT household_of($1) AS id', [id]);
    return rows.map((row) => row.id);
  };
  const draft = async (customerId: string, cnic: string, home: string) => {
    const body = { ...agreementBody(customerId), guarantors: await vouch(cnic, home) };
    return testApi.call('draftAgreement', { as: desk.employee, body });
  };
  await draft(first, b, 'Somewhere 1');
  expect(await householdOf(first)).toEqual([]);
  await draft(second, a, 'Somewhere 2');
  expect(await householdOf(first)).toEqual([second]);
  expect(await householdOf(second)).toEqual([first]);
});

test('the report names each related member of staff once for a customer and a relation', async () => {
  const rows = await testApi.call('readReport', {
    as: desk.superadmin,
    params: { name: 'related_parties' },
    query: {},
  });
  const cells = rows.data.map(({ cells }) => cells);
  expect(cells).toContainEqual(
    expect.objectContaining({ relation: 'customer', outstanding: expect.any(Number) }),
  );
  expect(cells).toContainEqual(expect.objectContaining({ relation: 'household' }));
});
