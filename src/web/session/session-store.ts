import {
  nextSession,
  noSession,
  type SessionEvent,
  type SessionState,
  type StoredSession,
  type StoredUser,
} from './session-state.ts';
import { readStoredSession, sessionKeys, writeStoredSession } from './session-storage.ts';

export interface SessionStore {
  readonly get: () => SessionState;
  readonly dispatch: (event: SessionEvent) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes over the data that another tab stored. `change` is the browser's storage event; its key is null when all was cleared. */
  readonly follow: (change: Pick<StorageEvent, 'key'>) => void;
  /** The server no longer knows the session of this token. */
  readonly end: (token: string) => void;
  /** While somebody works, `keeper` is called at the session's end, which is then not cleared at once. Returns a function that stops this. */
  readonly keepOpen: (keeper: (token: string) => void) => () => void;
  /** True when somebody else has signed in since this page was opened: its content must not be shown to them. */
  readonly isTakenOver: () => boolean;
}

/** Holds the session, starting from `storage`, and stores each change of user or token. */
export function createSessionStore(storage: () => Storage): SessionStore {
  const listeners = new Set<() => void>();
  let state = nextSession(noSession, { type: 'restored', ...readStoredSession(lazily(storage)) });
  /** The user who was signed in when the open page was opened. */
  let owner: StoredSession = state;
  let isTakenOver = false;
  let keep: ((token: string) => void) | null = null;

  function change(next: SessionState): void {
    // The two keys are stored one after the other, so a new user may be seen before the new token, or after it.
    isTakenOver ||= next.token !== owner.token && areOthers(owner.user, next.user);
    if (next.token === null || owner.token === null) owner = next;
    state = next;
    for (const listener of listeners) listener();
  }

  function dispatch(event: SessionEvent): void {
    const next = nextSession(state, event);
    if (next.user !== state.user || next.token !== state.token) writeStoredSession(lazily(storage), next);
    change(next);
    owner = next;
  }

  function restore(): void {
    change(nextSession(state, { type: 'restored', ...readStoredSession(lazily(storage)) }));
  }

  return {
    get: () => state,
    dispatch,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow({ key }) {
      if (key === null || sessionKeys.includes(key)) restore();
    },
    end(token) {
      // A late answer for the previous session must not end a session begun since, here or in another tab.
      if (token === state.token) restore();
      if (token !== state.token) return;
      if (keep !== null) keep(token);
      else dispatch({ type: 'signed-out', error: null });
    },
    keepOpen(keeper) {
      keep = keeper;
      return () => {
        keep = null;
      };
    },
    isTakenOver: () => isTakenOver,
  };
}

/** Compares all stored data of a person. No user at all is not another user. */
function areOthers(one: StoredUser | null, other: StoredUser | null): boolean {
  if (one === null || other === null) return false;
  return one.role !== other.role || one.fullName !== other.fullName || one.email !== other.email;
}

/** Reading `localStorage` itself throws when it is forbidden, so only the guarded reads and writes access it. */
function lazily(storage: () => Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (key) => storage().getItem(key),
    setItem: (key, value) => storage().setItem(key, value),
    removeItem: (key) => storage().removeItem(key),
  };
}
