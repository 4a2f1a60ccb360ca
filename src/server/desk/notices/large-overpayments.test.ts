import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { active, ask, type Desk, grant, openDesk, pay, refund } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
let other: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  other = await openDesk(testApi, 'LHE');
});
afterAll(() => testApi.close());

const beyond = { confirmed: ['payment_beyond_outstanding' as const] };
/** Two installments of Rs 1,000. */
const terms = { price: 2_000, downPayment: 0, count: 2 };

async function told(as: Session, entryId: string) {
  const { data } = await testApi.call('listNotices', { as });
  return data.filter(({ kind, subjectId }) => kind === 'large_overpayment' && subjectId === entryId);
}

async function paid(amount: number): Promise<{ id: string; entryId: string }> {
  const id = await active(testApi, desk, terms);
  const { entryId } = await pay(testApi, desk.employee, id, amount, beyond);
  return { id, entryId };
}

test('a payment beyond two installments more than is owed is told to every superadmin, and to no employee', async () => {
  const { entryId } = await paid(4_001);
  for (const { superadmin } of [desk, other])
    expect(await told(superadmin, entryId)).toEqual([
      expect.objectContaining({
        amount: 2_001,
        about: { own: 'Rukhsana Parveen', ur: null },
        byName: { en: 'Test employee', ur: 'Test employee' },
      }),
    ]);
  expect(await told(desk.employee, entryId)).toEqual([]);
});

test('two installments more than is owed are no notice', async () => {
  const { entryId } = await paid(4_000);
  expect(await told(desk.superadmin, entryId)).toEqual([]);
});

test('the same key twice is one notice', async () => {
  const id = await active(testApi, desk, terms);
  const send = {
    as: desk.employee,
    params: { id },
    body: { amount: 5_000, method: 'cash' as const, ...beyond },
    idempotencyKey: uuidv7(),
  };
  const [{ entryId }, again] = [
    await testApi.call('recordPayment', send),
    await testApi.call('recordPayment', send),
  ];
  expect(again.entryId).toBe(entryId);
  expect(await told(desk.superadmin, entryId)).toHaveLength(1);
  const { data } = await testApi.call('listNotices', { as: desk.superadmin });
  const ofCustomer = data.find(({ subjectId }) => subjectId === entryId)?.opensId;
  const notices = data.filter(({ kind, opensId }) => kind === 'large_overpayment' && opensId === ofCustomer);
  expect(notices).toHaveLength(1);
});

test('a refund does not end it, the reversal of the payment does', async () => {
  const { id, entryId } = await paid(5_000);
  await refund(testApi, desk, id, 3_000);
  expect(await told(desk.superadmin, entryId)).toHaveLength(1);
  const mistaken = await paid(5_000);
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', mistaken.entryId));
  expect(await told(desk.superadmin, mistaken.entryId)).toEqual([]);
});

test('the office says how many installments are too many', async () => {
  const { entryId } = await paid(4_500);
  const { officeRules } = await testApi.call('getSettings', { as: desk.superadmin });
  const content = { ...officeRules.content, overpaymentNoticeInstallments: 3 };
  await testApi.call('saveOfficeRules', { as: desk.superadmin, body: { ...officeRules, content } });
  expect(await told(desk.superadmin, entryId)).toEqual([]);
});
