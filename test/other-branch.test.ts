import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, type EndpointName } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { extentOf } from '#domain/rights/capabilities.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Parts } from '#test/support/calls/calls.ts';
import { idFieldsOf, searchFieldsOf, withField } from '#test/support/calls/id-fields.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { type Desk, fillReliefFund, openDesk } from '#test/support/lending/lending.ts';
import { addMarkedCustomer, type MarkedCustomer } from '#test/support/lending/marked-customer.ts';
import { rightsMatrix } from '#test/support/rights/rights-matrix.ts';

let testApi: TestApi;
/** The branch of the hidden customer, and the branch of the reader. */
let home: Desk;
let elsewhere: Desk;
/** The ids of the customer's records, and the texts that identify the customer. */
let things: MarkedCustomer;

beforeAll(async () => {
  testApi = await createTestApi();
  home = await openDesk(testApi, 'SGD');
  elsewhere = await openDesk(testApi, 'LHE');
  await fillReliefFund(testApi, home);
  things = await addMarkedCustomer(testApi, home);
});
afterAll(() => testApi.close());

/** The endpoints that an employee may call within their own branch, besides the profile. */
const names = (Object.keys(api) as EndpointName[]).filter((name) => {
  const { access, answers } = api[name];
  if (access === 'public' || access === 'signed-in' || access === 'profile.edit') return false;
  const extent = extentOf('employee', access);
  return extent !== null && extent !== 'all' && answers !== 'events';
});

/** Sends a request with other values in one of its fields. */
async function send<N extends EndpointName>(name: N, as: Session, request: object) {
  const response = await testApi.request(name, { ...(request as Parts<N>), as });
  return { isDone: response.ok, status: response.status, text: await response.text() };
}

const told = (text: string) => things.secrets.filter((secret) => text.includes(secret));

/** Number of audited changes and views of the branch customer's records. */
async function eventsAbout(): Promise<number> {
  const { rows } = await testApi.context.pool.query(
    'SELECT count(*)::int AS events FROM audit_events WHERE subject_id = ANY ($1)',
    [things.ids],
  );
  return rows[0].events;
}

describe.each(names.filter((name) => idFieldsOf(api[name]).length > 0))('%s', (name) => {
  const endpoint: Endpoint = api[name];

  test('nothing of another branch is found, revealed or changed by an id', async () => {
    const before = await eventsAbout();
    const own = () => rightsMatrix(testApi, elsewhere)[name].request();
    let request = await own();
    for (const path of idFieldsOf(endpoint)) {
      for (const id of things.ids) {
        const { isDone, status, text } = await send(name, elsewhere.employee, withField(request, path, id));
        const where = `${path.join('.')} answered ${status}: ${text.slice(0, 300)}`;
        expect(told(text), where).toEqual([]);
        if (path[0] === 'params') expect(status, where).toBe(404);
        // A command on the employee's own records is used up once it succeeds.
        if (isDone && endpoint.method !== 'GET') request = await own();
      }
    }
    expect(await eventsAbout()).toBe(before);
  });
});

const lists = names.filter(
  (name) =>
    (api[name].method === 'GET' || api[name].access.endsWith('.read')) && !api[name].path.includes('/:'),
);

/** True if an answer contains the customer, with an empty search or with any text that identifies them. */
async function tells(name: EndpointName, as: Session): Promise<boolean> {
  const plain = await rightsMatrix(testApi, elsewhere)[name].request();
  const searches = searchFieldsOf(api[name]).flatMap((path) =>
    things.secrets.map((secret) => withField(plain, path, secret)),
  );
  const answers = await Promise.all([plain, ...searches].map((request) => send(name, as, request)));
  return answers.some(({ text }) => told(text).length > 0);
}

test("a list, sum or search in another branch never contains a customer's data", async () => {
  const [atHome, seenElsewhere]: [string[], string[]] = [[], []];
  for (const name of lists) {
    if (await tells(name, home.employee)) atHome.push(name);
    if (await tells(name, elsewhere.employee)) seenElsewhere.push(name);
  }
  expect(seenElsewhere).toEqual([]);
  // The customer's own branch finds them, so the test can fail.
  expect(atHome).toEqual(
    expect.arrayContaining(['listCustomers', 'search', 'listDue', 'listApprovals', 'getMyDay']),
  );
});
