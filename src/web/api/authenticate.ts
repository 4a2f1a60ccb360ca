import { logFailure } from '#web/session/log-failure.ts';
import { sessionStore } from '#web/session/session.ts';
import type { StoredUser } from '#web/session/session-state.ts';
import { ApiFailure } from './api-failure.ts';
import { authAddresses } from './auth-addresses.ts';
import { call } from './client.ts';

export interface Credentials {
  readonly identifier: string;
  readonly password: string;
  /** From the authenticator app, or a recovery code, once the server has asked for it. */
  readonly totpCode?: string;
}

interface OpenedSession {
  readonly data: { readonly token: string; readonly user: StoredUser };
}

/** Signs in; null on success, else the reason. The session's own `error` has it too. */
export function signIn(credentials: Credentials): Promise<ApiFailure | null> {
  return signInBy(() => call(authAddresses.signIn, { body: credentials }));
}

/** Signs in by any call that answers a session: by password, by a new account, by Google. */
export async function signInBy(open: () => Promise<OpenedSession>): Promise<ApiFailure | null> {
  sessionStore.dispatch({ type: 'sign-in-pending' });
  try {
    const { data } = await open();
    sessionStore.dispatch({ type: 'signed-in', ...data });
    return null;
  } catch (thrown) {
    sessionStore.dispatch({ type: 'sign-in-rejected', message: messageOf(thrown) });
    if (thrown instanceof ApiFailure) return thrown;
    throw thrown;
  }
}

/** Signs out here, whatever the server answers: a network failure must not keep anybody signed in on a shared machine. */
export async function signOut(): Promise<void> {
  sessionStore.dispatch({ type: 'sign-out-pending' });
  try {
    await call(authAddresses.signOut);
    sessionStore.dispatch({ type: 'signed-out', error: null });
  } catch (thrown) {
    logFailure('The server was not told of the sign-out', thrown);
    sessionStore.dispatch({ type: 'signed-out', error: messageOf(thrown) });
  }
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
