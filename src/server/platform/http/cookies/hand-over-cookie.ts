import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const name = 'qist_google_hand_over';

/** Long enough to type the code of an authenticator app. */
export const handOverSeconds = 5 * 60;

export function readHandOver(c: Context): string | undefined {
  return getCookie(c, name);
}

/** Leaves word for the page that the browser is sent on to, or takes it away. */
export function writeHandOver(c: Context, value: string | null, isHttps: boolean): void {
  const attributes = {
    path: '/api/auth/google',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isHttps,
  } as const;
  if (value === null) deleteCookie(c, name, attributes);
  else setCookie(c, name, value, { ...attributes, maxAge: handOverSeconds });
}
