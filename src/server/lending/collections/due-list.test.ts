import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DueListItem } from '#contract/lending/collections.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { type DueGroup, dueAges, dueGroups } from '#domain/lending/collections/due-list.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { QueryOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';
import {
  active,
  addCustomer,
  ask,
  type Desk,
  grant,
  openDesk,
  pay,
  readAgreement,
  type Terms,
  writtenOff,
} from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  // Officers may back-date as far as these tests do.
  await testApi.database.ownerPool.query(
    'ALTER TABLE employees ALTER COLUMN back_dating_days_max SET DEFAULT 90',
  );
  await testApi.database.ownerPool.query('CREATE SEQUENCE copies START 10000');
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

/** All pages of a group, one after the other. */
async function groupOf(as: Session, group: DueGroup, officerId?: string): Promise<DueListItem[]> {
  const items: DueListItem[] = [];
  let cursor: string | undefined;
  do {
    const { data, page } = await testApi.call('listDue', { as, query: { group, officerId, cursor } });
    items.push(...data);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return items;
}

/** Everything on the list, each with the group that it is in. */
async function dueList(as: Session, officerId?: string) {
  const groups = await Promise.all(
    dueGroups.map(async (group) => (await groupOf(as, group, officerId)).map((item) => ({ ...item, group }))),
  );
  return groups.flat();
}

async function countsOf(as: Session, officerId?: string) {
  const { groups } = await testApi.call('sumDue', { as, query: { officerId } });
  return Object.fromEntries(dueGroups.map((group) => [group, groups[group].agreements]));
}

/** 3,000 in three monthly installments, the first on that day. */
async function dueFrom(firstDueOn: string, at: Desk = desk, given: Terms = {}): Promise<string> {
  const startOn = '2026-09-01';
  const terms = { price: 3_000, downPayment: 0, count: 3, startOn, firstDueOn, ...given };
  return active(testApi, at, { ...terms, deliveredOn: startOn });
}

/** More agreements like one, without the checks that need their entries. */
async function copies(id: string, count: number): Promise<void> {
  await inTransaction(testApi.database.ownerPool, async (client) => {
    await client.query('SET LOCAL session_replication_role = replica');
    const { rows } = await client.query<{ names: string }>(
      `SELECT string_agg(column_name, ', ') AS names FROM information_schema.columns
        WHERE table_name = 'agreements' AND is_generated = 'NEVER' AND is_identity = 'NO' AND column_name NOT IN ('id', 'number')`,
    );
    const names = rows[0]?.names;
    await client.query(
      `INSERT INTO agreements (id, number, ${names})
       SELECT gen_random_uuid(), 'DUP-26-' || nextval('copies'), ${names}
         FROM agreements, generate_series(1, $2::integer) WHERE id = $1`,
      [id, count],
    );
    await client.query(
      `UPDATE arrears_days d SET agreements = d.agreements + $2
         FROM agreements a
        WHERE a.id = $1 AND (d.oldest_unpaid_due_on, d.branch_id, d.officer_id)
                          = (a.oldest_unpaid_due_on, a.branch_id, a.officer_id)`,
      [id, count],
    );
  });
}

/** For today. */
async function promiseFor(at: Desk, id: string, amount: number): Promise<void> {
  const promisedFor = businessDateOf(testApi.clock.now());
  await testApi.call('recordPaymentPromise', {
    as: at.employee,
    params: { id },
    body: { amount, promisedFor },
  });
}

async function promise(id: string, amount: number, promisedFor: string): Promise<void> {
  await testApi.call('recordPaymentPromise', {
    as: desk.employee,
    params: { id },
    body: { amount, promisedFor },
  });
}

test("an officer's list has what is due today, overdue or promised for today, each once, the oldest first", async () => {
  const today = await dueFrom('2026-11-20');
  const oldest = await dueFrom('2026-10-05');
  const late = await dueFrom('2026-11-18');
  const promised = await dueFrom('2026-11-10');
  await dueFrom('2026-11-21');
  await promise(promised, 700, '2026-11-20');
  await promise(late, 700, '2026-11-25');
  const list = await dueList(desk.employee);
  expect(list.map(({ agreementId, group }) => [agreementId, group])).toEqual([
    [today, 'due_today'],
    [oldest, 'overdue'],
    [late, 'overdue'],
    [promised, 'promised'],
  ]);
  expect(await countsOf(desk.employee)).toEqual({ promised: 1, broken: 0, overdue: 2, due_today: 1 });
  expect(list[3]?.promise).toEqual({ amount: 700, promisedFor: '2026-11-20', state: 'open' });
  expect(list[1]).toMatchObject({ daysPastDue: 46, overdue: 2_000, dueNow: 2_000, phone: '03000000101' });
  expect(list[0]).toMatchObject({ daysPastDue: 0, overdue: 0, dueNow: 1_000, promise: null, language: 'ur' });
});

describe('an officer with more due than fits on a page', () => {
  const overdue = 510;
  let at: Desk;
  let dueToday: string;
  let promised: string;

  beforeAll(async () => {
    at = await openDesk(testApi);
    const oldest = await dueFrom('2026-09-05', at);
    promised = await dueFrom('2026-11-19', at);
    dueToday = await dueFrom('2026-11-20', at);
    await promise(promised, 700, '2026-11-20');
    await copies(oldest, overdue - 1);
  });

  test('sees what is due today and what was promised, however much is overdue', async () => {
    expect((await groupOf(at.employee, 'due_today')).map((row) => row.agreementId)).toEqual([dueToday]);
    expect((await groupOf(at.employee, 'promised')).map((row) => row.agreementId)).toEqual([promised]);
    expect(await countsOf(at.employee)).toEqual({ promised: 1, broken: 0, overdue, due_today: 1 });
  });

  test('reads each group page by page without a gap or a repeat, and sees its total from the first page', async () => {
    const { data, page } = await testApi.call('listDue', { as: at.employee, query: { group: 'overdue' } });
    expect([data.length, page.total]).toEqual([25, overdue]);
    const ids = (await groupOf(at.employee, 'overdue')).map((row) => row.agreementId);
    expect([ids.length, new Set(ids).size]).toEqual([overdue, overdue]);
  });

  test('gets a refusal for a forged page', async () => {
    const query = { group: 'overdue', cursor: Buffer.from('2026-11-20 here').toString('base64url') } as const;
    expect(await testApi.refusal('listDue', { as: at.employee, query })).toMatchObject({
      code: 'invalid_cursor',
    });
  });
});

test('reads the promises for today page by page too', async () => {
  const at = await openDesk(testApi);
  const id = await dueFrom('2026-11-01', at);
  await copies(id, 29);
  await testApi.context.pool.query(
    `INSERT INTO payment_promises (id, agreement_id, amount, made_on, promised_for, recorded_at, recorded_by)
     SELECT gen_random_uuid(), id, 500, '2026-11-19', '2026-11-20', now(), officer_id
       FROM agreements WHERE officer_id = $1`,
    [at.employeeId],
  );
  const first = await testApi.call('listDue', { as: at.employee, query: { group: 'promised' } });
  const cursor = first.page.next ?? undefined;
  const second = await testApi.call('listDue', { as: at.employee, query: { group: 'promised', cursor } });
  expect([first, second].map(({ data, page }) => [data.length, page.total])).toEqual([
    [25, 30],
    [5, 30],
  ]);
  const ids = [...first.data, ...second.data].map(({ agreementId }) => agreementId);
  expect(new Set(ids).size).toBe(30);
  expect(await countsOf(at.employee)).toEqual({ promised: 30, broken: 0, overdue: 0, due_today: 0 });
});

test('an agreement scope promise was kept or moved to another day is in the group of its due dates', async () => {
  const at = await openDesk(testApi);
  const kept = await dueFrom('2026-11-01', at);
  const replaced = await dueFrom('2026-11-20', at);
  await promise(kept, 500, '2026-11-20');
  await promise(replaced, 500, '2026-11-20');
  testApi.clock.advance(1_000);
  await promise(replaced, 500, '2026-11-24');
  await pay(testApi, at.employee, kept, 500);
  const list = await dueList(at.employee);
  expect(list.map(({ agreementId, group }) => [agreementId, group])).toEqual([
    [replaced, 'due_today'],
    [kept, 'overdue'],
  ]);
  expect(await countsOf(at.employee)).toEqual({ promised: 0, broken: 0, overdue: 1, due_today: 1 });
});

test('a paid agreement leaves the list at once, and comes back when the payment is reversed', async () => {
  const at = await openDesk(testApi);
  const id = await dueFrom('2026-11-20', at);
  const ids = async () => (await dueList(at.employee)).map(({ agreementId }) => agreementId);
  expect(await ids()).toEqual([id]);
  const { entryId } = await pay(testApi, at.employee, id, 1_000);
  expect(await ids()).toEqual([]);
  await grant(testApi, at, await ask(testApi, at, 'requestReversal', entryId));
  expect(await ids()).toEqual([id]);
});

test("the list shows how the customer was last contacted, and uses the customer's language", async () => {
  const at = await openDesk(testApi);
  const customerId = await addCustomer(testApi, at);
  await queryWithEvent(testApi.context.pool, "UPDATE customers SET language = 'en' WHERE id = $1", [
    customerId,
  ]);
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

test("the list has promises on written-off agreements; a colleague's list can be read, another branch's cannot", async () => {
  const at = await openDesk(testApi);
  const id = await writtenOff(testApi, at);
  await testApi.call('recordPaymentPromise', {
    as: at.employee,
    params: { id },
    body: {
      amount: 5_000,
      promisedFor: '2026-11-20',
    },
  });
  const [row] = await dueList(desk.employee, at.employeeId);
  expect(row).toMatchObject({ agreementId: id, group: 'promised', dueNow: 0, oldestUnpaidDueOn: null });
  expect(await dueList(at.superadmin, at.employeeId)).toHaveLength(1);
  expect(await dueList((await openDesk(testApi, 'LHE')).employee, at.employeeId)).toEqual([]);
});

test('a promise moves with its agreement: to another branch, and to a colleague who takes over', async () => {
  const [from, lahore] = [await openDesk(testApi), await openDesk(testApi, 'LHE')];
  const id = await dueFrom('2026-11-10', from);
  await promiseFor(from, id, 700);
  const groupsOf = async (as: Session, officerId: string) =>
    (await dueList(as, officerId)).map(({ agreementId, group }) => [agreementId, group]);
  const { rows } = await testApi.context.pool.query(
    `SELECT c.id, c.version, b.id AS "branchId" FROM agreements a JOIN customers c ON c.id = a.customer_id
       JOIN branches b ON b.code = 'LHE' WHERE a.id = $1`,
    [id],
  );
  const { branchId, ...customer } = rows[0];
  const to = { branchId, officerId: lahore.employeeId, reason: 'The family has moved' };
  await testApi.call('moveCustomers', { as: from.superadmin, body: { ...to, customers: [customer] } });
  expect(await groupsOf(lahore.employee, lahore.employeeId)).toEqual([[id, 'promised']]);
  expect(await groupsOf(from.superadmin, from.employeeId)).toEqual([]);
  const colleague = await openDesk(testApi, 'LHE');
  await testApi.call('deactivateEmployee', {
    as: from.superadmin,
    params: { id: lahore.employeeId },
    body: { successorId: colleague.employeeId },
  });
  expect(await groupsOf(colleague.employee, colleague.employeeId)).toEqual([[id, 'promised']]);
  expect(await countsOf(colleague.employee)).toMatchObject({ promised: 1, overdue: 0 });
  expect(
    (await findDifferences(testApi.context.pool)).differences.filter((line) =>
      /outcome of promise/.test(line),
    ),
  ).toEqual([]);
});

test('a promise is open, replaced, kept or broken by the payments that are not reversed, in whatever order they were recorded', async () => {
  const id = await dueFrom('2026-11-10');
  const log = () => testApi.call('getCollectionLog', { as: desk.employee, params: { id } });
  const states = async () => (await log()).promises.map(({ state }) => state);
  await promise(id, 800, '2026-11-21');
  testApi.clock.advance(1_000);
  await promise(id, 1_000, '2026-11-22');
  expect(await states()).toEqual(['open', 'replaced']);
  testApi.clock.advance(1_000);
  const { entryId } = await pay(testApi, desk.employee, id, 1_000);
  expect(await states()).toEqual(['kept', 'replaced']);
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
  expect(await states()).toEqual(['open', 'replaced']);
  testApi.clock.advance(3 * 86_400_000);
  desk = { ...desk, employee: (await openDesk(testApi)).employee };
  expect(await states()).toEqual(['broken', 'replaced']);
  await pay(testApi, desk.employee, id, 1_000, { valuedOn: '2026-11-22' });
  expect(await states()).toEqual(['kept', 'replaced']);
  expect((await readAgreement(testApi, desk.employee, id)).outstanding).toBe(2_000);
});

test('a broken promise stays in its own group until everything due is paid', async () => {
  const at = await openDesk(testApi);
  const id = await dueFrom('2026-11-10', at);
  await promiseFor(at, id, 1_000);
  testApi.clock.advance(86_400_000);
  const next = { ...at, employee: (await openDesk(testApi)).employee };
  expect((await dueList(next.employee, at.employeeId)).map(({ group }) => group)).toEqual(['broken']);
  await pay(testApi, next.employee, id, 1_000);
  expect(await dueList(next.employee, at.employeeId)).toEqual([]);
});

test("a branch's list has those of all its officers, and every total equals the sum of its pages", async () => {
  const [mine, theirs] = [await openDesk(testApi, 'MUX'), await openDesk(testApi, 'MUX')];
  await dueFrom('2026-10-05', mine);
  await dueFrom('2026-11-18', theirs);
  await dueFrom('2026-11-20', theirs);
  // One agreement for each age of overdue amounts.
  for (const firstDueOn of ['2026-09-25', '2026-09-20', '2026-09-10']) await dueFrom(firstDueOn, mine);
  const longest = { startOn: '2026-07-01', deliveredOn: '2026-07-01' };
  const longestLate = await active(testApi, theirs, {
    price: 3_000,
    downPayment: 0,
    count: 3,
    firstDueOn: '2026-08-01',
    ...longest,
  });
  await promiseFor(theirs, await dueFrom('2026-11-10', theirs), 700);
  expect(await dueList(mine.employee)).toHaveLength(4);
  const query = { officerId: 'all' } as const;
  const { groups, ages } = await testApi.call('sumDue', { as: mine.employee, query });
  for (const group of dueGroups) {
    const items = await groupOf(mine.employee, group, 'all');
    const dueNow = items.reduce((sum, item) => sum + item.dueNow, 0);
    expect(groups[group], group).toEqual({ agreements: items.length, dueNow });
  }
  expect(Math.min(...Object.values(ages))).toBeGreaterThan(0);
  for (const age of dueAges) {
    const asked = { as: mine.employee, query: { ...query, group: 'overdue', age } } as const;
    expect((await testApi.call('listDue', asked)).data, age).toHaveLength(ages[age]);
  }
  const [{ branchId = '' } = {}] = (
    await testApi.context.pool.query('SELECT branch_id AS "branchId" FROM employees WHERE user_id = $1', [
      mine.employeeId,
    ])
  ).rows;
  const overdue = (narrowed: QueryOf<'listDue'>) =>
    testApi.call('listDue', { as: mine.superadmin, query: { branchId, group: 'overdue', ...narrowed } });
  const { data: oldest } = await overdue({});
  expect(oldest[0]?.agreementId).toBe(longestLate);
  expect((await overdue({ sort: 'daysPastDue' })).data).toEqual(oldest.toReversed());
  const ofOne = await overdue({ customerId: oldest[0]?.customerId ?? '' });
  expect([ofOne.data, ofOne.page.total]).toEqual([oldest.slice(0, 1), 1]);
});

test('a sheet has only the agreements that it is asked for', async () => {
  const { superadmin: as } = await openDesk(testApi);
  const ids = (await groupOf(as, 'overdue')).map(({ agreementId }) => agreementId).slice(0, 2);
  expect(ids).toHaveLength(2);
  const { visits, isCut } = await testApi.call('getDueSheet', {
    as,
    query: { group: 'overdue', ids: ids.join() },
  });
  expect(visits.map(({ agreementId }) => agreementId).sort()).toEqual(ids.sort());
  const { rows: owed } = await testApi.database.ownerPool.query(
    'SELECT id AS "agreementId", outstanding FROM agreements WHERE id = ANY ($1) ORDER BY id',
    [ids],
  );
  const shown = visits.map(({ agreementId, outstanding }) => ({ agreementId, outstanding }));
  expect(shown.toSorted((a, b) => a.agreementId.localeCompare(b.agreementId))).toEqual(owed);
  expect(isCut).toBe(false);
  expect(await testApi.refusal('getDueSheet', { as, query: { group: 'overdue', ids: 'all' } })).toMatchObject(
    { code: 'invalid_input' },
  );
});

test('the month of an officer is what fell due on their agreements, how much of it is paid, and what they took', async () => {
  const at = await openDesk(testApi);
  const id = await dueFrom('2026-11-05', at);
  const colleague = await openDesk(testApi);
  await dueFrom('2026-10-05', at);
  await pay(testApi, colleague.employee, id, 400);
  await pay(testApi, at.employee, id, 100);
  const { due, duePaid, collected } = await testApi.call('getCollectedMonth', { as: at.employee, query: {} });
  expect({ due, duePaid, collected }).toEqual({ due: 2_000, duePaid: 500, collected: 100 });
});
