import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, type EndpointName } from '#contract/api.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Parts } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { type Desk, fillReliefFund, openDesk } from '#test/support/lending/lending.ts';
import { rightsMatrix } from '#test/support/rights/rights-matrix.ts';

const callers = ['nobody', 'customer', 'employee', 'otherEmployee', 'superadmin'] as const;
type Caller = (typeof callers)[number];

let testApi: TestApi;
const sessions: Partial<Record<Caller, Session>> = {};
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  const signedIn = async (role: 'customer' | 'employee' | 'superadmin', branch?: string) =>
    testApi.signIn((await testApi.addUser(role, branch)).email);
  sessions.customer = await signedIn('customer');
  sessions.employee = await signedIn('employee', 'SGD');
  sessions.otherEmployee = await signedIn('employee', 'LHE');
  sessions.superadmin = await signedIn('superadmin');
  desk = await openDesk(testApi, 'SGD');
  await fillReliefFund(testApi, desk);
});

afterAll(() => testApi.close());

test('every endpoint is in the matrix', () => {
  expect(Object.keys(rightsMatrix(testApi, desk)).sort()).toEqual(Object.keys(api).sort());
});

// Signing out ends the session it is called with, so it comes last.
const names = (Object.keys(api) as EndpointName[]).sort(
  (a, b) => Number(a === 'signOut') - Number(b === 'signOut'),
);

/** The parts that the last caller of an endpoint was given, until a caller uses them up. */
const unused = new Map<EndpointName, Parts<EndpointName>>();

async function statusFor<N extends EndpointName>(name: N, caller: Caller): Promise<number> {
  const { request } = rightsMatrix(testApi, desk)[name];
  const parts = (unused.get(name) as Parts<N> | undefined) ?? (await request());
  const { status } = await testApi.request(name, { ...parts, as: sessions[caller] });
  // A refused call has changed nothing, so the next caller sends the same.
  if (status === 200) unused.delete(name);
  else unused.set(name, parts);
  return status;
}

describe.each(names)('%s', (name) => {
  test.each(callers)('answers %s as in the table of rights', async (caller) => {
    expect(await statusFor(name, caller)).toBe(rightsMatrix(testApi, desk)[name].expected[caller]);
  });
});
