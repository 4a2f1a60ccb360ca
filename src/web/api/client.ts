import { isFileForm } from '#contract/file-form.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { isAttended } from '#web/session/attendance.ts';
import { sessionStore } from '#web/session/session.ts';
import { updateSessionEnd } from '#web/session/session-end.ts';
import { noteCall } from './connection.ts';
import type { Call } from './endpoint-call.ts';
import { createJsonClient } from './json-client.ts';
import { createTransport } from './transport.ts';

const transport = createTransport({
  fetch: (...args) => window.fetch(...args),
  token: () => sessionStore.get().token,
  language: currentLanguage,
  isAttended,
  onNotSignedIn: sessionStore.end,
  onSessionLeft: updateSessionEnd,
  onCall: noteCall,
});

const callWithJson = createJsonClient(transport);

/** Calls any endpoint, by the client for its kind of body. The client for files is loaded with the first file: signing in sends none. */
export const call: Call = async (endpoint, ...args) => {
  if (!isFileForm(endpoint.body)) return callWithJson(endpoint, ...args);
  const { createFormClient } = await import('./form-client.ts');
  return createFormClient(transport)(endpoint, ...args);
};
