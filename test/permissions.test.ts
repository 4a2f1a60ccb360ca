import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, api, type EndpointName } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { accountRights } from './support/account-rights.ts';
import { createTestApi, type Session, type TestApi } from './support/api.ts';
import { addContactRequest } from './support/contact-requests.ts';
import { type Desk, fillReliefFund, keyed, openDesk } from './support/lending.ts';
import { lendingRights, type RightsRequest } from './support/lending-rights.ts';
import { officeRights } from './support/office-rights.ts';

const callers = ['nobody', 'customer', 'employee', 'otherEmployee', 'superadmin'] as const;
type Caller = (typeof callers)[number];

/** A call that would succeed for whoever may make it, and the status each caller is answered. */
interface Row {
  readonly request: RightsRequest | (() => Promise<RightsRequest>);
  readonly expected: Readonly<Record<Caller, number>>;
}

const everyone = (status: number): Row['expected'] => ({
  nobody: status,
  customer: status,
  employee: status,
  otherEmployee: status,
  superadmin: status,
});

let testApi: TestApi;
const sessions: Partial<Record<Caller, Session>> = {};
let ofSargodha: string;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  const signedIn = async (role: 'customer' | 'employee' | 'superadmin', branch?: string) =>
    testApi.signIn((await testApi.addUser(role, branch)).email);
  sessions.customer = await signedIn('customer');
  sessions.employee = await signedIn('employee', 'SGD');
  sessions.otherEmployee = await signedIn('employee', 'LHE');
  sessions.superadmin = await signedIn('superadmin');
  ofSargodha = await addContactRequest(testApi.context.pool, { branchCode: 'SGD' });
  desk = await openDesk(testApi, 'SGD');
  await fillReliefFund(testApi, desk);
});

afterAll(() => testApi.close());

/** Every endpoint must stand here; `satisfies` makes a missing one a type error, and the test below a failure. */
const matrix: () => Record<EndpointName, Row> = () =>
  ({
    ...accountRights(testApi, desk),
    getOfficeHours: { request: {}, expected: { ...everyone(200), nobody: 401 } },
    submitContactForm: {
      request: {
        body: {
          formType: 'contact_us',
          fullName: 'Sidra Munir',
          phoneNumber: '0300-0000346',
          address: 'Sargodha',
        },
      },
      expected: everyone(200),
    },
    listContactRequests: { request: {}, expected: { ...everyone(200), nobody: 401, customer: 403 } },
    searchContactRequests: {
      request: { body: { search: 'Sidra' } },
      expected: { ...everyone(200), nobody: 401, customer: 403 },
    },
    getContactRequest: {
      request: { path: `/api/contact-requests/${ofSargodha}` },
      expected: { nobody: 401, customer: 403, employee: 200, otherEmployee: 404, superadmin: 200 },
    },
    ...lendingRights(testApi, desk),
    ...officeRights(testApi, desk),
  }) satisfies Record<keyof Api, Row>;

test('every endpoint is in the matrix', () => {
  expect(Object.keys(matrix()).sort()).toEqual(Object.keys(api).sort());
});

// Signing out ends the session it is called with, so it comes last.
const names = (Object.keys(api) as EndpointName[]).sort(
  (a, b) => Number(a === 'signOut') - Number(b === 'signOut'),
);

describe.each(names)('%s', (name) => {
  test.each(callers)('answers %s as the table of rights says', async (caller) => {
    const endpoint: Endpoint = api[name];
    const { request, expected } = matrix()[name];
    const { path = endpoint.path, body } = typeof request === 'function' ? await request() : request;
    const response = await testApi.send(endpoint.method, path, {
      as: sessions[caller],
      body,
      headers: endpoint.idempotencyKey === 'required' ? keyed() : {},
    });
    expect(response.status).toBe(expected[caller]);
  });
});
