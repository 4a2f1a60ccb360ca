import { nextSession, noSession, type SessionEvent, type SessionState } from './session-state.ts';
import { readStoredSession, sessionKeys, writeStoredSession } from './session-storage.ts';

export interface SessionStore {
  readonly get: () => SessionState;
  readonly dispatch: (event: SessionEvent) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes over what another tab stored. `change` is the browser's storage event; its key is null when all was cleared. */
  readonly follow: (change: Pick<StorageEvent, 'key'>) => void;
}

/** Holds the session, starting with what `storage` gives, and stores each change of user or token. */
export function createSessionStore(storage: () => Storage): SessionStore {
  const listeners = new Set<() => void>();
  let state = nextSession(noSession, { type: 'restored', ...readStoredSession(lazily(storage)) });

  function change(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => state,
    dispatch(event) {
      const next = nextSession(state, event);
      if (next.user !== state.user || next.token !== state.token) writeStoredSession(lazily(storage), next);
      change(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow({ key }) {
      if (key !== null && !sessionKeys.includes(key)) return;
      change(nextSession(state, { type: 'restored', ...readStoredSession(lazily(storage)) }));
    },
  };
}

/** Reaching for `localStorage` itself throws where it is forbidden, so it is reached for inside the guarded reads and writes. */
function lazily(storage: () => Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (key) => storage().getItem(key),
    setItem: (key, value) => storage().setItem(key, value),
    removeItem: (key) => storage().removeItem(key),
  };
}
