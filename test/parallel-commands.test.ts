import { afterAll, beforeAll, expect, test } from 'vitest';
import { api, type EndpointName } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { active, addCustomer, type Desk, fillReliefFund, openDesk } from '#test/support/lending/lending.ts';
import { rightsMatrix } from '#test/support/rights/rights-matrix.ts';
import { fc } from '#test/support/runs/properties.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
  await fillReliefFund(testApi, desk);
});
afterAll(() => testApi.close());

const pairs = 80;

/** Left out: they would end the sessions of the other calls. */
const sessionEnders: ReadonlySet<EndpointName> = new Set(['signOut', 'endOtherSessions', 'changePassword']);

const commands = (Object.keys(api) as EndpointName[]).filter(
  (name) => (api[name] as Endpoint).method !== 'GET' && !sessionEnders.has(name),
);

/** A call that is ready to be sent, as often as wanted. */
async function prepare(name: EndpointName): Promise<(as: Session) => Promise<Response>> {
  const request = await rightsMatrix(testApi, desk)[name].request();
  return (as) => testApi.request(name, { ...request, as });
}

test('any two commands at one branch, each sent twice at the same moment, end without a deadlock', async () => {
  const chosen = fc.sample(fc.tuple(fc.constantFrom(...commands), fc.constantFrom(...commands)), pairs);
  const answered: { name: string; status: number }[] = [];
  for (const names of chosen) {
    // One after the other: both may need one record in a state, for example a month that can be closed.
    const calls = [await prepare(names[0]), await prepare(names[1])];
    const answers = await Promise.all(
      [...calls, ...calls].map((call, index) => call(index % 2 === 0 ? desk.superadmin : desk.employee)),
    );
    answered.push(...answers.map(({ status }, index) => ({ name: names[index % 2] ?? '', status })));
  }
  expect(answered.filter(({ status }) => status >= 500)).toEqual([]);
  expect(answered.filter(({ status }) => status === 200).length).toBeGreaterThan(pairs);
});

test("a superadmin's activation codes and CNICs revealed at the same branch are all answered", async () => {
  const rights = rightsMatrix(testApi, desk);
  const codes = await Promise.all(Array.from({ length: 40 }, rights.issueActivationCode.request));
  const customers = await Promise.all(Array.from({ length: 40 }, () => addCustomer(testApi, desk)));
  const as = desk.superadmin;
  const answers = await Promise.all([
    ...codes.map((code) => testApi.request('issueActivationCode', { ...code, as })),
    ...customers.map((id) => testApi.request('revealCnic', { params: { id }, as })),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('an employee who records payments without a pause cannot delay their own deactivation', async () => {
  const { id, email } = await testApi.addUser('employee', 'SGD');
  const session = await testApi.signIn(email);
  const agreements = await Promise.all([active(testApi, desk), active(testApi, desk)]);
  let isDeactivated = false;
  const postUntilRefused = async (agreementId: string): Promise<number[]> => {
    const afterwards: number[] = [];
    while (afterwards.length < 3) {
      const wasDeactivated = isDeactivated;
      const { status } = await testApi.request('recordPayment', {
        as: session,
        params: { id: agreementId },
        body: { amount: 1, method: 'cash', confirmed: ['equal_payment_just_recorded'] },
      });
      if (wasDeactivated) afterwards.push(status);
    }
    return afterwards;
  };
  const loops = agreements.map(postUntilRefused);
  const answer = await testApi.request('deactivateEmployee', {
    as: desk.superadmin,
    params: { id },
    body: {},
  });
  isDeactivated = true;
  expect(answer.status).toBe(200);
  expect((await Promise.all(loops)).flat()).toEqual(Array(6).fill(401));
});
