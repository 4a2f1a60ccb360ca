import { languages } from '#domain/language.ts';
import type { StoredSession, StoredUser } from './session-state.ts';

const tokenKey = 'token';
const userKey = 'userData';

export const sessionKeys: readonly string[] = [tokenKey, userKey];

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Reads the stored user. Anybody may have edited it: data that is no user counts as none, and is no error. */
export function readStoredSession(store: KeyValueStore): StoredSession {
  try {
    return { token: store.getItem(tokenKey) || null, user: userFrom(store.getItem(userKey)) };
  } catch {
    // A browser that forbids storage throws on the first access; the session then lasts as long as the page.
    return { token: null, user: null };
  }
}

/** Stores the session, or removes both keys when there is none. */
export function writeStoredSession(store: KeyValueStore, { user, token }: StoredSession): void {
  try {
    if (token === null || user === null) {
      store.removeItem(tokenKey);
      store.removeItem(userKey);
      return;
    }
    const { fullName, role, email, language } = user;
    // Other tabs read both keys at each change, so the user has to be there when the token arrives.
    store.setItem(userKey, JSON.stringify({ fullName, role, email, language }));
    store.setItem(tokenKey, token);
  } catch {
    // Full or forbidden storage: signing in still works for this page.
  }
}

function userFrom(json: string | null): StoredUser | null {
  const stored = parsed(json);
  if (typeof stored !== 'object' || stored === null) return null;
  const fields: Partial<Record<keyof StoredUser | 'fullname', unknown>> = stored;
  const fullName = fields.fullName ?? fields.fullname;
  if (typeof fullName !== 'string' || typeof fields.role !== 'string' || fields.role === '') return null;
  return {
    fullName,
    role: fields.role,
    email: typeof fields.email === 'string' ? fields.email : null,
    language: languages.find((known) => known === fields.language) ?? 'en',
  };
}

function parsed(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json);
  } catch {
    return null;
  }
}
