import { randomUUID } from 'node:crypto';
import { type Api, api, type EndpointName } from '#contract/api.ts';
import type { Endpoint, Failure, OutputOf, Page, RequestOf } from '#contract/endpoint.ts';
import { type FileForm, isFileForm, type SentFile } from '#contract/file-form.ts';
import { refusalsOf } from '#contract/openapi.ts';
import { type Bytes, fetchOptions, formWith, type Origin, type Send } from './raw-request.ts';

type Part = 'params' | 'query' | 'body';

type Sent<E extends Endpoint, P extends Part> =
  RequestOf<E> extends Record<P, infer Value> ? (E[P] extends FileForm ? Filled<Value> : Value) : undefined;

/** A form with its files as bytes, or as files of another type or name. */
type Filled<Form> = {
  readonly [Name in keyof Form]: Form[Name] extends SentFile ? Bytes | Blob : Form[Name];
};

/** The body, or the query, that a test sends to an endpoint. */
export type BodyOf<N extends EndpointName> = Sent<Api[N], 'body'>;
export type QueryOf<N extends EndpointName> = Sent<Api[N], 'query'>;

/** The keys are the contract's; the values may be anything, so that a test can send what is wrong. */
type Mistaken<Value> = Value extends object ? { readonly [Key in keyof Value]?: unknown } : Value;

type Empty = Record<string, never>;

type Parameter<P extends Part, Value> = [Value] extends [undefined]
  ? object
  : Empty extends Value
    ? { readonly [Name in P]?: Value | undefined }
    : { readonly [Name in P]: Value };

/** The parts that an endpoint has; one that may be empty may be left out. */
export type Parts<N extends EndpointName> = Parameter<'params', Sent<Api[N], 'params'>> &
  Parameter<'query', Sent<Api[N], 'query'>> &
  Parameter<'body', Sent<Api[N], 'body'>>;

type MistakenParts<N extends EndpointName> = Parameter<'params', Sent<Api[N], 'params'>> &
  Parameter<'query', Mistaken<Sent<Api[N], 'query'>>> &
  Parameter<'body', Mistaken<Sent<Api[N], 'body'>>>;

interface CallOptions extends Origin {
  /** If an endpoint requires a key and none is given, each call gets a key of its own. */
  readonly idempotencyKey?: string;
}

interface Answers<Output> {
  readonly one: Output;
  readonly list: { readonly data: readonly Output[]; readonly page: Page };
  readonly csv: string;
  readonly xlsx: Bytes;
  readonly picture: Bytes;
  readonly events: ReadableStream<Bytes>;
}

export type DataOf<N extends EndpointName> = Answers<OutputOf<Api[N]>>[Api[N]['answers']];

export interface Refused extends Failure {
  readonly status: number;
  /** The fields that are marked, in the order of the answer. */
  readonly fields: readonly string[];
}

export type Outcome<Data> = { readonly ok: true; readonly data: Data } | ({ readonly ok: false } & Refused);

/** Calls endpoints of the contract by name, with the contract's types. */
export interface Calls {
  /** A call that must succeed; returns its data. */
  call<N extends EndpointName>(name: N, given: Parts<N> & CallOptions): Promise<DataOf<N>>;
  /** A call that must be refused, with a code that its endpoint declares. */
  refusal<N extends EndpointName>(name: N, given: MistakenParts<N> & CallOptions): Promise<Refused>;
  /** A call that may succeed or be refused, as in a race. */
  attempt<N extends EndpointName>(name: N, given: Parts<N> & CallOptions): Promise<Outcome<DataOf<N>>>;
  /** The whole answer, for its status and headers. */
  request<N extends EndpointName>(name: N, given: Parts<N> & CallOptions): Promise<Response>;
}

interface AnyParts extends CallOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: object;
  readonly body?: object;
}

export function createCalls(send: Send): Calls {
  const request = (name: EndpointName, given: AnyParts): Promise<Response> => {
    const endpoint: Endpoint = api[name];
    const { params = {}, query = {}, body = {}, idempotencyKey, headers, as, address } = given;
    const key = idempotencyKey ?? (endpoint.idempotencyKey === 'required' ? randomUUID() : undefined);
    return send(endpoint.method, targetOf(endpoint.path, params, query), {
      as,
      address,
      ...(endpoint.body !== undefined && { body: isFileForm(endpoint.body) ? formWith(body) : body }),
      headers: { ...(key !== undefined && { 'Idempotency-Key': key }), ...headers },
    });
  };

  const attempt = async (name: EndpointName, given: AnyParts): Promise<Outcome<unknown>> => {
    const response = await request(name, given);
    if (response.ok) return { ok: true, data: await readData(api[name], response) };
    const failure = (await response.json()) as Failure;
    if (!refusalsOf(api[name]).includes(failure.code))
      throw new Error(`${name} does not say that it may answer ${failure.code}`);
    const fields = failure.errors?.map(({ field }) => field) ?? [];
    return { ok: false, ...failure, status: response.status, fields };
  };

  const call = async (name: EndpointName, given: AnyParts): Promise<unknown> => {
    const outcome = await attempt(name, given);
    if (!outcome.ok) throw new Error(`${name} was refused: ${JSON.stringify(outcome)}`);
    return outcome.data;
  };

  const refusal = async (name: EndpointName, given: AnyParts): Promise<Refused> => {
    const outcome = await attempt(name, given);
    if (outcome.ok) throw new Error(`${name} was not refused: ${JSON.stringify(outcome.data)}`);
    return outcome;
  };

  return { request, attempt, call, refusal } as Calls;
}

/** The endpoints of a server that is a process of its own. */
export function callsAt(address: string): Calls {
  return createCalls((method, path, request = {}) =>
    fetch(`${address}${path}`, fetchOptions(method, request)),
  );
}

/** The address of an endpoint, for what no call would send there and for what watches a page. */
export function pathOf<N extends EndpointName>(name: N, params: Sent<Api[N], 'params'>): string {
  return targetOf(api[name].path, params ?? {}, {});
}

function targetOf(path: string, params: Readonly<Record<string, unknown>>, query: object): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

async function readData({ answers }: Endpoint, response: Response): Promise<unknown> {
  if (answers === 'csv') return response.text();
  if (answers === 'events') return response.body;
  if (answers === 'picture' || answers === 'xlsx') return new Uint8Array(await response.arrayBuffer());
  const answer = (await response.json()) as { data: unknown };
  return answers === 'list' ? answer : answer.data;
}

/** The ending of a call: `done`, or the code of its refusal. */
export function endingOf(outcome: Outcome<unknown>): string {
  return outcome.ok ? 'done' : outcome.code;
}

/** The endings of calls that raced, in alphabetical order. */
export function endingsOf(outcomes: readonly Outcome<unknown>[]): string[] {
  return outcomes.map(endingOf).sort();
}

interface ListPage<Row> {
  readonly data: readonly Row[];
  readonly page: Page;
}

/** Reads all pages of a list by their cursors. */
export async function everyPage<Row>(
  read: (cursor?: string) => Promise<ListPage<Row>>,
): Promise<ListPage<Row>[]> {
  const pages = [await read()];
  for (let next = pages[0]?.page.next; next; next = pages.at(-1)?.page.next) pages.push(await read(next));
  return pages;
}
