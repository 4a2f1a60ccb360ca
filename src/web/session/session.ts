import { useSyncExternalStore } from 'react';
import { type Role, roles } from '#domain/rights/role.ts';
import type { SessionState, StoredUser } from './session-state.ts';
import { createSessionStore } from './session-store.ts';

/** The one session of this browser. */
export const sessionStore = createSessionStore(() => window.localStorage);

export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}

/** The user's role, if it is one that the product has. */
export function knownRole(user: StoredUser | null): Role | undefined {
  return roles.find((role) => role === user?.role);
}
