import type { Endpoint } from '#contract/endpoint.ts';
import { isFileForm } from '#contract/file-form.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { isAttended } from '#web/session/attendance.ts';
import { sessionStore } from '#web/session/session.ts';
import { learnSessionEnd } from '#web/session/session-end.ts';
import type { Call, CallArguments, InputTo, Received } from './endpoint-call.ts';
import { createFormClient } from './form-client.ts';
import { createJsonClient } from './json-client.ts';
import { createTransport } from './transport.ts';

const transport = createTransport({
  fetch: (...args) => window.fetch(...args),
  token: () => sessionStore.get().token,
  language: currentLanguage,
  isAttended,
  onNotSignedIn: sessionStore.end,
  onSessionLeft: learnSessionEnd,
});

const callWithJson = createJsonClient(transport);
const callWithForm = createFormClient(transport);

/** Calls any endpoint, each by the client of what it is sent. */
export const call: Call = (endpoint, ...args) =>
  isFileForm(endpoint.body) ? callWithForm(endpoint, ...args) : callWithJson(endpoint, ...args);

/** A call by what is written for every endpoint, where the compiler can't tell which of them take nothing. */
export function callWith<E extends Endpoint>(
  endpoint: E,
  input: InputTo<E>,
  signal?: AbortSignal,
): Promise<Received<E>> {
  const args: unknown = [{ ...(input as object), signal }];
  return call(endpoint, ...(args as CallArguments<E>));
}
