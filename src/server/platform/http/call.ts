import type { AnswerOf, Endpoint, InputOf } from '#contract/endpoint.ts';
import type { Language } from '#domain/language.ts';
import type { Capability } from '#domain/rights/capabilities.ts';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../context.ts';
import type { WaitOutside } from '../load-gate.ts';
import type { ReachBeside, ReachOf } from '../reach.ts';
import type { SessionCookie } from './cookies/session-cookie.ts';

/** A call of an endpoint for its handler: authorized, parsed, with the caller's language. */
export interface Call<E extends Endpoint> {
  readonly context: AppContext;
  /** The signed-in user. A public endpoint may be called without one. */
  readonly actor: E['access'] extends 'public' ? Actor | null : Actor;
  /** The rows that it may touch, by the endpoint's access; none for a public endpoint. */
  readonly reach: E['access'] extends Capability ? ReachOf<E['access']> : null;
  /** The reaches of the further rows that it touches, by the capabilities that the endpoint names for them. */
  readonly besides: E['besides'] extends Readonly<Record<string, Capability>>
    ? { readonly [Name in keyof E['besides']]: ReachBeside<E['access'], E['besides'][Name]> }
    : null;
  readonly input: InputOf<E>;
  readonly language: Language;
  /** The address that limits count by. */
  readonly clientAddress: string;
  /** Waits without holding a place that other requests need. */
  readonly outside: WaitOutside;
  /** The user agent of the caller's browser. */
  readonly userAgent: string | undefined;
  readonly idempotencyKey: E['idempotencyKey'] extends 'required' ? string : string | null;
  /** The cookie that belongs to the session's token; null deletes it. */
  readonly setSessionCookie: (cookie: SessionCookie | null) => void;
  /** The secret that marks a browser from which somebody has signed in, and its next value. */
  readonly browser: { readonly secret: string | undefined; readonly remember: (secret: string) => void };
  /** The cookie that the return from Google left for the page that began it. It is cleared after use. */
  readonly googleReturn: { readonly value: string | undefined; readonly clear: () => void };
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>>;

/** A handler for each endpoint of a table: one that is missing is a type error. */
export type Handlers<Endpoints extends Record<string, Endpoint>> = {
  readonly [Name in keyof Endpoints]: Handler<Endpoints[Name]>;
};
