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
  const isAppAddress = addressTest(JSON.parse(readFileSync(join(clientDir, 'addresses.json'), 'utf8')));
  return (c) => {
    const nonce = randomBytes(16).toString('base64');
    const language = chosenLanguage(c);
    const { lender, lenderDrawing, description } = readTexts();
    const root = `<html lang="${language}" dir="${directionOf(language)}" data-lender-en="${escapeHtml(lender.en)}" data-lender-ur="${escapeHtml(lender.ur)}" data-lender-drawing="${lenderDrawing ?? ''}">`;
    const head = `<title>${escapeHtml(lender[language])}</title><meta name="description" content="${escapeHtml(description[language])}">`;
    // Given as functions: in a text to put in, `$&` would mean something.
    const html = page
      .replaceAll(noncePlaceholder, nonce)
      .replace(/<html [^>]*>/, () => root)
      .replace('<title>Qist</title>', () => head);
    return c.html(html, isAppAddress(c.req.path) ? 200 : 404, {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentSecurityPolicy(nonce),
    });
  };
}

/** Whether a path is one of the patterns, in which `:name` takes anything up to the next slash. */
function addressTest(patterns: readonly string[]): (path: string) => boolean {
  const one = new RegExp(`^(${patterns.map((pattern) => pattern.replace(/:\w+/g, '[^/]+')).join('|')})/?$`);
  return (path) => one.test(path);
}
