import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** The three values that bind Google's answer to the browser of the request. */
export interface SignInAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

const name = 'qist_google_attempt';
const lifetimeSeconds = 10 * 60;

/**
 * All three come from one secret in the browser's cookie, so nothing is stored here. Google sees values from which the
 * others cannot be derived.
 */
function attemptOf(secret: string): SignInAttempt {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), codeVerifier: derive('code verifier') };
}

/** `Lax`, not `Strict`: the browser comes back from another site. */
const attributes = { path: '/api/auth/google', httpOnly: true, sameSite: 'Lax' } as const;

export function beginAttempt(c: Context, isHttps: boolean): SignInAttempt {
  const secret = randomBytes(32).toString('base64url');
  setCookie(c, name, secret, { ...attributes, secure: isHttps, maxAge: lifetimeSeconds });
  return attemptOf(secret);
}

/** The attempt that this browser started, once; undefined if there is none. */
export function endAttempt(c: Context, isHttps: boolean): SignInAttempt | undefined {
  const secret = getCookie(c, name);
  deleteCookie(c, name, { ...attributes, secure: isHttps });
  return secret === undefined ? undefined : attemptOf(secret);
}
