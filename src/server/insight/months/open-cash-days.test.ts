import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDateOf, startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';
import { hourMs } from '#domain/instant.ts';
import { readOpenCash } from '#server/lending/cash-days/refuse-open-days.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import type { Outcome } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { branchBody } from '#test/support/desk/office.ts';
import { deliveredInSeptember } from '#test/support/ledger/random-history.ts';
import { closeDay, countDay, countOf, dayClose } from '#test/support/lending/cash.ts';
import { active, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let superadmin: Session;
/** Branches of their own: the first opened its drawer in the middle of the month, the other never. */
let followed: string;
let desk: Desk;
let isFollowedOn: CalendarDate;

beforeAll(async () => {
  testApi = await createTestApi();
  await testApi.database.ownerPool.query(
    'ALTER TABLE employees ALTER COLUMN back_dating_days_max SET DEFAULT 90',
  );
  const first = await openDesk(testApi);
  superadmin = first.superadmin;
  await deliveredInSeptember(testApi, first);
  followed = (await testApi.call('createBranch', { as: superadmin, body: branchBody({ code: 'OCA' }) })).id;
  const body = branchBody({ code: 'OCB' });
  const other = await testApi.call('createBranch', { as: superadmin, body });
  for (const month of ['2026-09', '2026-10']) await close(month);
  await begin(calendarDate('2026-11-20'));
  isFollowedOn = businessDateOf(testApi.clock.now());
  await testApi.call('openCashDrawer', {
    as: superadmin,
    params: { branchId: followed },
    body: countOf(5_000),
  });
  await take(desk);
  await take(await openDesk(testApi, other.code));
});
afterAll(() => testApi.close());

/** Noon of a day, with people who have just signed in. */
async function begin(day: CalendarDate): Promise<void> {
  testApi.clock.advance(Math.max(0, startOfBusinessDate(day) + 12 * hourMs - testApi.clock.now()));
  desk = await openDesk(testApi, 'OCA');
  superadmin = desk.superadmin;
}

const take = async (of: Desk) =>
  pay(testApi, of.employee, await active(testApi, of, { price: 60_000, downPayment: 0, count: 6 }), 1_200);
const close = (month: string) => testApi.call('closeMonth', { as: superadmin, params: { month } });
const closeNovember = () => testApi.attempt('closeMonth', { as: superadmin, params: { month: '2026-11' } });
const reopenMonth = () =>
  testApi.call('reopenMonth', {
    as: superadmin,
    params: { month: '2026-11' },
    body: { password: testPassword, reason: 'A slip was found' },
  });
const november = async () =>
  (await testApi.call('listMonths', { as: superadmin })).data.find(({ month }) => month === '2026-11');
const reopenDay = (id: string) =>
  testApi.attempt('reopenCashDay', {
    as: superadmin,
    params: { id },
    body: { password: testPassword, reason: 'A slip was found' },
  });
const codeOf = (ended: Outcome<unknown>) => (ended.ok ? 'done' : ended.code);
/** Leaves all days since the opening count open. */
async function reopenAll(): Promise<void> {
  if ((await november())?.isClosed === true) await reopenMonth();
  const { data } = await testApi.call('listCashDays', { as: superadmin, params: { branchId: followed } });
  for (const { id, reopenedAt } of data) if (reopenedAt === null) await reopenDay(id);
}

test('a month waits for the days of each branch with a drawer, and a day of a closed month stays closed', async () => {
  await begin(calendarDate('2026-12-02'));
  expect(await november()).toMatchObject({
    mayClose: true,
    openCash: [{ branch: { code: 'OCA' }, since: isFollowedOn }],
  });
  expect(await testApi.refusal('closeMonth', { as: superadmin, params: { month: '2026-11' } })).toMatchObject(
    {
      code: 'cash_days_not_closed',
      message: expect.stringContaining('OCA from 20 November 2026 on'),
    },
  );

  const { id } = await closeDay(testApi, superadmin, followed);
  expect(await november()).toMatchObject({ openCash: [] });
  expect(codeOf(await closeNovember())).toBe('done');
  expect(codeOf(await reopenDay(id))).toBe('cash_day_of_closed_month');
  await take(desk);
  const { id: later } = await closeDay(testApi, superadmin, followed);
  expect(codeOf(await reopenDay(later))).toBe('done');
  await reopenMonth();
  expect(codeOf(await reopenDay(id))).toBe('done');
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

test('a month that is closed beside a reopening or a close of its last day never has an open day', async () => {
  for (let round = 0; round < 3; round += 1) {
    await begin(addDays(businessDateOf(testApi.clock.now()), 1));
    await reopenAll();
    const { id } = await closeDay(testApi, superadmin, followed);
    const beside = await Promise.all([closeNovember(), reopenDay(id)]);
    expect([
      ['done', 'cash_day_of_closed_month'],
      ['cash_days_not_closed', 'done'],
    ]).toContainEqual(beside.map(codeOf));

    await reopenAll();
    await countDay(testApi, superadmin, followed);
    const body = await dayClose(testApi, superadmin, followed);
    const params = { branchId: followed };
    const [month] = await Promise.all([
      closeNovember(),
      testApi.call('closeCashDay', { as: superadmin, params, body }),
    ]);
    expect(['done', 'cash_days_not_closed']).toContain(codeOf(month));
    expect(await readOpenCash(testApi.context.pool, calendarDate('2026-11-30'))).toEqual([]);
  }
});
