import type { Endpoint } from '#contract/endpoint.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { isAttended } from '#web/session/attendance.ts';
import { sessionStore } from '#web/session/session.ts';
import { learnSessionEnd } from '#web/session/session-end.ts';
import { type CallArguments, createJsonClient, type InputTo, type Received } from './json-client.ts';
import { createTransport } from './transport.ts';

const transport = createTransport({
  fetch: (...args) => window.fetch(...args),
  token: () => sessionStore.get().token,
  language: currentLanguage,
  isAttended,
  onNotSignedIn: sessionStore.end,
  onSessionLeft: learnSessionEnd,
});

export const call = createJsonClient(transport);

/** A call by what is written for every endpoint, where the compiler can't tell which of them take nothing. */
export function callWith<E extends Endpoint>(
  endpoint: E,
  input: InputTo<E>,
  signal?: AbortSignal,
): Promise<Received<E>> {
  const args: unknown = [{ ...(input as object), signal }];
  return call(endpoint, ...(args as CallArguments<E>));
}
