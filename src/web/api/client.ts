import { isFileForm } from '#contract/file-form.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { isAttended } from '#web/session/attendance.ts';
import { sessionStore } from '#web/session/session.ts';
import { learnSessionEnd } from '#web/session/session-end.ts';
import type { Call } from './endpoint-call.ts';
import { createFormClient } from './form-client.ts';
import { createJsonClient } from './json-client.ts';
import { createTransport } from './transport.ts';

const transport = createTransport({
  base: import.meta.env.VITE_API_BASE ?? '',
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
