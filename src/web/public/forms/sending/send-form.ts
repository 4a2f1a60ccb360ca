import type { FieldError } from '#contract/endpoint.ts';
import type { contactFormEndpoints, honeypotField } from '#contract/site/contact-forms.ts';
import type { Language } from '#domain/language.ts';

/**
 * The address of the contact form. The compiler checks it against the contract, whose endpoint would bring in schemas that the
 * site does not need.
 */
const formsAddress: typeof contactFormEndpoints.submitContactForm.path = '/api/contact-forms';

/** The field that people never see; only a program fills it. */
export const trapField: typeof honeypotField = 'website';

/** A 3G connection that has not answered by then will not. The same key makes trying again harmless. */
const timeoutMs = 20_000;

/** The dependencies of sending, passed in so that it can be tested without a browser. */
export interface Surroundings {
  readonly fetch: typeof fetch;
  readonly isOnline: () => boolean;
}

export interface FormToSend {
  readonly payload: object;
  readonly key: string;
  readonly language: Language;
}

export interface NotSent {
  readonly ok: false;
  /** `offline`: this device has no network; `unreachable`: no answer came; `refused`: the server said no. */
  readonly reason: 'offline' | 'unreachable' | 'refused';
  /** The server's message, in the visitor's language. */
  readonly message: string | null;
  readonly errors: readonly FieldError[];
}

export interface Sent {
  readonly ok: true;
  readonly message: string | null;
  /** The code of the request, for the page where the visitor follows it. */
  readonly code: string | null;
}

export type SendOutcome = Sent | NotSent;

/** Sends a visitor's form. It is stored only when the server answers 200. */
export async function sendForm(
  { payload, key, language }: FormToSend,
  { fetch, isOnline }: Surroundings,
): Promise<SendOutcome> {
  try {
    const response = await fetch(formsAddress, {
      method: 'POST',
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        'Accept-Language': language,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { message, errors, code } = readAnswer(await response.json().catch(() => null));
    return response.status === 200
      ? { ok: true, message, code }
      : { ok: false, reason: 'refused', message, errors };
  } catch {
    return noAnswer({ isOnline });
  }
}

/** No answer: this device has no network, or the failure is elsewhere. */
export function noAnswer({ isOnline }: Pick<Surroundings, 'isOnline'>): NotSent {
  return { ok: false, reason: isOnline() ? 'unreachable' : 'offline', message: null, errors: [] };
}

/** The parts of an answer that are shown. A proxy's page instead of the server's answer has none. */
function readAnswer(answer: unknown): Pick<NotSent, 'message' | 'errors'> & Pick<Sent, 'code'> {
  const { message, errors, data } = isRecord(answer) ? answer : {};
  const code = isRecord(data) ? data.code : null;
  return {
    message: typeof message === 'string' ? message : null,
    errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
    code: typeof code === 'string' ? code : null,
  };
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
