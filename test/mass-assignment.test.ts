import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { api, type EndpointName } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { isFileForm } from '#contract/file-form.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Parts } from '#test/support/calls/calls.ts';
import type { JsonSchema } from '#test/support/calls/json-schema.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { addPayer, askBody, type Payer } from '#test/support/desk/customer-requests.ts';
import { type Desk, fillReliefFund, openDesk } from '#test/support/lending/lending.ts';
import { rightsMatrix } from '#test/support/rights/rights-matrix.ts';

const foreignId = '0bad0bad-0bad-7bad-8bad-0bad0bad0bad';
const foreignNumber = 98_765_431;
const foreignMoment = '2001-09-09T01:46:40.123Z';

/** Fields of the records that no form has, or that another form has. */
const furtherFields: Readonly<Record<string, unknown>> = {
  id: foreignId,
  branchId: foreignId,
  userId: foreignId,
  customerId: foreignId,
  agreementId: foreignId,
  createdBy: foreignId,
  recordedBy: foreignId,
  approvedBy: foreignId,
  recordedByUserId: foreignId,
  user_id: foreignId,
  branch_id: foreignId,
  version: foreignNumber,
  amount: foreignNumber,
  outstanding: foreignNumber,
  createdAt: foreignMoment,
  recordedAt: foreignMoment,
  created_at: foreignMoment,
  passwordHash: foreignId,
  role: 'superadmin',
  status: 'approved',
  isActive: false,
};
const marks = [foreignId, String(foreignNumber), '2001-09-09'];

let testApi: TestApi;
let desk: Desk;
let payer: Payer;
let customer: Session;
/** The commands that took a body with further fields. */
const taken: EndpointName[] = [];

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
  payer = await addPayer(testApi, desk);
  customer = await testApi.signIn((await testApi.addUser('customer')).email);
  await fillReliefFund(testApi, desk);
});
afterAll(() => testApi.close());

/** A form with a file has exactly its own fields, which the test of its reader holds. */
const commands = (Object.keys(api) as EndpointName[]).filter((name) => {
  const { method, body }: Endpoint = api[name];
  return method !== 'GET' && body !== undefined && !isFileForm(body);
});

function namesIn({ properties = {}, items, anyOf = [], oneOf = [], allOf = [] }: JsonSchema): string[] {
  const inner = [...Object.values(properties), ...anyOf, ...oneOf, ...allOf, ...(items ? [items] : [])];
  return [...Object.keys(properties), ...inner.flatMap(namesIn)];
}

/** A copy with further fields in each object whose fields the contract names. */
function withFurther(schema: JsonSchema, value: unknown, further: object): unknown {
  const { properties, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  if (Array.isArray(value)) return items ? value.map((one) => withFurther(items, one, further)) : value;
  if (typeof value !== 'object' || value === null) return value;
  const choices = [...anyOf, ...oneOf, ...allOf];
  if (choices.length > 0)
    return choices.reduce<unknown>((filled, choice) => withFurther(choice, filled, further), value);
  if (properties === undefined) return value;
  const known = Object.entries(value).map(([name, inner]) => [
    name,
    properties[name] === undefined ? inner : withFurther(properties[name], inner, further),
  ]);
  return { ...Object.fromEntries(known), ...further };
}

/** A valid body, and the same with what its contract does not name. */
async function requestsOf(name: EndpointName) {
  const own = (await rightsMatrix(testApi, desk)[name].request()) as { readonly body?: object };
  const schema = z.toJSONSchema((api[name] as Endpoint).body as z.ZodMiniType, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema;
  const names = new Set(namesIn(schema));
  const further = Object.fromEntries(Object.entries(furtherFields).filter(([field]) => !names.has(field)));
  return { own, crossed: { ...own, body: withFurther(schema, own.body ?? {}, further) }, further };
}

function callerOf(name: EndpointName): Session | undefined {
  const { expected } = rightsMatrix(testApi, desk)[name];
  if (expected.superadmin === 200) return desk.superadmin;
  if (expected.employee === 200) return desk.employee;
  return expected.customer === 200 ? customer : undefined;
}

async function dataOf(name: EndpointName, request: object): Promise<unknown> {
  const as = callerOf(name);
  const response = await testApi.request(name, { ...(request as Parts<EndpointName>), as });
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  for (const mark of marks) expect(text).not.toContain(mark);
  if (response.status !== 200) return null;
  return response.headers.get('Content-Type')?.startsWith('application/json') ? JSON.parse(text).data : {};
}

const setFields = ['role', 'status', 'isActive', 'version'] as const;

describe.each(commands)('%s', (name) => {
  test('ignores or refuses what its form does not have', async () => {
    const { crossed, further } = await requestsOf(name);
    expect(JSON.stringify(crossed.body)).toContain(foreignId);
    const answered = await dataOf(name, crossed);
    if (answered === null) return;
    taken.push(name);
    const { own } = await requestsOf(name);
    const plain = await dataOf(name, own);
    for (const field of setFields.filter((one) => one in further)) {
      const valueIn = (data: unknown) => (data as Record<string, unknown> | null)?.[field];
      expect(valueIn(answered), field).toEqual(valueIn(plain));
    }
  });
});

test('a customer’s request ignores them too', async () => {
  const body = { ...askBody(payer.agreementId), ...furtherFields, agreementId: payer.agreementId };
  const request = await testApi.request('sendCustomerRequest', { as: payer.session, body });
  expect(request.status).toBe(200);
});

test('most commands were carried out, and no row of any table took a further value', async () => {
  expect(taken.length).toBeGreaterThan(commands.length / 2);
  const { ownerPool } = testApi.database;
  const { rows } = await ownerPool.query<{ name: string }>(
    "SELECT oid::regclass::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'",
  );
  const patterns = marks.map((mark) => `%${mark}%`);
  for (const { name } of rows) {
    const found = await ownerPool.query(`SELECT t::text FROM ${name} t WHERE t::text LIKE ANY ($1)`, [
      patterns,
    ]);
    expect(found.rows, name).toEqual([]);
  }
});
