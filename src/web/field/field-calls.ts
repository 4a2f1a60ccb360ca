import type { OutputOf, RequestOf } from '#contract/endpoint.ts';
import type { fieldDayEndpoints } from '#contract/lending/field/field-days.ts';
import type { fieldDeviceEndpoints } from '#contract/lending/field/field-devices.ts';
import type { fieldItemEndpoints } from '#contract/lending/field/field-items.ts';
import type { Language } from '#domain/language.ts';
import { addressOf } from '#web/api/address-of.ts';
import { storedSession } from '#web/session/stored-session.ts';

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

/** The outcome of a call. `network`: no answer came. A refusal has its code, and its text in the reader's language. */
export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly status: number };

const noAnswer = { ok: false, code: 'network', message: '', status: 0 } as const;

/** Calls an endpoint of the field book with the session of this browser, if there is one. */
export async function callField<Name extends keyof Addresses>(
  name: Name,
  body: RequestOf<Addresses[Name]>['body'],
  language: Language,
): Promise<Outcome<OutputOf<Addresses[Name]>>> {
  const { method, path } = addresses[name];
  const token = name === 'handIn' ? null : storedSession().token;
  try {
    const response = await fetch(path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': language,
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (response.ok) return { ok: true, data: answer.data };
    return { ok: false, code: answer.code, message: answer.message, status: response.status };
  } catch {
    return noAnswer;
  }
}
