import type { SessionUser } from '#contract/identity/session.ts';

/**
 * The signed-in user, as the browser stores it. The role is any text here: the storage may be older than this program or edited
 * by hand, and an unknown role is handled on its own.
 */
export interface StoredUser extends Omit<SessionUser, 'role'> {
  readonly role: string;
}

/** The browser's state of the signed-in user. */
export interface SessionState {
  readonly user: StoredUser | null;
  readonly token: string | null;
  /** True when there is a token, even if the data stored beside it could not be read. */
  readonly isAuthenticated: boolean;
  readonly loading: boolean;
  /** The reason why the last sign-in was refused, or the last sign-out did not reach the server. */
  readonly error: string | null;
}

export type StoredSession = Pick<SessionState, 'user' | 'token'>;

export type SessionEvent =
  | ({ readonly type: 'restored' } & StoredSession)
  | { readonly type: 'sign-in-pending' }
  | { readonly type: 'signed-in'; readonly user: StoredUser; readonly token: string }
  | { readonly type: 'sign-in-rejected'; readonly message: string }
  | { readonly type: 'user-changed'; readonly user: StoredUser }
  | { readonly type: 'sign-out-pending' }
  | { readonly type: 'signed-out'; readonly error: string | null };

export const noSession: SessionState = {
  user: null,
  token: null,
  isAuthenticated: false,
  loading: false,
  error: null,
};

/** The session after an event. Signing out clears it whatever the server answered; the failure's message stays. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'restored':
      return { ...noSession, user: event.user, token: event.token, isAuthenticated: event.token !== null };
    case 'sign-in-pending':
      return { ...state, loading: true, error: null };
    case 'signed-in':
      return { ...noSession, user: event.user, token: event.token, isAuthenticated: true };
    case 'sign-in-rejected':
      return { ...state, loading: false, error: event.message };
    case 'user-changed':
      return { ...state, user: event.user };
    case 'sign-out-pending':
      return { ...state, loading: true };
    case 'signed-out':
      return { ...noSession, error: event.error };
  }
}
