import type { AnswerOf, Endpoint, RequestOf } from '#contract/endpoint.ts';
import type { Transport } from './transport.ts';

interface CallOptions {
  /** Gives the call up. */
  readonly signal?: AbortSignal;
}

type CallOf<E extends Endpoint> = RequestOf<E> & CallOptions;
// An endpoint that takes nothing may be called with nothing.
type CallArguments<E extends Endpoint> = object extends RequestOf<E> ? [call?: CallOf<E>] : [call: CallOf<E>];

interface Parts extends CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}

/** Calls an endpoint of the contract: `await call(api.getContactRequest, { params: { id } })`. Rejects with an `ApiFailure`. */
export type Call = <E extends Endpoint>(endpoint: E, ...args: CallArguments<E>) => Promise<AnswerOf<E>>;

/** The client of everything that travels as JSON. What the server answers is held to the contract by the server's own tests. */
export function createJsonClient(send: Transport): Call {
  return async <E extends Endpoint>({ method, path }: E, ...[call]: CallArguments<E>) => {
    const { params, query, body, signal }: Parts = call ?? {};
    const answer = await send({
      method,
      target: targetOf(path, params, query),
      signal,
      ...(body !== undefined && { contentType: 'application/json', body: JSON.stringify(body) }),
    });
    return answer as AnswerOf<E>;
  };
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
