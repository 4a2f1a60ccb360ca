import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportName } from '#contract/insight/report-table.ts';
import { addDays, addMonths, calendarDate } from '#domain/calendar/calendar-date.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { everyPage } from '#test/support/calls/calls.ts';
import { addContactRequest } from '#test/support/desk/contact-requests.ts';
import { deliveredInSeptember, happen, historyStep } from '#test/support/ledger/random-history.ts';
import { addCustomer, type Desk, fillReliefFund, openDesk } from '#test/support/lending/lending.ts';
import { fc } from '#test/support/runs/properties.ts';
import { thorough } from '#test/support/runs/thorough.ts';

let testApi: TestApi;
let desk: Desk;
let other: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  await testApi.database.ownerPool.query(
    'ALTER TABLE employees ALTER COLUMN back_dating_days_max SET DEFAULT 90',
  );
  [desk, other] = [await openDesk(testApi, 'SGD'), await openDesk(testApi, 'LHE')];
  await fillReliefFund(testApi, desk, 1_000_000);
});
afterAll(() => testApi.close());

const reportsOfMonths = [
  'due',
  'demand',
  'receipts',
  'relief',
  'write_offs',
  'contact_promise',
] as const satisfies readonly ReportName[];

/** All that the reports of a month say: their rows, their totals, the register, and how late the books were at its end. */
async function said(month: string): Promise<string> {
  const from = calendarDate(`${month}-01`);
  const until = addDays(addMonths(from, 1), -1);
  const as = desk.superadmin;
  const query = { from, until };
  const parts: unknown[] = [];
  for (const name of reportsOfMonths) {
    const params = { name };
    const { data } = await testApi.call('readReport', { as, params, query });
    // The names of people, and where a row leads, are those of today.
    parts.push(data.map(({ cells: { customer, phone, ...cells } }) => cells));
    parts.push(await testApi.call('sumReport', { as, params, query }));
  }
  const ofMonth = await testApi.call('listPayments', { as, query });
  parts.push(ofMonth.data.map(({ entryId, amount, isReversed }) => [entryId, amount, isReversed]));
  parts.push(await testApi.call('sumPayments', { as, query }));
  const trend = await testApi.call('readReport', { as, params: { name: 'par_trend' }, query: {} });
  parts.push(trend.data.filter(({ cells }) => cells.day === until));
  const months = await testApi.call('listMonths', { as });
  parts.push(months.data.filter((one) => one.month === month).map(({ due, collected }) => [due, collected]));
  return JSON.stringify(parts, null, 1);
}

/** The rows of a report of all months add up to its totals, with a row for each reversal of what counts in a closed month. */
async function sameAsTotals() {
  const as = desk.superadmin;
  const query = { from: calendarDate('2026-09-01'), until: calendarDate('2026-11-30') };
  for (const [name, column] of [
    ['receipts', 'counted'],
    ['relief', 'relief'],
    ['write_offs', 'lost'],
  ] as const) {
    const params = { name };
    const pages = await everyPage((cursor) =>
      testApi.call('readReport', { as, params, query: { ...query, cursor } }),
    );
    const rows = pages.flatMap(({ data }) => data);
    const total = await testApi.call('sumReport', { as, params, query });
    const sum = rows.reduce((so, { cells }) => so + Number(cells[column]), 0);
    expect([name, rows.length, sum]).toEqual([name, total.rows, Number(total.sums[column])]);
  }
}

/** A payment that a clerk finds late. */
const late = fc.record({
  what: fc.constant('late' as const),
  agreement: fc.constantFrom(0, 1),
  amount: fc.integer({ min: 1, max: 900 }),
});

const step = fc.oneof(
  { weight: 5, arbitrary: historyStep },
  { weight: 2, arbitrary: late },
  { weight: 2, arbitrary: fc.constant('close' as const) },
  { weight: 1, arbitrary: fc.constant('reopen' as const) },
);

/** A customer who moves takes the amounts due along, and leaves a sum of zero in the open month. */
const movedAway = ['reopen', { what: 'move', agreement: 0, amount: 995 }, 'close', 'close'] as const;

test('whatever is recorded, reversed, rescheduled or written off later, the reports of a closed month stay as they are', async () => {
  await addContactRequest(testApi.context.pool, { receivedAt: new Date('2026-09-12T06:00:00Z') });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const customerId = await addCustomer(testApi, desk);
      const ids = [
        await deliveredInSeptember(testApi, desk, { customerId }),
        await deliveredInSeptember(testApi, desk, { customerId, firstDueOn: '2026-10-20' }),
      ];
      const as = desk.superadmin;
      const kept = new Map<string, string>();
      const listed = async () => (await testApi.call('listMonths', { as })).data;
      for (const { month, isClosed } of await listed()) if (isClosed) kept.set(month, await said(month));
      for (const what of steps) {
        if (what === 'close') {
          const next = (await listed()).find(({ mayClose }) => mayClose)?.month;
          if (next === undefined) continue;
          const before = await said(next);
          await testApi.call('closeMonth', { as, params: { month: next } });
          expect(await said(next), 'a close changes no figure').toBe(before);
          kept.set(next, before);
        } else if (what === 'reopen') {
          const last = (await listed()).find(({ mayReopen }) => mayReopen)?.month;
          if (last === undefined) continue;
          const body = { password: testPassword, reason: 'As it happens' };
          await testApi.call('reopenMonth', { as, params: { month: last }, body });
          kept.delete(last);
        } else if (what.what === 'late') {
          const valuedOn = addDays(calendarDate('2026-09-02'), what.amount % 75);
          const params = { id: ids[what.agreement] ?? '' };
          const body = { amount: what.amount, method: 'cash' as const, valuedOn };
          await testApi.attempt('recordPayment', { as: desk.employee, params, body });
        } else await happen({ testApi, desk, other }, { ids, customerId }, [what]);
      }
      for (const [month, was] of kept) expect(await said(month)).toBe(was);
      await sameAsTotals();
      expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
    }),
    { numRuns: thorough ? 60 : 8, endOnFailure: true, examples: [[[...movedAway]]] },
  );
});
