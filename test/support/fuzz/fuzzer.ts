import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { api, type EndpointName } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { isFileForm } from '#contract/file-form.ts';
import type { OfficeRules } from '#contract/lender/settings.ts';
import type { TestApi } from '#test/support/calls/api.ts';
import { idFieldsOf, withField } from '#test/support/calls/id-fields.ts';
import type { JsonSchema } from '#test/support/calls/json-schema.ts';
import { formWith, type Session } from '#test/support/calls/raw-request.ts';
import { type Desk, fillReliefFund, openDesk } from '#test/support/lending/lending.ts';
import { rightsMatrix } from '#test/support/rights/rights-matrix.ts';
import type { Fault } from './bad-values.ts';
import { faultOf } from './look-at-answer.ts';
import { type Random, randomFrom } from './random.ts';
import { spoil } from './spoil.ts';

const names = Object.keys(api) as EndpointName[];
/** A picture is opened in a process of its own, which takes as long as a hundred other requests. */
const fileNames = names.filter((name) => isFileForm((api[name] as Endpoint).body));
const otherNames = names.filter((name) => !fileNames.includes(name));

const roles = ['customer', 'employee', 'otherEmployee', 'superadmin'] as const;
type Role = (typeof roles)[number];

const faults: readonly Fault[] = ['boundary', 'wrong', 'huge', 'unicode', 'forged'];
const ways = ['valid', 'raw', 'together', 'living', 'living', ...faults, ...faults] as const;

/** Texts that are no JSON object, and those that only begin as one. */
const rawBodies = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{"a":1}{"b":2}',
  '[1,2',
  '\uFEFF{}',
  `${'['.repeat(20_000)}`,
  `{"a":${'9'.repeat(400)}}`,
  '{"a":1,"a":2}',
  'x'.repeat(70_000),
];

/** Most uses of one request. An accepted request is used up and made again; a refused one can be spoiled once more. */
const usesMax = 12;

/** Ids that are remembered of accepted answers. */
const livingMax = 500;
const idsIn = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * Sends valid and invalid requests: at the limits, wrong, huge, forged, with ids of other records that earlier answers named, and
 * several at once; by all roles.
 */
export class Fuzzer {
  readonly faults: string[] = [];
  taken = 0;
  readonly #testApi: TestApi;
  #desk: Desk;
  /** The rules of the office before the first request. */
  readonly #rules: OfficeRules;
  readonly #random: Random;
  readonly #sessions = new Map<Role, Session>();
  readonly #kept = new Map<EndpointName, { parts: Parts; uses: number }>();
  readonly #statuses = new Map<number, number>();
  readonly #living: string[] = [];

  private constructor(testApi: TestApi, desk: Desk, rules: OfficeRules, seed: number) {
    this.#testApi = testApi;
    this.#desk = desk;
    this.#rules = rules;
    this.#random = randomFrom(seed);
  }

  static async open(testApi: TestApi, seed: number): Promise<Fuzzer> {
    const desk = await openDesk(testApi, 'SGD');
    const { officeRules } = await testApi.call('getSettings', { as: desk.superadmin });
    return new Fuzzer(testApi, desk, officeRules.content, seed);
  }

  summary(): string {
    const counted = [...this.#statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, times]) => `${times} x ${status}`);
    return counted.join(', ');
  }

  async send(count: number): Promise<void> {
    for (let sent = 0; sent < count; sent += 1) {
      const name = this.#random.pick(this.#random.chance(1) ? fileNames : otherNames);
      const way = this.#random.pick(ways);
      const parts = await this.#partsOf(name);
      if (way === 'together') sent += await this.#sendTogether(name, parts);
      else if (way === 'living') await this.#sendOne(name, way, this.#crossed(name, parts));
      else
        await this.#sendOne(
          name,
          way,
          way === 'valid' || way === 'raw' ? parts : this.#spoiled(name, parts, way),
        );
    }
  }

  async #sendTogether(name: EndpointName, parts: Parts): Promise<number> {
    const times = 2 + this.#random.below(5);
    const sessions = await Promise.all(Array.from({ length: times }, () => this.#session(name)));
    const key = randomUUID();
    await Promise.all(
      sessions.map((as) => this.#request(name, parts, as, 'together', { 'Idempotency-Key': key })),
    );
    return times - 1;
  }

  async #sendOne(name: EndpointName, way: string, parts: Parts): Promise<void> {
    const body = way === 'raw' ? this.#random.pick(rawBodies) : parts.body;
    await this.#request(name, { ...parts, body }, await this.#session(name), way, this.#headers());
  }

  async #request(
    name: EndpointName,
    { params = {}, query = {}, body }: Parts,
    as: Session | undefined,
    way: string,
    headers: Record<string, string>,
  ): Promise<void> {
    const endpoint: Endpoint = api[name];
    const path = endpoint.path.replace(/:(\w+)/g, (_, param: string) =>
      encodeURIComponent(textOf(params[param])),
    );
    const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, textOf(value)]));
    const isForm = isFileForm(endpoint.body) && typeof body === 'object' && body !== null;
    const response = await this.#testApi.send(endpoint.method, `${path}?${asked}`, {
      as,
      headers,
      ...(endpoint.body !== undefined && { body: isForm ? formWith(fieldsOf(body)) : body }),
    });
    this.#statuses.set(response.status, (this.#statuses.get(response.status) ?? 0) + 1);
    if (response.status === 200) {
      this.taken += 1;
      this.#kept.delete(name);
      if (endpoint.answers !== 'events') await this.#remember(response.clone());
    }
    const fault = await faultOf(name, response);
    if (fault !== null) {
      const sent = JSON.stringify({ params, query, body, headers })?.slice(0, 600);
      this.faults.push(`${name} (${way}) ${fault}: ${sent}`);
    }
  }

  /** Keeps a few ids of an answer, in the place of older ones once there are many. */
  async #remember(answer: Response): Promise<void> {
    const ids = (await answer.text()).match(idsIn) ?? [];
    for (const id of ids.slice(0, 5)) {
      if (this.#living.length < livingMax) this.#living.push(id);
      else this.#living[this.#random.below(livingMax)] = id;
    }
  }

  /** The same request with the ids of other records, of whatever kind and owner. */
  #crossed(name: EndpointName, parts: Parts): Parts {
    if (this.#living.length === 0) return parts;
    return idFieldsOf(api[name])
      .filter(() => this.#random.chance(60))
      .reduce<Parts>((crossed, field) => withField(crossed, field, this.#random.pick(this.#living)), parts);
  }

  async #partsOf(name: EndpointName): Promise<Parts> {
    const kept = this.#kept.get(name);
    if (kept !== undefined && kept.uses < usesMax) {
      kept.uses += 1;
      return kept.parts;
    }
    // The preparations send more pictures than one person may.
    await this.#testApi.database.ownerPool.query("DELETE FROM rate_limits WHERE key LIKE 'upload:%'");
    // Accepted requests may have ended the desk's sessions, emptied the relief fund and changed the rules.
    await this.#keepDesk();
    await fillReliefFund(this.#testApi, this.#desk);
    await this.#restoreRules();
    const parts = (await rightsMatrix(this.#testApi, this.#desk)[name].request()) as Parts;
    this.#kept.set(name, { parts, uses: 1 });
    return parts;
  }

  async #keepDesk(): Promise<void> {
    const { employee, superadmin } = this.#desk;
    const answers = await Promise.all(
      [employee, superadmin].map((as) => this.#testApi.request('getSession', { as })),
    );
    if (answers.some(({ status }) => status !== 200)) this.#desk = await openDesk(this.#testApi, 'SGD');
  }

  /** Titles stay as they are, because employees have them. */
  async #restoreRules(): Promise<void> {
    const as = this.#desk.superadmin;
    const { officeRules } = await this.#testApi.call('getSettings', { as });
    const { content, version } = officeRules;
    const body = { content: { ...this.#rules, designations: content.designations }, version };
    await this.#testApi.call('saveOfficeRules', { as, body });
  }

  #spoiled(name: EndpointName, parts: Parts, fault: Fault): Parts {
    const endpoint: Endpoint = api[name];
    const { body } = endpoint;
    const schemas = {
      params: endpoint.params,
      query: endpoint.query,
      body: isFileForm(body) ? body.fields : body,
    };
    const places = (['params', 'query', 'body', 'body', 'body'] as const).filter((place) => schemas[place]);
    if (places.length === 0) return parts;
    const place = this.#random.pick(places);
    const spoiled = spoil(schemaOf(schemas[place]), parts[place] ?? {}, fault, this.#random);
    if (place === 'body') return { ...parts, body: spoiled };
    // An address holds names and texts and nothing else.
    return { ...parts, [place]: isFields(spoiled) ? spoiled : parts[place] };
  }

  /** A user of any role, nobody, or a user with half of another's session. */
  async #session(name: EndpointName): Promise<Session | undefined> {
    if (this.#random.chance(8)) return undefined;
    const session = await this.#sessionOf(
      this.#random.pick(this.#random.chance(70) ? this.#holders(name) : roles),
    );
    if (!this.#random.chance(5)) return session;
    const other = await this.#sessionOf(this.#random.pick(roles));
    const forged = { token: 'x'.repeat(43), cookie: 'qist_session=x' };
    return this.#random.pick([
      { ...session, cookie: other.cookie },
      { ...session, token: forged.token },
      forged,
    ]);
  }

  /** A caller with the right to call it; refusals for a missing right are quick and all alike. */
  #holders(name: EndpointName): readonly Role[] {
    const { expected } = rightsMatrix(this.#testApi, this.#desk)[name];
    const holders = roles.filter((role) => expected[role] === 200);
    return holders.length > 0 ? holders : roles;
  }

  async #sessionOf(role: Role): Promise<Session> {
    const known = this.#sessions.get(role);
    if (known !== undefined && (await this.#testApi.request('getSession', { as: known })).status === 200)
      return known;
    const { email } = await this.#testApi.addUser(
      role === 'otherEmployee' ? 'employee' : role,
      role === 'otherEmployee' ? 'LHE' : 'SGD',
    );
    const session = await this.#testApi.signIn(email);
    this.#sessions.set(role, session);
    return session;
  }

  #headers(): Record<string, string> {
    const random = this.#random;
    return {
      ...(random.chance(95) ? { 'Idempotency-Key': randomUUID() } : { 'Idempotency-Key': 'not-a-key' }),
      ...(random.chance(20) && {
        'Accept-Language': random.pick(['ur', 'en', 'xx', '*', 'ur;q=0.1,en', ',,,', 'x'.repeat(3_000)]),
      }),
      ...(random.chance(3) && {
        'Content-Type': random.pick([
          'text/plain',
          'application/json; charset=utf-16',
          'multipart/form-data',
          'x',
        ]),
      }),
      ...(random.chance(3) && {
        'X-Forwarded-For': random.pick(['', ',,', '::1', '999.1.1.1', 'unknown', '[::1]:80'.repeat(200)]),
      }),
      ...(random.chance(3) && { 'Sec-Fetch-Site': random.pick(['cross-site', 'same-origin', 'x']) }),
      ...(random.chance(3) && { 'X-Unattended': '1' }),
    };
  }
}

const isFields = (value: unknown) => typeof value === 'object' && value !== null;

/** As an address can hold it. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.slice(0, 8_000).toWellFormed();
}

/** A form holds files and texts and nothing else. */
function fieldsOf(body: object): object {
  const isFile = (value: unknown) => value instanceof Uint8Array || value instanceof Blob;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, isFile(value) ? value : textOf(value)]),
  );
}

const schemas = new Map<unknown, JsonSchema>();

function schemaOf(schema: z.ZodMiniType<unknown> | undefined): JsonSchema {
  if (schema === undefined) return {};
  const known =
    schemas.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  schemas.set(schema, known);
  return known;
}
