import type { AnswerOf, Endpoint, RequestOf } from '#contract/endpoint.ts';
import type { ReceivedFile, WireRequest } from './transport.ts';

interface CallOptions {
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The key of a submission: it is stored once, however often it is sent. */
type KeyOf<E extends Endpoint> = E['idempotencyKey'] extends 'required'
  ? { readonly idempotencyKey: string }
  : E['idempotencyKey'] extends 'optional'
    ? { readonly idempotencyKey?: string }
    : unknown;

/** The input of a call to an endpoint. */
export type InputTo<E extends Endpoint> = RequestOf<E> & KeyOf<E>;

// An endpoint without input may be called without arguments.
export type CallArguments<E extends Endpoint> =
  object extends InputTo<E> ? [call?: InputTo<E> & CallOptions] : [call: InputTo<E> & CallOptions];

/** The parts of a call to any endpoint. */
export interface Parts extends CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

/** The result of a call to an endpoint. */
export type Received<E extends Endpoint> = E['answers'] extends 'csv' | 'xlsx'
  ? ReceivedFile
  : E['answers'] extends 'picture'
    ? Blob
    : E['answers'] extends 'events'
      ? ReadableStream<Uint8Array<ArrayBuffer>>
      : AnswerOf<E>;

/** Calls an endpoint of the contract: `await call(api.getContactRequest, { params: { id } })`. Rejects with an `ApiFailure`. */
export type Call = <E extends Endpoint>(endpoint: E, ...args: CallArguments<E>) => Promise<Received<E>>;

/** The parts of a request, without its body. */
export function addressed(
  { method, path }: Endpoint,
  { params, query, idempotencyKey, signal }: Parts,
): Omit<WireRequest, 'body' | 'contentType'> {
  return { method, target: targetOf(path, params, query), signal, idempotencyKey };
}

function targetOf(path: string, params: Parts['params'] = {}, query: Parts['query'] = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} was called without its ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}
