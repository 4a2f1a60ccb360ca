import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const name = 'qist_browser';

/** The longest time that browsers keep a cookie, longer than the server keeps its row. */
const maxAgeSeconds = 400 * 24 * 60 * 60;

export function readBrowserCookie(c: Context): string | undefined {
  return getCookie(c, name);
}

/** Leaves word in the browser that somebody has signed in from it. It opens nothing: its guesses are counted apart from strangers'. */
export function writeBrowserCookie(c: Context, secret: string, isHttps: boolean): void {
  setCookie(c, name, secret, {
    path: '/api',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isHttps,
    maxAge: maxAgeSeconds,
  });
}
