import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { languageChoiceName } from '#contract/language-choice.ts';
import { directionOf, type Language, languages, type Phrase } from '#domain/language.ts';
import { escapeHtml } from '../escape-html.ts';

/** Written by the build wherever a script or style element needs this answer's nonce. */
const noncePlaceholder = '__csp_nonce__';

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

/** The language that the link took along, else the one that was chosen on this device. */
function chosenLanguage(c: Context): Language {
  const choices = [c.req.query(languageChoiceName), getCookie(c, languageChoiceName)];
  return choices.flatMap((choice) => languages.find((known) => known === choice) ?? []).at(0) ?? 'en';
}

/** Whose app it is, as it stands in the page before anything has run. */
export interface AppShellTexts {
  readonly lender: Phrase;
  readonly lenderDrawing: string | null;
  readonly description: Phrase;
}

/**
 * Answers the app's page in the direction of the reader's language from its first paint, and in the lender's name: the app
 * reads it from the page in both languages.
 * An address that the build did not name as the app's is answered 404 with the same page, which then shows that nothing
 * is there.
 */
export function createAppShell(clientDir: string, readTexts: () => AppShellTexts): (c: Context) => Response {
  const page = readFileSync(join(clientDir, 'app.html'), 'utf8');
  const preloadsOf = preloadsByAddress(JSON.parse(readFileSync(join(clientDir, 'addresses.json'), 'utf8')));
  return (c) => {
    const nonce = randomBytes(16).toString('base64');
    const language = chosenLanguage(c);
    const preloads = preloadsOf(c.req.path);
    const { lender, lenderDrawing, description } = readTexts();
    const root = `<html lang="${language}" dir="${directionOf(language)}" data-lender-en="${escapeHtml(lender.en)}" data-lender-ur="${escapeHtml(lender.ur)}" data-lender-drawing="${lenderDrawing ?? ''}"${preloads ? ' data-frame' : ''}>`;
    const head = `<title>${escapeHtml(lender[language])}</title><meta name="description" content="${escapeHtml(description[language])}">${preloads ?? ''}`;
    // Given as functions: in a text to put in, `$&` would mean something.
    const html = page
      .replaceAll(noncePlaceholder, nonce)
      .replace(/<html [^>]*>/, () => root)
      .replace('<title>Qist</title>', () => head);
    return c.html(html, preloads === null ? 404 : 200, {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentSecurityPolicy(nonce),
    });
  };
}

/**
 * For a path, the links that have the browser fetch everything that its page needs while it still reads the app's entry; null
 * for a path that is none of the addresses, in which `:name` takes anything up to the next slash.
 */
function preloadsByAddress(
  files: Readonly<Record<string, readonly string[]>>,
): (path: string) => string | null {
  const pages = Object.entries(files).map(([address, names]) => ({
    path: new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}/?$`),
    links: names.map(preloadLink).join(''),
  }));
  return (path) => pages.find((page) => page.path.test(path))?.links ?? null;
}

function preloadLink(file: string): string {
  const what = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${what} crossorigin href="/${file}">`;
}
