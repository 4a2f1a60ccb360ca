import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { active, addCustomer, type Desk, draft, openDesk, pay } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
let mine: Session;
let customerId: string;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  customerId = await addCustomer(testApi, desk);
  const user = await testApi.addUser('customer');
  mine = await testApi.signIn(user.email);
  await testApi.context.pool.query('UPDATE customers SET user_id = $2 WHERE id = $1', [customerId, user.id]);
});
afterAll(() => testApi.close());

const myAccount = (as = mine) => testApi.call('getMyAccount', { as });

/** Ten rows of 1,000 of which three fell due, the first on 20 September. */
const late = {
  price: 12_000,
  downPayment: 2_000,
  count: 10,
  startOn: '2026-08-20',
  firstDueOn: '2026-09-20',
  deliveredOn: '2026-08-20',
} as const;

test('customers see what they owe, what comes next and the receipts of what they paid', async () => {
  await draft(testApi, desk, { customerId });
  const id = await active(testApi, desk, { customerId, ...late });
  const { receipt } = await pay(testApi, desk.employee, id, 1_400);

  const { agreements, figures, receipts, branch } = await myAccount();
  expect(agreements.map((agreement) => agreement.id)).toEqual([id]);
  expect(agreements[0]).toMatchObject({
    outstanding: 8_600,
    dueNow: 1_600,
    oldestUnpaidDueOn: '2026-10-20',
    next: { dueOn: '2026-12-20', amount: 1_000 },
    shares: [1, 0.4, 0, 0, 0, 0, 0, 0, 0, 0],
  });
  expect(figures).toMatchObject({ outstanding: 8_600, dueNow: 1_600 });
  expect(receipts.map(({ number, amount }) => ({ number, amount }))).toEqual([
    { number: receipt?.number, amount: 1_400 },
    { number: expect.any(String), amount: 2_000 },
  ]);
  expect(branch).toMatchObject({ city: { en: 'Sargodha' }, opensAt: '09:00' });
});

test('a customer never sees anything of another customer, whatever they request', async () => {
  const anotherId = await addCustomer(testApi, desk);
  const id = await active(testApi, desk, { customerId: anotherId });
  const { entryId } = await pay(testApi, desk.employee, id, 100);
  expect((await myAccount()).agreements.map((agreement) => agreement.id)).not.toContain(id);
  for (const refused of [
    await testApi.attempt('getAgreement', { as: mine, params: { id } }),
    await testApi.attempt('getReceipt', { as: mine, params: { entryId } }),
  ]) {
    expect(refused).toMatchObject({ ok: false, status: 404 });
  }
});

test('an account without a linked customer record shows nothing', async () => {
  const { email } = await testApi.addUser('customer');
  const as = await testApi.signIn(email);
  expect(await testApi.attempt('getMyAccount', { as })).toMatchObject({ ok: false, status: 404 });
});
