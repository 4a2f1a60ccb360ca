import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const name = 'qist_session';

/** The secret that a session's token is bound to, and how long the browser may keep it at most. */
export interface SessionCookie {
  readonly secret: string;
  readonly maxAgeSeconds: number;
}

export function readSessionCookie(c: Context): string | undefined {
  return getCookie(c, name);
}

/** Sets or deletes the cookie. `Secure` only under https: over http://localhost the browser would not send it. */
export function writeSessionCookie(c: Context, cookie: SessionCookie | null, isHttps: boolean): void {
  const attributes = { path: '/api', httpOnly: true, sameSite: 'Strict', secure: isHttps } as const;
  if (cookie === null) deleteCookie(c, name, attributes);
  else setCookie(c, name, cookie.secret, { ...attributes, maxAge: cookie.maxAgeSeconds });
}
