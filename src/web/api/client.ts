import { currentLanguage } from '#web/i18n/language.ts';
import { isAttended } from '#web/session/attendance.ts';
import { sessionStore } from '#web/session/session.ts';
import { learnSessionEnd } from '#web/session/session-end.ts';
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

export const call = createJsonClient(transport);
