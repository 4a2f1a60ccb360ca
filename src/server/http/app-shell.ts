import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { directionOf, languages } from '#domain/language.ts';

/** Written by the build wherever a script or style element needs this answer's nonce. */
const noncePlaceholder = '__csp_nonce__';

/** The addresses that the app answers; its own router tells the pages behind them apart. */
const appAddress = /^\/(sign-in|dashboard|admin|employee|customer|r)(\/|$)/;

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * Answers the app's page, in the direction of the reader's language from its first paint.
 * An address that is not the app's is answered 404 with the same page, which then shows that nothing is there.
 */
export function createAppShell(clientDir: string): (c: Context) => Response {
  const page = readFileSync(join(clientDir, 'app.html'), 'utf8');
  return (c) => {
    const nonce = randomBytes(16).toString('base64');
    const language = languages.find((known) => known === getCookie(c, 'language')) ?? 'en';
    const html = page
      .replaceAll(noncePlaceholder, nonce)
      .replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`);
    return c.html(html, appAddress.test(c.req.path) ? 200 : 404, {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentSecurityPolicy(nonce),
    });
  };
}
