import type { OutputOf, RequestOf } from '#contract/endpoint.ts';
import type { fieldDayEndpoints } from '#contract/lending/field/field-days.ts';
import type { fieldDeviceEndpoints } from '#contract/lending/field/field-devices.ts';
import type { fieldItemEndpoints } from '#contract/lending/field/field-items.ts';
import type { Language } from '#domain/language.ts';
import { addressOf } from '#web/api/address-of.ts';

const addresses = {
  register: addressOf<typeof fieldDeviceEndpoints.registerFieldDevice>({
    method: 'POST',
    path: '/api/field/devices',
  }),
  takeDay: addressOf<typeof fieldDayEndpoints.takeFieldDay>({ method: 'POST', path: '/api/field/days' }),
  send: addressOf<typeof fieldItemEndpoints.sendFieldItem>({ method: 'POST', path: '/api/field/items' }),
  handIn: addressOf<typeof fieldItemEndpoints.handInFieldItem>({
    method: 'POST',
    path: '/api/field/hand-ins',
  }),
};
type Addresses = typeof addresses;

/** A line that is too bad to answer is no line. */
const timeoutMs = 60_000;

/** The outcome of a call. `network`: no answer came. A refusal has its code, and its text in the reader's language. */
export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly status: number };

const noAnswer = { ok: false, code: 'network', message: '', status: 0 } as const;

/** The caller of an endpoint: the language of refusals, and the token of the session, if there is one. */
export interface Caller {
  readonly language: Language;
  readonly token: string | null;
}

/** Calls an endpoint of the field book. */
export async function callField<Name extends keyof Addresses>(
  name: Name,
  body: RequestOf<Addresses[Name]>['body'],
  { language, token }: Caller,
): Promise<Outcome<OutputOf<Addresses[Name]>>> {
  const { method, path } = addresses[name];
  try {
    const response = await fetch(path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': language,
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = await response.json();
    if (response.ok) return { ok: true, data: answer.data };
    return { ok: false, code: answer.code, message: answer.message, status: response.status };
  } catch {
    return noAnswer;
  }
}

/** True if the server answers. A phone says that it is on line on any network, also on one that leads nowhere. */
export async function isReachable(): Promise<boolean> {
  try {
    const asked = { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) } as const;
    return (await fetch('/healthz', asked)).ok;
  } catch {
    return false;
  }
}
