import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const name = 'qist_browser';

/** The longest time that browsers keep a cookie, longer than the server keeps its row. */
const maxAgeSeconds = 400 * 24 * 60 * 60;

export function readBrowserCookie(c: Context): string | undefined {
  return getCookie(c, name);
}

/**
 * Marks a browser that a user has signed in from. The cookie alone signs nobody in: it only has the wrong passwords from this
 * browser counted separately from those of strangers.
 */
export function writeBrowserCookie(c: Context, secret: string, isHttps: boolean): void {
  setCookie(c, name, secret, {
    path: '/api',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isHttps,
    maxAge: maxAgeSeconds,
  });
}
