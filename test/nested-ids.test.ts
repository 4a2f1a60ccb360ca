import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, type EndpointName } from '#contract/api.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Parts } from '#test/support/calls/calls.ts';
import { type FieldPath, withField } from '#test/support/calls/id-fields.ts';
import { addReporter, askBody } from '#test/support/desk/customer-requests.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';
import { rightsMatrix } from '#test/support/rights/rights-matrix.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
});
afterAll(() => testApi.close());

type Filled = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A request that would succeed; each call makes records of its own. */
const validRequest = async (name: EndpointName) =>
  (await rightsMatrix(testApi, desk)[name].request()) as unknown as Filled;

const paramsOf = (name: EndpointName) =>
  [...api[name].path.matchAll(/:(\w+)/g)].map(([, param]) => param ?? '');

async function statusOf(name: EndpointName, request: object): Promise<number> {
  const as = desk.superadmin;
  return (await testApi.request(name, { ...(request as Parts<EndpointName>), as })).status;
}

/** A person takes part in many challenges, and a picture or a number of terms is the same below another record. */
const shared = ['employeeId', 'hash', 'version'];
const nested = (Object.keys(api) as EndpointName[]).filter(
  (name) => paramsOf(name).length > 1 && !paramsOf(name).some((param) => shared.includes(param)),
);

test('the paths with two ids are known', () => {
  expect(nested).toEqual(
    expect.arrayContaining(['showCustomerDocument', 'showCostInvoice', 'showEvidenceDocument']),
  );
});

describe.each(nested)('%s', (name) => {
  test('finds nothing of one record below another, even for who may read both', async () => {
    const [one, other] = [await validRequest(name), await validRequest(name)];
    const [outer = ''] = paramsOf(name);
    const crossed = { ...one, params: { ...one.params, [outer]: other.params?.[outer] } };
    expect(await statusOf(name, crossed)).toBe(404);
    expect(await statusOf(name, one)).toBe(200);
  });
});

/** The id of a record that belongs to the agreement or report of another customer. */
const belongings = {
  transferReport: async () => (await addReporter(testApi, desk)).made.id,
  customerRequest: async () => {
    const { payer } = await addReporter(testApi, desk);
    const body = askBody(payer.agreementId);
    return (await testApi.call('sendCustomerRequest', { as: payer.session, body })).id;
  },
  document: async () => (await validRequest('showCustomerDocument')).params?.documentId,
  agreement: async () => (await validRequest('recordPayment')).params?.id,
  entry: async () => (await validRequest('matchTransferReport')).body?.entryId,
  guarantor: async () => (await validRequest('getGuarantor')).params?.id,
} as const;

type Belonging = keyof typeof belongings;
const crossings: readonly (readonly [EndpointName, Belonging, FieldPath])[] = [
  ['recordPayment', 'transferReport', ['body', 'transferReportId']],
  ['moveOverpayment', 'agreement', ['body', 'toAgreementId']],
  ['requestRelief', 'document', ['body', 'documentIds', 0]],
  ['requestRelief', 'customerRequest', ['body', 'customerRequestId']],
  ['requestReschedule', 'customerRequest', ['body', 'customerRequestId']],
  ['logContact', 'guarantor', ['body', 'guarantorId']],
  ['matchTransferReport', 'entry', ['body', 'entryId']],
];

test.each(crossings)('%s refuses the %s of another customer', async (name, belonging, field) => {
  const own = await validRequest(name);
  const crossed = withField(own, field, await belongings[belonging]());
  expect([400, 404, 409, 422]).toContain(await statusOf(name, crossed));
  // The id alone is what was refused.
  expect(await statusOf(name, own)).toBe(200);
});
