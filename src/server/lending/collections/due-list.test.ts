import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DueListItem } from '#contract/lending/collections.ts';
import { createTestApi, type TestApi } from '#test/support/api.ts';
import {
  addCustomer,
  approved,
  ask,
  type Desk,
  grant,
  openDesk,
  pay,
  readAgreement,
  type Terms,
  writtenOff,
} from '#test/support/lending.ts';
import type { Session } from '#test/support/raw-request.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  // An officer who goes back as far as these tests do.
  await testApi.database.ownerPool.query(
    'ALTER TABLE employees ALTER COLUMN back_dating_days_max SET DEFAULT 90',
  );
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

async function dueList(as: Session, officerId?: string): Promise<readonly DueListItem[]> {
  return (await testApi.call('listDue', { as, query: { officerId } })).data;
}

/** 3,000 in three monthly installments, the first on that day. */
async function dueFrom(firstDueOn: string, at: Desk = desk, given: Terms = {}): Promise<string> {
  const startOn = '2026-09-01';
  const terms = { price: 3_000, downPayment: 0, count: 3, startOn, firstDueOn, ...given };
  const id = await approved(testApi, at, terms);
  const delivery = { method: 'cash', deliveredOn: startOn } as const;
  await testApi.call('activateAgreement', { as: at.employee, params: { id }, body: delivery });
  return id;
}

async function promise(id: string, amount: number, promisedFor: string): Promise<void> {
  await testApi.call('recordPaymentPromise', {
    as: desk.employee,
    params: { id },
    body: { amount, promisedFor },
  });
}

test("an officer's list holds what is due today, overdue, or promised for today, each once and the oldest first", async () => {
  const today = await dueFrom('2026-11-20');
  const oldest = await dueFrom('2026-10-05');
  const late = await dueFrom('2026-11-18');
  const promised = await dueFrom('2026-11-10');
  await dueFrom('2026-11-21');
  await promise(promised, 700, '2026-11-20');
  await promise(late, 700, '2026-11-25');
  const list = await dueList(desk.employee);
  expect(list.map(({ agreementId, group }) => [agreementId, group])).toEqual([
    [oldest, 'overdue'],
    [promised, 'promised'],
    [late, 'overdue'],
    [today, 'due_today'],
  ]);
  expect(list[0]).toMatchObject({ daysPastDue: 46, overdue: 2_000, dueNow: 2_000, phone: '03000000101' });
  expect(list[1]?.promise).toEqual({ amount: 700, promisedFor: '2026-11-20', state: 'open' });
  expect(list[3]).toMatchObject({ daysPastDue: 0, overdue: 0, dueNow: 1_000, promise: null, language: 'ur' });
});

test('what is paid leaves the list at once, and comes back when the payment is reversed', async () => {
  const at = await openDesk(testApi);
  const id = await dueFrom('2026-11-20', at);
  const ids = async () => (await dueList(at.employee)).map(({ agreementId }) => agreementId);
  expect(await ids()).toEqual([id]);
  const { entryId } = await pay(testApi, at.employee, id, 1_000);
  expect(await ids()).toEqual([]);
  await grant(testApi, at, await ask(testApi, at, 'requestReversal', entryId));
  expect(await ids()).toEqual([id]);
});

test('the list names how the customer was last reached and writes in the language of their sign-in', async () => {
  const at = await openDesk(testApi);
  const customerId = await addCustomer(testApi, at);
  const user = await testApi.addUser('customer');
  await testApi.context.pool.query('UPDATE customers SET user_id = $2 WHERE id = $1', [customerId, user.id]);
  const id = await dueFrom('2026-11-15', at, { customerId });
  await testApi.call('logContact', {
    as: at.employee,
    params: { id },
    body: { channel: 'call', result: 'no_answer' },
  });
  testApi.clock.advance(60_000);
  await testApi.call('logContact', {
    as: at.employee,
    params: { id },
    body: { channel: 'whatsapp', result: 'message_left' },
  });
  const [row] = await dueList(at.employee);
  expect(row).toMatchObject({
    language: 'en',
    lastContact: { channel: 'whatsapp', result: 'message_left' },
  });
});

test("a promise on what was written off is on the list, a colleague's list can be read, another branch's can not", async () => {
  const at = await openDesk(testApi);
  const id = await writtenOff(testApi, at);
  await testApi.call('recordPaymentPromise', {
    as: at.employee,
    params: { id },
    body: {
      amount: 500,
      promisedFor: '2026-11-20',
    },
  });
  const [row] = await dueList(desk.employee, at.employeeId);
  expect(row).toMatchObject({ agreementId: id, group: 'promised', dueNow: 0, daysPastDue: 0 });
  expect(await dueList(at.superadmin, at.employeeId)).toHaveLength(1);
  expect(await dueList((await openDesk(testApi, 'LHE')).employee, at.employeeId)).toEqual([]);
});

test('a promise is open, kept or broken by the payments that stand, whatever was recorded when', async () => {
  const id = await dueFrom('2026-11-10');
  const log = () => testApi.call('getCollectionLog', { as: desk.employee, params: { id } });
  const states = async () => (await log()).promises.map(({ state }) => state);
  await promise(id, 800, '2026-11-21');
  testApi.clock.advance(1_000);
  await promise(id, 1_000, '2026-11-22');
  expect(await states()).toEqual(['open', 'open']);
  const { entryId } = await pay(testApi, desk.employee, id, 900);
  expect(await states()).toEqual(['open', 'kept']);
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
  expect(await states()).toEqual(['open', 'open']);
  testApi.clock.advance(3 * 86_400_000);
  desk = { ...desk, employee: (await openDesk(testApi)).employee };
  expect(await states()).toEqual(['broken', 'broken']);
  await pay(testApi, desk.employee, id, 1_000, { valuedOn: '2026-11-22' });
  expect(await states()).toEqual(['kept', 'broken']);
  expect((await readAgreement(testApi, desk.employee, id)).outstanding).toBe(2_000);
});
