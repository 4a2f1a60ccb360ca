import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { hearChanges } from '#test/support/calls/hear-changes.ts';
import { addContactRequest, contacted } from '#test/support/desk/contact-requests.ts';
import { bringIn } from '#test/support/lending/imports.ts';
import {
  addCustomer,
  approved,
  ask,
  customerBody,
  type Desk,
  nextCnic,
  openDesk,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { registered } from '#test/support/lending/register-files.ts';
import { addList, decision, setScreening } from '#test/support/lending/screening.ts';

let testApi: TestApi;
let desk: Desk;
beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  await setScreening(testApi, desk, true);
});
afterAll(() => testApi.close());

async function stopsOf(entryName: string) {
  const { data } = await testApi.call('listScreeningMatches', {
    as: desk.superadmin,
    query: { tab: 'stops' },
  });
  return data.filter((match) => match.entryName === entryName);
}

test('a person of a register is found when the register is imported', async () => {
  const cnic = nextCnic();
  await addList(testApi, desk, [{ name: 'In a register', cnic }]);
  await bringIn(testApi, desk, [registered({ CNIC: cnic }), registered()]);
  expect(await stopsOf('In a register')).toMatchObject([{ person: { is: 'customer' } }]);
});

test('a visitor is found when they become a customer', async () => {
  const cnic = nextCnic();
  await addList(testApi, desk, [{ name: 'A visitor', cnic }]);
  const id = await addContactRequest(testApi.context.pool, {});
  await contacted(testApi, desk.superadmin, id);
  const body = customerBody({ cnic });
  await testApi.call('convertContactRequest', { as: desk.superadmin, params: { id }, body });
  expect(await stopsOf('A visitor')).toHaveLength(1);
});

test('a delivery that is recorded late waits for the decision too', async () => {
  const cnic = nextCnic();
  const customerId = await addCustomer(testApi, desk, { cnic });
  const id = await approved(testApi, desk, { customerId, downPayment: 0, startOn: '2026-10-02' });
  const late = { deliveredOn: '2026-10-02', method: 'cash' } as const;
  const request = await ask(testApi, desk, 'requestBackDatedActivation', id, late);
  await addList(testApi, desk, [{ name: 'Late delivery', cnic }]);
  const approve = () =>
    testApi.attempt('decideApproval', {
      as: desk.superadmin,
      params: { id: request },
      body: { decision: 'approved' },
    });
  expect(await approve()).toMatchObject({ ok: false, code: 'ask_head_office' });
  const [match] = await stopsOf('Late delivery');
  await testApi.call('decideScreeningMatch', {
    as: desk.superadmin,
    params: { id: match?.id ?? '' },
    body: decision('cleared'),
  });
  expect(await approve()).toMatchObject({ ok: true });
  expect(await readAgreement(testApi, desk.employee, id)).toMatchObject({ status: 'active' });
});

test('a finding is announced to nobody else than superadmins', async () => {
  const cnic = nextCnic();
  await addList(testApi, desk, [{ name: 'Announced', cnic }]);
  const hearing = await hearChanges(testApi);
  const { announced } = await hearing.during(() => addCustomer(testApi, desk, { cnic }));
  await hearing.close();
  expect([...announced]).toEqual(['screening']);
});
