import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import { endingOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { addContactRequest, contacted } from '#test/support/desk/contact-requests.ts';
import { addCustomer, customerBody, type Desk, nextCnic, openDesk } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
let lahore: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
  lahore = await openDesk(testApi, 'LHE');
});
afterAll(() => testApi.close());

/** Each way in which a clerk learns that a CNIC is on record, and the ending of the call. */
const ways: Readonly<Record<string, (as: Session, cnic: string) => Promise<string>>> = {
  'before a customer is saved': async (as, cnic) => {
    const found = await testApi.call('findSimilarCustomers', { as, body: { cnic } });
    return found.map(({ shares }) => shares).join();
  },
  'a new customer': async (as, cnic) =>
    endingOf(await testApi.attempt('createCustomer', { as, body: customerBody({ cnic }) })),
  "a customer's corrected CNIC": async (as, cnic) => {
    const customer = await testApi.call('createCustomer', { as, body: customerBody() });
    const call = { as, params: { id: customer.id }, body: { ...customer, cnic } };
    return endingOf(await testApi.attempt('editCustomer', call));
  },
  'a visitor who becomes a customer': async (as, cnic) => {
    const branchCode = as === lahore.employee ? 'LHE' : 'SGD';
    const id = await addContactRequest(testApi.context.pool, { branchCode });
    await contacted(testApi, as, id);
    const call = { as, params: { id }, body: customerBody({ cnic }) };
    return endingOf(await testApi.attempt('convertContactRequest', call));
  },
};

test.each(Object.entries(ways))(
  'a CNIC of another branch, told by %s, is in the audit with who asked; one of the own branch is not',
  async (_, ask) => {
    const cnic = nextCnic();
    const id = await addCustomer(testApi, desk, { cnic });
    expect(await ask(desk.employee, cnic)).toMatch(/^cnic/);
    expect(await auditEventsOf(testApi, id, 'look_up_customer')).toEqual([]);
    expect(await ask(lahore.employee, cnic)).toMatch(/^cnic/);
    expect(await auditEventsOf(testApi, id, 'look_up_customer')).toEqual([
      { actor_id: lahore.employeeId, before: null, after: null },
    ]);
  },
);

test('a list of CNICs can be tried a hundred times an hour, hit or not, by whatever way', async () => {
  const curious = await openDesk(testApi, 'LHE');
  const known = nextCnic();
  const id = await addCustomer(testApi, desk, { cnic: known });
  const asked = (cnic: string) =>
    testApi.attempt('findSimilarCustomers', { as: curious.employee, body: { cnic } });
  const endings = await Promise.all(
    Array.from({ length: 120 }, async (_, number) => endingOf(await asked(number % 2 ? known : nextCnic()))),
  );
  expect(endings.filter((ending) => ending === 'done')).toHaveLength(100);
  expect(endings.filter((ending) => ending === 'too_many_requests')).toHaveLength(20);
  const others = [
    testApi.attempt('createCustomer', { as: curious.employee, body: customerBody({ cnic: known }) }),
    testApi.attempt('findGuarantor', { as: curious.employee, body: { cnic: known } }),
  ];
  expect((await Promise.all(others)).map(endingOf)).toEqual(['too_many_requests', 'too_many_requests']);
  expect(await auditEventsOf(testApi, id, 'look_up_customer')).toHaveLength(61);
  // Work of the own branch goes on.
  await addCustomer(testApi, curious);
  testApi.clock.advance(3_600_000);
  const later = await openDesk(testApi, 'LHE');
  expect(
    endingOf(await testApi.attempt('findSimilarCustomers', { as: later.employee, body: { cnic: known } })),
  ).toBe('done');
});
