import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, type EndpointName } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Capability, capabilities, extentOf } from '#domain/rights/capabilities.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { addPayer, askBody, type Payer, reportTransfer } from '#test/support/desk/customer-requests.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';
import { rightsMatrix } from '#test/support/rights/rights-matrix.ts';

let testApi: TestApi;
let desk: Desk;
/** Has a user, and an agreement at the same branch as the other customers. */
let payer: Payer;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
  payer = await addPayer(testApi, desk);
});
afterAll(() => testApi.close());

/** A customer's capabilities on their own records. The profile is left out: it names nothing of anybody else. */
const ownCapabilities = capabilities.filter(
  (capability) => capability !== 'profile.edit' && extentOf('customer', capability) === 'own',
);
/** They name no record of anybody. A test of complaints holds that each customer sees only their own. */
const withoutIds: readonly EndpointName[] = ['sendMyComplaint', 'listMyComplaints'];
const names = (Object.keys(api) as EndpointName[]).filter(
  (name) => ownCapabilities.includes(api[name].access as Capability) && !withoutIds.includes(name),
);
const namesSomething = (name: EndpointName) => {
  const { params, body }: Endpoint = api[name];
  return params !== undefined || body !== undefined;
};

test('the test covers endpoints of both kinds', () => {
  expect(names.filter(namesSomething).length).toBeGreaterThan(3);
  expect(names.filter((name) => !namesSomething(name))).toContain('getMyAccount');
});

describe.each(names.filter(namesSomething))('%s', (name) => {
  test('finds nothing of another customer', async () => {
    const theirs = await rightsMatrix(testApi, desk)[name].request();
    expect((await testApi.request(name, { ...theirs, as: payer.session })).status).toBe(404);
  });
});

describe.each(names.filter((name) => !namesSomething(name)))('%s', (name) => {
  test('reveals nothing of another customer', async () => {
    const other = await addPayer(testApi, desk);
    const { id } = await reportTransfer(testApi, other);
    const asked = await testApi.call('sendCustomerRequest', {
      as: other.session,
      body: askBody(other.agreementId),
    });
    const answer = await testApi.request(name, { as: payer.session });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain(payer.agreementId);
    for (const theirs of [other.agreementId, other.customerId, id, asked.id])
      expect(text).not.toContain(theirs);
  });
});
