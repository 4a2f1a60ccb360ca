import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, type EndpointName } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { isFileForm } from '#contract/file-form.ts';
import { describeApi } from '#contract/openapi.ts';
import { readableName } from '#domain/person/readable-name.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Parts } from '#test/support/calls/calls.ts';
import { awkwardTexts, hostileTexts } from '#test/support/calls/hostile-texts.ts';
import type { JsonSchema } from '#test/support/calls/json-schema.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { type Desk, fillReliefFund, openDesk } from '#test/support/lending/lending.ts';
import type { Expected } from '#test/support/rights/lending-rights.ts';
import { rightsMatrix } from '#test/support/rights/rights-matrix.ts';

type Path = readonly string[];

/** The paths to the free texts of a body: the names on the way, `0` for the first of a list. */
function textPaths(schema: JsonSchema, path: Path = []): Path[] {
  const { type, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  const isText = type === 'string' && schema.enum === undefined && schema.const === undefined;
  return [
    ...(isText ? [path] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => textPaths(inner, [...path, name])),
    ...(items === undefined ? [] : textPaths(items, [...path, '0'])),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((inner) => textPaths(inner, path)),
  ];
}

const { paths: described } = describeApi();

/** The body of a call by the published description of the API. */
function bodySchema({ method, path }: Endpoint): JsonSchema {
  const paths = described as Record<string, Record<string, { requestBody?: object }>>;
  const { requestBody } = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? {};
  const { content } = requestBody as { content: Readonly<Record<string, { schema: JsonSchema }>> };
  return Object.values(content)[0]?.schema ?? {};
}

/** A copy of a body with the text in that place, which is made where the body leaves it out. */
function withText(body: unknown, [name, ...rest]: Path, text: string): unknown {
  if (name === undefined) return text;
  if (name === '0') {
    const [first, ...others] = Array.isArray(body) ? body : [];
    return [withText(first, rest, text), ...others];
  }
  const fields = (body ?? {}) as Record<string, unknown>;
  return { ...fields, [name]: withText(fields[name], rest, text) };
}

function textAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name], data);
}

type ReadBack = (params: { readonly id: string }) => Promise<unknown>;

const readRequest: ReadBack = (params) => testApi.call('getContactRequest', { as: desk.superadmin, params });
const readAgreement: ReadBack = (params) => testApi.call('getAgreement', { as: desk.superadmin, params });
/** The customer that a visitor became. */
const readConverted: ReadBack = async (params) => {
  const { customer } = await testApi.call('getContactRequest', { as: desk.superadmin, params });
  return testApi.call('getCustomer', { as: desk.superadmin, params: { id: customer?.id ?? '' } });
};
const readLog: ReadBack = (params) => testApi.call('getCollectionLog', { as: desk.superadmin, params });

/**
 * The call that reads a record back, if the answer does not contain it. The id comes from the answer or from the call.
 */
const readBack: Readonly<Record<string, ReadBack>> = {
  'submitContactForm fullName': readRequest,
  'submitContactForm address': readRequest,
  'draftAgreement items.0.description': readAgreement,
  'editDraft items.0.description': readAgreement,
  'bookHomeVisit address': readRequest,
  'logContact note': readLog,
  'recordPaymentPromise note': readLog,
  'convertContactRequest fullName.own': readConverted,
  'convertContactRequest address.own': readConverted,
};

/** Every text anywhere in what is answered. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return data === null || typeof data !== 'object' ? [] : Object.values(data).flatMap(textsIn);
}

/** A form with files is sent as bytes: half a pair of surrogates is none, and lines end as in mail. */
function sentAs({ body }: Endpoint, text: string): string {
  return isFileForm(body) ? text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n') : text;
}

/**
 * The number of hostile texts per field. Each field continues in the corpus where the last one ended, so all texts are used
 * many times.
 */
const share = 3;
let dealt = 0;
function nextTexts(): string[] {
  const from = dealt;
  dealt += share;
  return Array.from(
    { length: share },
    (_, index) => hostileTexts[(from + index) % hostileTexts.length] ?? '',
  );
}

/** The forms in which a text comes back: letter by letter, and a name without the signs that nobody sees. */
function keptTexts(place: string, text: string): string[] {
  return /(?:name|manager|city|area)(?:\.\w\w\w?)?$/i.test(place) ? [text, readableName(text)] : [text];
}

let testApi: TestApi;
let desk: Desk;
let sessions: Readonly<Record<string, Session | undefined>>;
/** The fields that took a text and gave it back. */
const given = new Set<string>();

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
  await fillReliefFund(testApi, desk);
  const customer = await testApi.addUser('customer');
  sessions = {
    superadmin: desk.superadmin,
    employee: desk.employee,
    customer: await testApi.signIn(customer.email),
  };
});
afterAll(() => testApi.close());

/** A caller that the table of rights lets call this. */
function callerOf(expected: Expected): Session | undefined {
  const caller = (['superadmin', 'employee', 'customer'] as const).find((one) => expected[one] === 200);
  return sessions[caller ?? 'superadmin'];
}

interface AnyParts {
  readonly params?: { readonly id: string };
  readonly body?: unknown;
}

async function tryField(name: EndpointName, field: Path): Promise<void> {
  const endpoint: Endpoint = api[name];
  const { request, expected } = rightsMatrix(testApi, desk)[name];
  const place = `${name} ${field.join('.')}`;
  let call: AnyParts | null = null;
  for (const text of [...nextTexts(), ...awkwardTexts]) {
    // A refused call has changed nothing, so the same one is tried again.
    call ??= (await request()) as AnyParts;
    const { params, body }: AnyParts = call;
    const changed = { as: callerOf(expected), params, body: withText(body, field, text) };
    const response = await testApi.request(name, changed as Parts<EndpointName>);
    const said = `${place}: ${JSON.stringify(text.slice(0, 80))}`;
    expect(response.status, said).toBeLessThan(500);
    expect(response.headers.get('X-Content-Type-Options'), said).toBe('nosniff');
    if (response.status !== 200) {
      expect(response.headers.get('Content-Type'), said).toMatch(/^application\/json/);
      continue;
    }
    call = null;
    if (endpoint.answers === 'csv' || endpoint.answers === 'xlsx') continue;
    expect(response.headers.get('Content-Type'), said).toMatch(/^application\/json/);
    const { data } = (await response.json()) as { data: unknown };
    const answered = textAt(data, field) ?? textAt(data, ['particulars', ...field]);
    const read = readBack[place];
    if (read === undefined && typeof answered !== 'string') continue;
    const texts = read === undefined ? [answered] : textsIn(await read(params ?? (data as { id: string })));
    const kept = keptTexts(place, sentAs(endpoint, text).trim());
    expect(
      texts.filter((one) => kept.some((same) => same === one)),
      said,
    ).not.toEqual([]);
    given.add(place);
  }
}

const isOfGoods = ({ path }: { path: Path }) => path.join('.') === 'items.0.description';

const everyField = (Object.keys(api) as EndpointName[]).flatMap((name) => {
  const endpoint: Endpoint = api[name];
  if (endpoint.body === undefined) return [];
  const paths = textPaths(bodySchema(endpoint));
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()].map((path) => ({ name, path }));
});

/** Goods first: once products have such names, goods that share their words are refused, as being on the list. */
const fields = everyField.toSorted((a, b) => Number(isOfGoods(b)) - Number(isOfGoods(a)));

describe('a hostile text is stored unchanged or refused, and never breaks the server', () => {
  test.each(fields.map(({ name, path }) => ({ name, field: path.join('.'), path })))(
    '$name $field',
    ({ name, path }) => tryField(name, path),
  );

  test('names, notes and texts of the lender come back character by character', () => {
    expect([...given]).toEqual(
      expect.arrayContaining([
        ...Object.keys(readBack),
        'editProfile fullName',
        ...[
          'fullName.own',
          'fullName.ur',
          'relativeName.own',
          'relativeName.ur',
          'address.own',
          'address.ur',
          'city',
          'occupation',
          'notes',
        ].flatMap((field) => [`createCustomer ${field}`, `editCustomer ${field}`]),
        ...['fullName.own', 'fullName.ur', 'address', 'occupation'].map((field) => `saveGuarantor ${field}`),
        ...['name.own', 'name.ur'].flatMap((field) => [`createProduct ${field}`, `editProduct ${field}`]),
        'requestRelief reason',
        ...['fullName.own', 'fullName.ur'].flatMap((field) => [
          `createEmployee ${field}`,
          `editEmployee ${field}`,
        ]),
        ...['city.en', 'area.ur', 'address.en', 'manager.ur'].flatMap((field) => [
          `createBranch ${field}`,
          `editBranch ${field}`,
        ]),
        'saveLenderProfile content.name.ur',
        'saveSiteTexts content.title.en',
      ]),
    );
  });
});
