import { currentLanguage } from '#web/i18n/language.ts';
import { sessionStore } from '#web/session/session.ts';
import { createJsonClient } from './json-client.ts';
import { createTransport } from './transport.ts';

const transport = createTransport({
  base: import.meta.env.VITE_API_BASE ?? '',
  fetch: (...args) => window.fetch(...args),
  token: () => sessionStore.get().token,
  language: currentLanguage,
  onNotSignedIn(token) {
    // A late answer to the session before must not end the one that has begun since.
    if (token === sessionStore.get().token) sessionStore.dispatch({ type: 'signed-out', error: null });
  },
});

export const call = createJsonClient(transport);
