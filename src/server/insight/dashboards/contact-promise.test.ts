import { afterAll, beforeAll, expect, test } from 'vitest';
import { dashboardPeriods } from '#contract/insight/dashboards.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { closeReasons } from '#domain/desk/contact-requests/request-actions.ts';
import { hourMs, minuteMs } from '#domain/instant.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { addContactRequest, mergeListed } from '#test/support/desk/contact-requests.ts';
import { branchId } from '#test/support/desk/office.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';
import { fc } from '#test/support/runs/properties.ts';
import { periodDays } from './period-days.ts';

let testApi: TestApi;
let desk: Desk;
let other: Desk;
let branches: readonly [string, string];

beforeAll(async () => {
  testApi = await createTestApi();
  [desk, other] = [await openDesk(testApi, 'SGD'), await openDesk(testApi, 'LHE')];
  branches = [await branchId(testApi, 'SGD'), await branchId(testApi, 'LHE')];
});
afterAll(() => testApi.close());

const request = fc.record({
  minutesAgo: fc.oneof(
    fc.integer({ min: 0, max: 100 * 24 * 60 }),
    fc.constantFrom(0, 21 * 60, 24 * 60, 24 * 60 + 1),
    fc.integer({ min: 0, max: 26 * 60 }),
  ),
  isOfFirst: fc.boolean(),
  phone: fc.constantFrom('03000000346', '03000000347'),
  steps: fc.array(fc.constantFrom('contact', 'give', 'close', 'merge'), { maxLength: 3 }),
});

async function happens({
  minutesAgo,
  isOfFirst,
  phone,
  steps,
}: typeof request extends fc.Arbitrary<infer R> ? R : never) {
  const id = await addContactRequest(testApi.context.pool, {
    receivedAt: new Date(testApi.clock.now() - minutesAgo * minuteMs),
    branchCode: isOfFirst ? 'SGD' : 'LHE',
    phone,
  });
  const [as, params] = [desk.superadmin, { id }];
  for (const step of steps) {
    if (step === 'contact')
      await testApi.attempt('logRequestContact', {
        as,
        params,
        body: { channel: 'call', result: 'reached' },
      });
    if (step === 'give')
      await testApi.attempt('assignContactRequests', {
        as,
        body: { ids: [id], assigneeId: other.employeeId },
      });
    if (step === 'close')
      await testApi.attempt('closeContactRequest', { as, params, body: { reason: closeReasons[0] } });
    if (step === 'merge') await mergeListed(testApi, as, id);
  }
}

/** The number of requests in a tab of the list. */
async function listed(promise: 'overdue' | undefined, branch: string | undefined) {
  const query = { branchId: branch };
  const { tabs, waiting } = await testApi.call('countContactRequests', { as: desk.superadmin, query });
  return promise === undefined ? tabs.to_contact : waiting.overdue;
}

test('after any history of requests the promise figures equal the report of the same days, and the waiting visitors equal the list', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 8 }), async (requests) => {
      for (const each of requests) await happens(each);
      const as = desk.superadmin;
      for (const branch of [undefined, ...branches]) {
        for (const period of dashboardPeriods) {
          const promise = await testApi.call('getContactPromise', {
            as,
            query: { period, branchId: branch },
          });
          const query = { ...periodDays(period, businessDateOf(testApi.clock.now())), branchId: branch };
          const { sums } = await testApi.call('sumReport', {
            as,
            params: { name: 'contact_promise' },
            query,
          });
          const { kept, late, unanswered } = promise;
          expect({ kept, late, unanswered }).toEqual({
            kept: sums.kept,
            late: sums.late,
            unanswered: sums.unanswered,
          });
          const { overdue, byHour } = promise.waiting;
          expect(overdue).toBe(await listed('overdue', branch));
          expect(overdue + byHour.reduce((sum, each) => sum + each, 0)).toBe(await listed(undefined, branch));
        }
      }
      expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
    }),
    { numRuns: 15, endOnFailure: true },
  );
});

test('requests that arrive, are contacted, assigned and merged concurrently leave exact sums', async () => {
  const as = desk.superadmin;
  const { pool } = testApi.context;
  const phones = ['03000000446', '03000000447', '03000000448'];
  const add = (nth: number) =>
    addContactRequest(pool, {
      phone: phones[nth % phones.length] ?? '',
      branchCode: nth % 2 === 0 ? 'SGD' : 'LHE',
      receivedAt: new Date(testApi.clock.now() - nth * hourMs),
    });
  const first = await Promise.all(Array.from({ length: 12 }, (_, nth) => add(nth)));
  const before = await testApi.call('getContactPromise', { as, query: {} });
  const contact = (id: string) =>
    testApi.attempt('logRequestContact', {
      as,
      params: { id },
      body: { channel: 'call', result: 'reached' },
    });
  const outcomes = await Promise.all([
    ...first.map(contact),
    ...first.map((id) => mergeListed(testApi, as, id)),
    testApi.attempt('assignContactRequests', { as, body: { ids: first, assigneeId: other.employeeId } }),
    ...Array.from({ length: 12 }, (_, nth) => add(nth).then(contact)),
  ]);
  expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThan(12);
  const after = await testApi.call('getContactPromise', { as, query: {} });
  expect(after.kept).toBeGreaterThan(before.kept);
  expect((await findDifferences(pool)).differences).toEqual([]);
});

test('waiting visitors are counted by the hours left of the 24, with the last three hours first', async () => {
  const before = await testApi.call('getContactPromise', { as: desk.superadmin, query: {} });
  const ago = (ms: number) => ({ receivedAt: new Date(testApi.clock.now() - ms) });
  for (const ms of [0, 30 * minuteMs, 21 * hourMs, 24 * hourMs, 24 * hourMs + 1])
    await addContactRequest(testApi.context.pool, ago(ms));
  const { waiting } = await testApi.call('getContactPromise', { as: desk.superadmin, query: {} });
  const more = waiting.byHour.map((requests, hour) => requests - (before.waiting.byHour[hour] ?? 0));
  expect(more).toEqual([1, 0, 0, 1, ...Array.from({ length: 19 }, () => 0), 2]);
  expect(waiting.overdue - before.waiting.overdue).toBe(1);
});
