import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const name = 'qist_google_return';

/** Long enough to type the code of an authenticator app. */
export const googleReturnSeconds = 5 * 60;

export function readGoogleReturn(c: Context): string | undefined {
  return getCookie(c, name);
}

/** Stores the outcome for the page that the browser is redirected to; null clears it. */
export function writeGoogleReturn(c: Context, value: string | null, isHttps: boolean): void {
  const attributes = {
    path: '/api/auth/google',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isHttps,
  } as const;
  if (value === null) deleteCookie(c, name, attributes);
  else setCookie(c, name, value, { ...attributes, maxAge: googleReturnSeconds });
}
