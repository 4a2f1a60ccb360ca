import type { OutputOf, RequestOf } from '#contract/endpoint.ts';
import type { cashEndpoints } from '#contract/lending/cash/cash.ts';
import type { fieldCashEndpoints } from '#contract/lending/field/field-cash.ts';
import type { fieldDayEndpoints } from '#contract/lending/field/field-days.ts';
import type { fieldDeviceEndpoints } from '#contract/lending/field/field-devices.ts';
import type { fieldItemEndpoints } from '#contract/lending/field/field-items.ts';
import type { Language } from '#domain/language.ts';
import { addressOf } from '#web/api/address-of.ts';
import { phoneNow } from './phone-clock.ts';

const addresses = {
  register: addressOf<typeof fieldDeviceEndpoints.registerFieldDevice>({
    method: 'POST',
    path: '/api/field/devices',
  }),
  preview: addressOf<typeof fieldDayEndpoints.previewFieldDay>({
    method: 'GET',
    path: '/api/field/days/preview',
  }),
  takeDay: addressOf<typeof fieldDayEndpoints.takeFieldDay>({ method: 'POST', path: '/api/field/days' }),
  send: addressOf<typeof fieldItemEndpoints.sendFieldItem>({ method: 'POST', path: '/api/field/items' }),
  handIn: addressOf<typeof fieldItemEndpoints.handInFieldItem>({
    method: 'POST',
    path: '/api/field/hand-ins',
  }),
  cash: addressOf<typeof fieldCashEndpoints.getFieldCash>({ method: 'GET', path: '/api/field/cash' }),
  handOver: addressOf<typeof cashEndpoints.handOverCash>({ method: 'POST', path: '/api/cash/hand-overs' }),
  takeBack: addressOf<typeof cashEndpoints.withdrawCashOffer>({
    method: 'POST',
    path: '/api/cash/offers/:id/withdrawal',
  }),
};
type Addresses = typeof addresses;

/** A line that is too bad to answer is no line. */
const timeoutMs = 60_000;

/** A refusal with its code, and its text in the reader's language; `network` if no answer came. */
export interface Unanswered {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
  readonly status: number;
}

/** The outcome of a call. */
export type Outcome<Data> = { readonly ok: true; readonly data: Data } | Unanswered;

const noAnswer = { ok: false, code: 'network', message: '', status: 0 } as const;

/** The caller of an endpoint: the language of refusals, and the token of the session, if there is one. */
export interface Caller {
  readonly language: Language;
  readonly token: string | null;
}

/** The request of an endpoint, and the key under which it is done once. */
type Asked<Name extends keyof Addresses> = RequestOf<Addresses[Name]> & { readonly key?: string };

/** Calls an endpoint of the field book. */
export async function callField<Name extends keyof Addresses>(
  name: Name,
  asked: Asked<Name>,
  { language, token }: Caller,
): Promise<Outcome<OutputOf<Addresses[Name]>>> {
  const { method, path } = addresses[name];
  const { params = {}, query = {}, body, key } = asked as Loose;
  const filled = path.replace(/:(\w+)/g, (_, field: string) => params[field] ?? '');
  const search = new URLSearchParams(query).toString();
  try {
    const response = await fetch(search === '' ? filled : `${filled}?${search}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': language,
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = await response.json();
    if (response.ok) return { ok: true, data: answer.data };
    return { ok: false, code: answer.code, message: answer.message, status: response.status };
  } catch {
    return noAnswer;
  }
}

interface Loose {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly key?: string;
}

/**
 * The server's clock, or null if it does not answer. A phone says that it is on line on any network, also on one that leads nowhere.
 */
export async function serverTime(): Promise<number | null> {
  try {
    const asked = { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) } as const;
    const { ok, headers } = await fetch('/healthz', asked);
    return ok ? Date.parse(headers.get('Date') ?? '') || phoneNow() : null;
  } catch {
    return null;
  }
}
