import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Challenge } from '#contract/desk/challenges.ts';
import type { ReportName } from '#contract/insight/report-table.ts';
import { addDays, addMonths, type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';
import type { Plan } from '#domain/lending/agreements/plan.ts';
import { downPaymentRow, scheduleOf } from '#domain/lending/agreements/schedule.ts';
import { standingOn } from '#domain/lending/collections/standing.ts';
import { replay } from '#domain/lending/ledger/replay.ts';
import { rupees } from '#domain/money/rupees.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { QueryOf } from '#test/support/calls/calls.ts';
import { addChallenge } from '#test/support/desk/challenges.ts';
import { entryOf } from '#test/support/ledger/entries.ts';
import { bringIn, differences, undo } from '#test/support/lending/imports.ts';
import { type Desk, openDesk, pay, readAgreement } from '#test/support/lending/lending.ts';
import { registered, running } from '#test/support/lending/register-files.ts';
import { fc } from '#test/support/runs/properties.ts';
import { thorough } from '#test/support/runs/thorough.ts';

/** The day of the move: the clock of the tests. */
const moveOn = calendarDate('2026-11-20');
const firstMonth = calendarDate('2025-12-01');
const movedMonth = calendarDate('2026-11-01');
const deliveredAtLast = calendarDate('2026-10-31');

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
});
afterAll(() => testApi.close());

/** A line of a register. */
interface Line {
  readonly price: number;
  readonly downPayment: number;
  readonly count: number;
  readonly startOn: CalendarDate;
  readonly firstDueOn: CalendarDate;
  readonly paid: number;
  readonly lastPaidOn: CalendarDate;
  readonly relief: number;
  readonly method: 'cash' | 'bank' | 'JazzCash' | 'Easypaisa';
}

const line: fc.Arbitrary<Line> = fc
  .record({
    hundreds: fc.integer({ min: 20, max: 2_000 }),
    downPercent: fc.constantFrom(0, 10, 25),
    count: fc.integer({ min: 1, max: 18 }),
    agoDays: fc.integer({ min: 0, max: 330 }),
    firstDays: fc.integer({ min: 0, max: 40 }),
    paidPercent: fc.integer({ min: 0, max: 100 }),
    reliefPercent: fc.constantFrom(0, 0, 5, 30),
    lastDays: fc.nat(),
    method: fc.constantFrom('cash', 'bank', 'JazzCash', 'Easypaisa' as const),
  })
  .map(
    ({ hundreds, downPercent, count, agoDays, firstDays, paidPercent, reliefPercent, lastDays, method }) => {
      const price = hundreds * 100;
      const downPayment = Math.floor((price * downPercent) / 100);
      const financed = price - downPayment;
      const paid = Math.floor((financed * paidPercent) / 100);
      const startOn = addDays(deliveredAtLast, -agoDays);
      return {
        ...{ price, downPayment, count, startOn, paid, method },
        firstDueOn: addDays(startOn, firstDays),
        lastPaidOn: addDays(startOn, lastDays % (agoDays + 20)),
        relief: Math.min(financed - paid, Math.floor((financed * reliefPercent) / 100)),
      };
    },
  );

function rowOf(cnic: string, given: Line) {
  return running(cnic, {
    'Register number': `R-${cnic}`,
    Price: `${given.price}`,
    'Down payment': `${given.downPayment}`,
    'Number of installments': `${given.count}`,
    'Handed over on': given.startOn,
    'First due date': given.firstDueOn,
    'Installments paid to date': `${given.paid}`,
    'Last paid on': given.lastPaidOn,
    'Paid by': given.method,
    'Relief granted to date': `${given.relief}`,
  });
}

/** A line that was brought in, and what was paid on it here since. */
interface Kept {
  readonly line: Line;
  paidHere: number;
}

/** The rows of a line with what money paid of them, and its figures, by the rules of the domain alone. */
function replayed({ line, paidHere }: Kept) {
  const { price, downPayment, count, startOn, firstDueOn, paid, lastPaidOn, relief } = line;
  const plan: Plan = {
    ...{
      price: rupees(price),
      downPayment: rupees(downPayment),
      relief: rupees(0),
      count,
      startOn,
      firstDueOn,
    },
    ...{ frequency: { unit: 'months', every: 1 }, roundingStep: rupees(1) },
  };
  const rows = [...downPaymentRow(plan), ...scheduleOf(plan)];
  const entries = [
    ['delivery', price, startOn],
    ['down_payment', downPayment, startOn],
    ['relief', relief, moveOn],
    ['payment', paid, lastPaidOn],
    ['payment', paidHere, moveOn],
  ] as const;
  const figures = replay(
    { rows, carried: [] },
    entries
      .filter(([, amount]) => amount > 0)
      .map(([kind, amount, valuedOn], index) =>
        entryOf({
          ...{ id: `${index}`, kind, amount: rupees(amount), valuedOn },
          ...(kind === 'relief' && { rule: 'last' }),
        }),
      ),
  );
  const paidRows = rows.map((row, index) => ({
    ...row,
    paid: (figures.paid[index] ?? 0) - (figures.relieved[index] ?? 0),
  }));
  return { rows: paidRows, figures, overdue: standingOn(moveOn, rows, figures).overdue };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const lastOf = (month: CalendarDate) => addDays(addMonths(month, 1), -1);
const months = Array.from({ length: 12 }, (_, index) => addMonths(firstMonth, index));

async function reported(name: ReportName, query: QueryOf<'sumReport'> = {}) {
  const { sums } = await testApi.call('sumReport', { as: desk.superadmin, params: { name }, query });
  return sums;
}

/** Compares the chart and the report of each month with the lines: nothing before the move, and the rows that fall due since. */
async function expectMonths(kept: readonly Kept[]) {
  const rows = kept.flatMap((one) => replayed(one).rows).filter(({ dueOn }) => dueOn >= moveOn);
  const paidHere = sumOf(kept.map((one) => one.paidHere));
  const chart = await testApi.call('getCollectionMonths', { as: desk.superadmin, query: {} });
  const broughtIn = sumOf(chart.map((month) => month.broughtIn));
  expect(broughtIn).toBe(sumOf(kept.map(({ line: { paid, downPayment } }) => paid + downPayment)));
  for (const [index, month] of months.entries()) {
    const due = rows.filter(({ dueOn }) => dueOn >= month && dueOn <= lastOf(month));
    const expected = {
      due: sumOf(due.map(({ amount }) => amount)),
      paid: sumOf(due.map(({ paid }) => paid)),
      collected: month === movedMonth ? paidHere : 0,
    };
    const { due: fallen = 0, dueLater = 0, collected } = chart[index] ?? {};
    expect([month, { due: fallen + dueLater, collected }]).toEqual([
      month,
      { due: expected.due, collected: expected.collected },
    ]);
    const report = await reported('demand', { from: month, until: lastOf(month) });
    expect([month, { due: report.due, paid: report.paidOfDue, collected: report.collected }]).toEqual([
      month,
      expected,
    ]);
  }
}

/** Compares what is owed today, and what was received here, with the lines. */
async function expectToday(kept: readonly Kept[]) {
  const replays = kept.map(replayed);
  const { outstanding, overdue } = await reported('portfolio');
  expect(outstanding).toBe(sumOf(replays.map(({ figures }) => figures.outstanding)));
  expect(overdue).toBe(sumOf(replays.map((one) => one.overdue)));
  const { left } = await reported('due', { from: '2025-12-01', until: addDays(moveOn, -1) });
  expect(left).toBe(overdue);
  const query = { from: '2025-12-01', until: moveOn };
  const { received } = await testApi.call('sumPayments', { as: desk.superadmin, query });
  expect(received.amount).toBe(sumOf(kept.map(({ paidHere }) => paidHere)));
  const fund = await testApi.call('getReliefFund', { as: desk.superadmin });
  expect(fund.granted).toBe(0);
}

const newest = "SELECT id, outstanding FROM agreements WHERE status = 'active' ORDER BY number DESC LIMIT 1";

test('no month before the move has figures of a register, and what follows is as if it had been kept here', async () => {
  const kept: Kept[] = [];
  const property = fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), async (lines) => {
    const customers = lines.map(() => registered());
    await bringIn(testApi, desk, customers);
    const rows = lines.map((one, index) => rowOf(customers[index]?.CNIC ?? '', one));
    const { rows: told } = await bringIn(testApi, desk, rows, 'agreements');
    expect(told).toMatchObject({ created: lines.length });
    kept.push(...lines.map((one) => ({ line: one, paidHere: 0 })));
    await expectMonths(kept);
    await expectToday(kept);

    const last = kept.at(-1);
    if (last !== undefined && replayed(last).figures.outstanding > 7) {
      const { rows: found } = await testApi.context.pool.query<{ id: string }>(newest);
      await pay(testApi, desk.employee, found[0]?.id ?? '', 7);
      last.paidHere = 7;
      await expectMonths(kept);
      await expectToday(kept);
    }
    expect(await differences(testApi)).toEqual([]);
  });
  await fc.assert(property, { numRuns: thorough ? 60 : 6, endOnFailure: true });
});

/** A customer with one running agreement, brought in; the id of the import and that of the agreement. */
async function broughtIn(given: Readonly<Record<string, string>>) {
  const customer = registered();
  await bringIn(testApi, desk, [customer]);
  const { id, rows } = await bringIn(testApi, desk, [running(customer.CNIC, given)], 'agreements');
  expect(rows).toMatchObject({ created: 1 });
  const { rows: found } = await testApi.context.pool.query<{ id: string }>(
    'SELECT id FROM agreements ORDER BY number DESC LIMIT 1',
  );
  return { importId: id, agreementId: found[0]?.id ?? '' };
}

test('a register paid up to May has no month with dues and no collections: both are from before the move', async () => {
  const before = await reported('demand', { from: '2026-01-01', until: '2026-10-31' });
  await broughtIn({
    ...{
      Price: '120,000',
      'Down payment': '0',
      'Handed over on': '20/01/2026',
      'First due date': '20/02/2026',
    },
    ...{ 'Installments paid to date': '40,000', 'Last paid on': '20/05/2026' },
  });
  const after = await reported('demand', { from: '2026-01-01', until: '2026-10-31' });
  expect(after).toEqual({ ...before, broughtIn: Number(before.broughtIn) + 40_000 });
  const march = await testApi.call('readReport', {
    as: desk.superadmin,
    params: { name: 'due' },
    query: { from: '2026-03-20', until: '2026-03-20' },
  });
  expect(march.data.map(({ cells }) => cells)).toContainEqual(
    expect.objectContaining({ beforeMove: 10_000, due: 0, paid: 0, relief: 0, left: 0 }),
  );
});

test('relief and transfers are brought in as the register has them, and can be taken back', async () => {
  const { importId, agreementId } = await broughtIn({
    ...{ 'Paid by': 'JazzCash', 'Relief granted to date': '2,000' },
  });
  const { entries, outstanding } = await readAgreement(testApi, desk.superadmin, agreementId);
  expect(outstanding).toBe(30_000);
  expect(
    entries.map(({ kind, amount, method, broughtIn: isBroughtIn }) => [kind, amount, method, isBroughtIn]),
  ).toEqual([
    ['delivery', 60_000, null, true],
    ['down_payment', 12_000, 'jazzcash', true],
    ['payment', 16_000, 'jazzcash', true],
    ['relief', 2_000, null, true],
  ]);
  const before = await reported('relief', { from: '2026-01-01', until: moveOn });
  expect(before.relief).toBe(0);
  await undo(testApi, desk, importId);
  expect(await readAgreement(testApi, desk.superadmin, agreementId)).toMatchObject({
    status: 'cancelled',
    outstanding: 0,
  });
  expect(await reported('relief', { from: '2026-01-01', until: moveOn })).toEqual(before);
  expect(await differences(testApi)).toEqual([]);
});

test('the first month to close is that of the move, whatever the register goes back to', async () => {
  const { data } = await testApi.call('listMonths', { as: desk.superadmin, query: {} });
  expect(data.map(({ month }) => month)).toEqual(['2026-11']);
});

test('a challenge counts nothing from before the move: no money, no dues, no new customers', async () => {
  const challenges = await Promise.all(
    (['amount_collected', 'collection_rate', 'new_active_customers'] as const).map((metric) =>
      addChallenge(testApi, desk, { metric, target: 1 }),
    ),
  );
  const scoreOf = async ({ id }: Challenge) => {
    const { scores } = await testApi.call('getChallengeScores', { as: desk.superadmin, params: { id } });
    return scores.find(({ employee }) => employee.id === desk.employeeId)?.reached;
  };
  await testApi.database.ownerPool.query("UPDATE challenges SET starts_on = '2026-01-01'");
  const before = await Promise.all(challenges.map(scoreOf));
  const { rows } = await testApi.context.pool.query<{ contact: string }>(
    'SELECT coalesce(phone, email) AS contact FROM users WHERE id = $1',
    [desk.employeeId],
  );
  const customer = registered({ Officer: rows[0]?.contact ?? '' });
  await bringIn(testApi, desk, [customer]);
  const { rows: told } = await bringIn(
    testApi,
    desk,
    [running(customer.CNIC, { 'First due date': '21/06/2026' })],
    'agreements',
  );
  expect(told).toMatchObject({ created: 1 });
  expect(await Promise.all(challenges.map(scoreOf))).toEqual(before);
});
