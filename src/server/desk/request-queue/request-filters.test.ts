import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContactRequestRow } from '#contract/desk/contact-requests.ts';
import { formTypes } from '#domain/desk/contact-requests/form-type.ts';
import { promiseStates } from '#domain/desk/contact-requests/promise.ts';
import { requestStatuses } from '#domain/desk/contact-requests/request-actions.ts';
import { hourMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { everyPage, type Parts } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { addContactRequest, contacted } from '#test/support/desk/contact-requests.ts';
import { fc } from '#test/support/runs/properties.ts';

let testApi: TestApi;
let superadmin: Session;
let employee: Session;
let employeeId: string;

beforeAll(async () => {
  testApi = await createTestApi();
  superadmin = await testApi.signIn((await testApi.addUser('superadmin')).email);
  const person = await testApi.addUser('employee', 'SGD');
  employee = await testApi.signIn(person.email);
  employeeId = person.id;
});
afterAll(() => testApi.close());

/** Requests of two branches and types, in every state that a filter has. */
async function fillQueue(): Promise<void> {
  for (let n = 0; n < 90; n += 1) {
    const id = await addContactRequest(testApi.context.pool, {
      branchCode: n % 2 === 0 ? 'SGD' : 'LHE',
      formType: n % 3 === 0 ? 'home_visit' : 'contact_us',
      receivedAt: new Date(testApi.clock.now() - (n % 40) * hourMs),
    });
    const params = { id };
    if (n % 4 === 0)
      await testApi.call('assignContactRequests', {
        as: superadmin,
        body: { ids: [id], assigneeId: employeeId },
      });
    if (n % 5 > 1) await contacted(testApi, superadmin, id);
    if (n % 5 === 4 || n % 5 === 0)
      await testApi.call('closeContactRequest', { as: superadmin, params, body: { reason: 'spam' } });
  }
}

type Query = NonNullable<Parts<'listContactRequests'>['query']>;

async function listed(as: Session, query: Query) {
  const pages = await everyPage((cursor) =>
    testApi.call('listContactRequests', { as, query: { ...query, cursor } }),
  );
  return { rows: pages.flatMap(({ data }) => data), totals: new Set(pages.map(({ page }) => page.total)) };
}

const isWithin = (query: Query) => (row: ContactRequestRow) =>
  (query.tab === 'all' || row.firstContactAt !== null) &&
  (query.formType === undefined || row.formType === query.formType) &&
  (query.status === undefined || row.status === query.status) &&
  (query.promise === undefined || row.promise === query.promise) &&
  (query.branchId === undefined || row.branch.id === query.branchId) &&
  (query.assigneeId === undefined || row.assignee?.id === query.assigneeId);

test('any combination of filters leaves the rows that pass each filter, in the order of the queue', async () => {
  await fillQueue();
  const whole = new Map(
    await Promise.all([superadmin, employee].map(async (as) => [as, (await listed(as, {})).rows] as const)),
  );
  const branchIds = (whole.get(superadmin) ?? []).map(({ branch }) => branch.id);
  const any = <Choice>(choices: readonly Choice[]) => fc.constantFrom(undefined, ...choices);
  const query = fc.record({
    tab: fc.constantFrom('all', 'answered'),
    formType: any(formTypes),
    status: any(requestStatuses),
    promise: any(promiseStates),
    branchId: any(branchIds),
    assigneeId: any([employeeId]),
  });
  let found = 0;
  for (const asked of fc.sample(query, 60))
    for (const [as, rows] of whole) {
      const expected = rows.filter(isWithin(asked));
      const { rows: read, totals } = await listed(as, asked);
      expect(read).toEqual(expected);
      expect(totals).toEqual(new Set([expected.length]));
      found += expected.length;
    }
  expect(found).toBeGreaterThan(0);
});
