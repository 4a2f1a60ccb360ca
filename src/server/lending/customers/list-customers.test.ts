import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { dayMs } from '#domain/instant.ts';
import { ask } from '#server/platform/db/ask.ts';
import { cursorOf } from '#server/platform/db/keyset-page.ts';
import { raw, sql } from '#server/platform/db/sql.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import {
  active,
  addCustomer,
  customerBody,
  type Desk,
  nextCnic,
  openDesk,
  pay,
  writtenOff,
} from '#test/support/lending/lending.ts';
import { walkByDebt } from './walk-by-debt.ts';

let testApi: TestApi;
let desk: Desk;
let lahore: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
  lahore = await openDesk(testApi, 'LHE');
});
afterAll(() => testApi.close());

const list = async (body: BodyOf<'listCustomers'>, as = desk.employee) =>
  (await testApi.call('listCustomers', { as, body })).data;
const namesOf = async (body: BodyOf<'listCustomers'>, as = desk.employee) =>
  (await list(body, as)).map(({ fullName }) => fullName.own);
const create = (given: Partial<BodyOf<'createCustomer'>>, as = desk.employee) =>
  testApi.call('createCustomer', { as, body: customerBody(given) });

test('a customer is found by parts of the name, of either phone and of the CNIC, and by the number of an agreement or receipt', async () => {
  const cnic = nextCnic();
  const named = await create({
    fullName: { own: 'Zarmina Khattak', ur: 'زرمینہ خٹک' },
    cnic,
    phone: '03459990001',
    secondPhone: '03459990002',
  });
  const id = await active(testApi, desk, { customerId: named.id });
  const { receipt } = await pay(testApi, desk.employee, id, 100);
  const { number } = await testApi.call('getAgreement', { as: desk.employee, params: { id } });
  for (const search of [
    'khattak zarm',
    'rmina tta',
    'Kh Za',
    'زرمینہ',
    'زرم',
    '0345-999000',
    '03459990002',
    '9990001',
    cnic,
    cnic.slice(4),
    number,
    receipt?.number ?? '',
  ]) {
    expect(await namesOf({ search }), search).toEqual(['Zarmina Khattak']);
  }
  for (const search of ['Nobody at all', 'Z', '999']) expect(await namesOf({ search }), search).toEqual([]);
});

test('a customer is found by the last four digits of an agreement or receipt, within the branch only', async () => {
  const { pool } = testApi.context;
  await pool.query('UPDATE agreement_counters SET last_serial = 97530');
  await pool.query('UPDATE receipt_counters SET last_serial = 864201');
  const named = await create({ fullName: { own: 'Numbered Anew' }, phone: '03451110001' });
  await active(testApi, desk, { customerId: named.id });
  for (const search of ['7531', '97531', '4202', '64202']) {
    expect(await namesOf({ search }), search).toEqual(['Numbered Anew']);
    expect(await namesOf({ search }, lahore.employee), search).toEqual([]);
  }
});

test('filters narrow the list, and its pages have no gap and no repeat', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `Paged Person ${String.fromCharCode(65 + index)}`);
  for (const fullName of names) await create({ fullName: { own: fullName } });
  const { data, page } = await testApi.call('listCustomers', {
    as: desk.employee,
    body: { search: 'paged person' },
  });
  expect(page.total).toBe(30);
  const rest = await namesOf({ search: 'paged person', cursor: page.next ?? '' });
  expect([...data.map(({ fullName }) => fullName.own), ...rest]).toEqual(names.toReversed());
  expect(await namesOf({ search: 'paged person', status: 'blocked' })).toEqual([]);
  expect(await namesOf({ search: 'paged person', officerId: desk.superadminId })).toEqual([]);
  expect(await namesOf({ search: 'paged person', officerId: desk.employeeId })).toHaveLength(25);
});

test('a list sorted by name continues over its pages in both directions, even with equal names', async () => {
  const names = Array.from({ length: 28 }, (_, index) => `Sorted ${String.fromCharCode(65 + (index % 20))}`);
  for (const fullName of names) await create({ fullName: { own: fullName } });
  const whole = async (sort: 'name' | '-name') => {
    const { data, page } = await testApi.call('listCustomers', {
      as: desk.employee,
      body: { search: 'sorted', sort },
    });
    return [...data, ...(await list({ search: 'sorted', sort, cursor: page.next ?? '' }))];
  };
  const upwards = await whole('name');
  expect(upwards.map(({ fullName }) => fullName.own)).toEqual(names.toSorted());
  expect(await whole('-name')).toEqual(upwards.toReversed());
});

test('who is late for longest comes first, those who owe nothing last, over the pages in both directions', async () => {
  const [of, today] = [await openDesk(testApi, 'KHI'), businessDateOf(testApi.clock.now())];
  for (const day of [0, 40, 3, 12, 3, 40, 40, 0, 25])
    await active(testApi, of, {
      customerId: await addCustomer(testApi, of),
      price: 3_000,
      downPayment: 0,
      count: 3,
      startOn: addDays(today, -60),
      deliveredOn: addDays(today, -60),
      firstDueOn: addDays(today, -day),
    });
  for (let more = 0; more < 20; more += 1) await addCustomer(testApi, of);
  const whole = async (sort?: 'daysPastDue') => {
    const { data, page } = await testApi.call('listCustomers', { as: of.employee, body: { sort } });
    return [...data, ...(await list({ sort, cursor: page.next ?? '' }, of.employee))];
  };
  const downwards = await whole();
  expect(downwards.slice(0, 9).map(({ daysPastDue }) => daysPastDue)).toEqual([
    40, 40, 40, 25, 12, 3, 3, 0, 0,
  ]);
  const ids = downwards.map(({ id }) => id);
  expect(ids.slice(9)).toEqual(ids.slice(9).toSorted().toReversed());
  expect(await whole('daysPastDue')).toEqual(downwards.toReversed());

  // The same order where there are too many to sort.
  const {
    rows: [branch],
  } = await testApi.context.pool.query("SELECT id FROM branches WHERE code = 'KHI'");
  const matches = { from: raw('customers c'), where: sql`c.branch_id = ${branch.id}::uuid` };
  for (const isDownwards of [true, false]) {
    const order = isDownwards ? ids : ids.toReversed();
    for (const place of [-1, 0, 1, 5, 8, 9, 20]) {
      const cursor = place === -1 ? undefined : cursorOf({ id: order[place] ?? '' });
      const walk = walkByDebt(matches, { isDownwards, cursor, most: 6 });
      const found = await ask<{ id: string }>(testApi.context.pool, walk);
      expect(
        found.map(({ id }) => id),
        `after ${place}`,
      ).toEqual(order.slice(place + 1, place + 7));
    }
    // The five who are late for more than ten days, and nobody after them.
    const late = isDownwards ? ids.slice(0, 5) : ids.slice(0, 5).toReversed();
    for (const place of [-1, 2, 4]) {
      const cursor = place === -1 ? undefined : cursorOf({ id: late[place] ?? '' });
      const walk = walkByDebt(matches, { isDownwards, cursor, before: addDays(today, -10), most: 6 });
      const found = await ask<{ id: string }>(testApi.context.pool, walk);
      expect(found.map(({ id }) => id)).toEqual(late.slice(place + 1));
    }
  }
});

test('a clerk of another branch finds none of it; a superadmin finds all, or those of one branch', async () => {
  const { id, branchId } = await create({ fullName: { own: 'Only Of Sargodha' } });
  expect(await namesOf({ search: 'only sargodha' }, lahore.employee)).toEqual([]);
  expect(await namesOf({ search: 'only sargodha', branchId }, lahore.employee)).toEqual([]);
  expect((await list({ search: 'only sargodha', branchId }, desk.superadmin)).map((row) => row.id)).toEqual([
    id,
  ]);
});

test('before saving, a clerk sees who has the same CNIC or phone; of another branch only that someone has it', async () => {
  const cnic = nextCnic();
  const known = await create({
    fullName: { own: 'Known Already', ur: 'معلوم پہلے سے' },
    cnic,
    phone: '03459991111',
  });
  const similar = (body: BodyOf<'findSimilarCustomers'>, as = desk.employee) =>
    testApi.call('findSimilarCustomers', { as, body });
  expect(await similar({ cnic, phone: '0345-9991111' })).toEqual([
    {
      shares: 'cnic',
      branch: { en: 'Sargodha', ur: 'سرگودھا' },
      customer: {
        id: known.id,
        fullName: { own: 'Known Already', ur: 'معلوم پہلے سے' },
        cnicMasked: known.cnicMasked,
        phone: '03459991111',
      },
    },
  ]);
  expect(await similar({ phone: '03459991111' })).toMatchObject([
    { shares: 'phone', customer: { id: known.id } },
  ]);
  expect(await similar({ cnic, exceptId: known.id })).toEqual([]);
  expect(await similar({ cnic }, lahore.employee)).toEqual([
    { shares: 'cnic', branch: { en: 'Sargodha', ur: 'سرگودھا' }, customer: null },
  ]);
  expect(await similar({ phone: '03459991111' }, lahore.employee)).toEqual([]);
  expect(await similar({ phone: '03459991111' }, lahore.superadmin)).toMatchObject([
    { shares: 'phone', customer: { id: known.id } },
  ]);
});

test('a row tells of an agreement that is written off', async () => {
  const customerId = await addCustomer(testApi, desk);
  await active(testApi, desk, { customerId });
  const row = async () => (await list({})).find(({ id }) => id === customerId);
  expect(await row()).toMatchObject({ hasWriteOff: false });
  await writtenOff(testApi, desk, { customerId });
  expect(await row()).toMatchObject({ hasWriteOff: true, activeAgreements: 1 });
});

test('the sum is that of the rows under the same filters, within reach', async () => {
  const of = await openDesk(testApi, 'FSD');
  await active(testApi, of, { customerId: await addCustomer(testApi, of) });
  await active(testApi, of, { customerId: await addCustomer(testApi, of) });
  await active(testApi, of);
  for (const body of [{}, { officerId: of.employeeId }, { status: 'blocked' as const }]) {
    const rows = await list(body, of.employee);
    const sum = rows.reduce((all, { outstanding }) => all + outstanding, 0);
    expect(await testApi.call('sumCustomers', { as: of.employee, body })).toEqual({ outstanding: sum });
  }
});

test('a row shows the sums of the active agreements and how late the oldest installment is', async () => {
  const customerId = await addCustomer(testApi, desk);
  const terms = { customerId, price: 3_000, downPayment: 0, count: 3 };
  await active(testApi, desk, { ...terms, firstDueOn: '2026-12-01' });
  await active(testApi, desk, { ...terms, firstDueOn: '2027-03-01' });
  testApi.clock.advance(21 * dayMs);
  desk = await openDesk(testApi, 'SGD');
  const another = await addCustomer(testApi, desk);
  const withActive = (await list({ arrears: 'active' })).map(({ id }) => id);
  expect([customerId, another].map((id) => withActive.includes(id))).toEqual([true, false]);
  const row = (await list({ arrears: 'late' })).find(({ id }) => id === customerId);
  expect(row).toMatchObject({ activeAgreements: 2, outstanding: 6_000, daysPastDue: 10, status: 'active' });
  expect((await list({ arrears: 'over_30' })).map(({ id }) => id)).not.toContain(customerId);
  expect((await list({ arrears: 'on_time' })).map(({ id }) => id)).not.toContain(customerId);
});

test('a row names the most pressing exception and the last contact whose result is known', async () => {
  const { id: customerId } = await create({ fullName: { own: 'Attended Person' } });
  const [row] = await list({ search: 'attended person' });
  expect(row).toMatchObject({ dueNow: 0, attention: null, lastContact: null });

  const id = await active(testApi, desk, { customerId });
  const log = (result: 'no_answer' | 'wrong_number') =>
    testApi.call('logContact', {
      as: desk.employee,
      params: { id },
      body: { channel: 'call', result },
    });
  const seen = async () => {
    const [found] = await list({ search: 'attended person' });
    return [found?.attention, found?.lastContact?.result];
  };
  for (const attention of [null, null, 'no_answer'] as const) {
    await log('no_answer');
    expect(await seen()).toEqual([attention, 'no_answer']);
  }
  await log('wrong_number');
  expect(await seen()).toEqual(['wrong_number', 'wrong_number']);
  expect((await list({ search: 'attended person' }, desk.superadmin))[0]?.attention).toBe('wrong_number');
});
