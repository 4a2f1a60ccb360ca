import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, type EndpointName } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Parts } from '#test/support/calls/calls.ts';
import { idFieldsOf, withField } from '#test/support/calls/id-fields.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { addPayer } from '#test/support/desk/customer-requests.ts';
import { faultOf } from '#test/support/fuzz/look-at-answer.ts';
import { randomFrom } from '#test/support/fuzz/random.ts';
import { type Desk, fillReliefFund, openDesk } from '#test/support/lending/lending.ts';
import { addMarkedCustomer, type MarkedCustomer } from '#test/support/lending/marked-customer.ts';
import { rightsMatrix } from '#test/support/rights/rights-matrix.ts';
import { testTimeoutMs } from '#test/support/runs/property-runs.ts';
import { thorough } from '#test/support/runs/thorough.ts';

/** Times that each caller sends each request, with other ids in it. */
const times = thorough ? 4 : 1;
const seed = Number(process.env.FUZZ_SEED ?? Math.trunc(Math.random() * 2 ** 31));
const random = randomFrom(seed);

const callers = ['nobody', 'customer', 'otherCustomer', 'otherEmployee', 'superadmin'] as const;
type Caller = (typeof callers)[number];

let testApi: TestApi;
let elsewhere: Desk;
/** A customer of the branch SGD, and all that is recorded of them. */
let theirs: MarkedCustomer;

beforeAll(async () => {
  process.stdout.write(`ids of others: ${times} times, FUZZ_SEED=${seed}\n`);
  testApi = await createTestApi();
  const home = await openDesk(testApi, 'SGD');
  elsewhere = await openDesk(testApi, 'LHE');
  await fillReliefFund(testApi, home);
  theirs = await addMarkedCustomer(testApi, home);
  await addPeers(home);
});
afterAll(() => testApi.close());

const sessions = new Map<Caller, Session>();

/** A customer with an agreement at another branch, and one at the branch of the other customer. */
async function addPeers(home: Desk): Promise<void> {
  sessions.set('customer', (await addPayer(testApi, elsewhere)).session);
  sessions.set('otherCustomer', (await addPayer(testApi, home)).session);
}

const staff = { otherEmployee: ['employee', 'LHE'], superadmin: ['superadmin'] } as const;

/** A session that is open: a command may have ended the last one. */
async function sessionOf(caller: Caller): Promise<Session | undefined> {
  if (caller === 'nobody') return undefined;
  const known = sessions.get(caller);
  if (known && (await testApi.request('getSession', { as: known })).status === 200) return known;
  const [role, branch] = caller in staff ? staff[caller as keyof typeof staff] : (['customer'] as const);
  const session = await testApi.signIn((await testApi.addUser(role, branch)).email);
  sessions.set(caller, session);
  return session;
}

/** Which of the others' texts an answer holds. A superadmin may read them all. */
async function toldBy(response: Response, caller: Caller): Promise<string[]> {
  if (caller === 'superadmin') return [];
  const text = await response.text();
  return theirs.secrets.filter((secret) => text.includes(secret));
}

/** A stream of events takes no id and has no end. */
const names = (Object.keys(api) as EndpointName[]).filter((name) => api[name].answers !== 'events');

describe.each(names)('%s', (name) => {
  const endpoint: Endpoint = api[name];
  const fields = idFieldsOf(endpoint);

  test('tells and changes nothing of the records of others', { timeout: testTimeoutMs }, async () => {
    let own = await rightsMatrix(testApi, elsewhere)[name].request();
    for (const caller of Array<typeof callers>(times).fill(callers).flat()) {
      const before = await eventsAbout();
      const crossed = fields
        .filter(() => fields.length === 1 || random.chance(70))
        .reduce<object>((request, field) => withField(request, field, random.pick(theirs.ids)), own);
      const as = await sessionOf(caller);
      const response = await testApi.request(name, { ...(crossed as Parts<EndpointName>), as });
      const said = `${caller}: ${response.status} to ${JSON.stringify(crossed)}`;
      expect(await toldBy(response.clone(), caller), said).toEqual([]);
      expect(await faultOf(name, response), said).toBeNull();
      if (caller !== 'superadmin') expect(await eventsAbout(), said).toBe(before);
      // A refused call has changed nothing, so the next caller sends the same.
      if (response.ok && endpoint.method !== 'GET')
        own = await rightsMatrix(testApi, elsewhere)[name].request();
    }
  });
});

/** Audited changes and views of the other customer's records. */
async function eventsAbout(): Promise<number> {
  const { rows } = await testApi.context.pool.query(
    'SELECT count(*)::int AS events FROM audit_events WHERE subject_id = ANY ($1)',
    [theirs.ids],
  );
  return rows[0].events;
}
