import { currentLanguage } from '#web/i18n/language.ts';
import { sessionStore } from '#web/session/session.ts';
import { createJsonClient } from './json-client.ts';
import { createTransport } from './transport.ts';

const transport = createTransport({
  base: import.meta.env.VITE_API_BASE ?? '',
  fetch: (...args) => window.fetch(...args),
  token: () => sessionStore.get().token,
  language: currentLanguage,
  onNotSignedIn: sessionStore.end,
});

export const call = createJsonClient(transport);
