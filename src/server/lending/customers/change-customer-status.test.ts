import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/api.ts';
import { auditEventsOf } from '#test/support/audit.ts';
import { endingsOf } from '#test/support/calls.ts';
import { addCustomer, agreementBody, type Desk, openDesk } from '#test/support/lending.ts';

let testApi: TestApi;
let desk: Desk;
let otherDesk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
  otherDesk = await openDesk(testApi, 'LHE');
});

afterAll(() => testApi.close());

const changing = (id: string, status: 'active' | 'blocked', reason: string, version: number) => ({
  as: desk.employee,
  params: { id },
  body: { status, reason, version },
});

test('a blocked customer begins no agreement until unblocked, and each reason is on record', async () => {
  const id = await addCustomer(testApi, desk);
  const drafting = { as: desk.employee, body: agreementBody(id) };
  const blocked = await testApi.call('changeCustomerStatus', changing(id, 'blocked', ' False address ', 1));
  expect(blocked).toMatchObject({ status: 'blocked', version: 2 });
  expect(await testApi.refusal('draftAgreement', drafting)).toMatchObject({ code: 'customer_blocked' });
  await testApi.call('changeCustomerStatus', changing(id, 'active', 'Address verified', 2));
  await testApi.call('draftAgreement', drafting);

  const [event] = await auditEventsOf(testApi, id, 'block_customer');
  expect(event).toMatchObject({
    before: { status: 'active' },
    after: { status: 'blocked', reason: 'False address' },
  });
  expect(await auditEventsOf(testApi, id, 'unblock_customer')).toMatchObject([
    { after: { reason: 'Address verified' } },
  ]);
});

test('of many who block a customer at once one does, and the others are told', async () => {
  const id = await addCustomer(testApi, desk);
  const answers = await Promise.all(
    ['one', 'two', 'three', 'four'].map((reason) =>
      testApi.attempt('changeCustomerStatus', changing(id, 'blocked', reason, 1)),
    ),
  );
  expect(endingsOf(answers)).toEqual([...Array<string>(3).fill('changed_meanwhile'), 'done']);
  expect(await auditEventsOf(testApi, id, 'block_customer')).toHaveLength(1);
});

test('blocking twice for one press records it once', async () => {
  const id = await addCustomer(testApi, desk);
  await testApi.call('changeCustomerStatus', changing(id, 'blocked', 'False address', 1));
  const again = await testApi.call('changeCustomerStatus', changing(id, 'blocked', 'False address', 2));
  expect(again.version).toBe(2);
  expect(await auditEventsOf(testApi, id, 'block_customer')).toHaveLength(1);
});

test('nobody is blocked without a reason, or by another branch', async () => {
  const id = await addCustomer(testApi, desk);
  expect(await testApi.refusal('changeCustomerStatus', changing(id, 'blocked', '  ', 1))).toMatchObject({
    errors: [{ field: 'reason', message: 'A reason is required' }],
  });
  const elsewhere = { ...changing(id, 'blocked', 'False address', 1), as: otherDesk.employee };
  expect(await testApi.refusal('changeCustomerStatus', elsewhere)).toMatchObject({ status: 404 });
});

test('an employee is shown the officers of the own branch, a superadmin those of all', async () => {
  const own = await testApi.call('listOfficers', { as: desk.employee });
  expect(own.map(({ id }) => id)).toContain(desk.employeeId);
  expect(new Set(own.map(({ branchId }) => branchId)).size).toBe(1);
  const all = await testApi.call('listOfficers', { as: desk.superadmin });
  expect(new Set(all.map(({ branchId }) => branchId)).size).toBeGreaterThan(1);
});
