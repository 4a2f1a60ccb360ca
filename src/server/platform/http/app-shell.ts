import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { directionOf, type Phrase } from '#domain/language.ts';
import { chosenLanguage } from '../chosen-language.ts';
import { escapeHtml } from '../escape-html.ts';
import { answerText } from './answer-text.ts';

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

/** The lender of the app, as it is in the page before any script has run. */
export interface AppShellTexts {
  readonly lender: Phrase;
  readonly lenderDrawing: string | null;
  readonly description: Phrase;
}

/**
 * Sends the app's page, with the direction of the reader's language from the first paint, and with the lender's name in both
 * languages for the app to read. An address that the build does not list gets 404 with the same page, which then shows that
 * nothing is there.
 */
export function createAppShell(clientDir: string, readTexts: () => AppShellTexts): (c: Context) => Response {
  const page = readFileSync(join(clientDir, 'app.html'), 'utf8');
  const headOf = headByAddress(JSON.parse(readFileSync(join(clientDir, 'addresses.json'), 'utf8')));
  return (c) => {
    const nonce = randomBytes(16).toString('base64');
    const language = chosenLanguage(c) ?? 'en';
    const needs = headOf(c.req.path);
    const { lender, lenderDrawing, description } = readTexts();
    const root = `<html lang="${language}" dir="${directionOf(language)}" data-lender="${escapeHtml(JSON.stringify(lender))}" data-lender-drawing="${lenderDrawing ?? ''}"${needs?.rootData ?? ''}>`;
    const head = `<title>${escapeHtml(lender[language])}</title><meta name="description" content="${escapeHtml(description[language])}">${needs?.firstFiles ?? ''}`;
    // Functions, because `$&` in a replacement text has a special meaning.
    const html = page
      .replaceAll(noncePlaceholder, nonce)
      .replace(/<html [^>]*>/, () => root)
      .replace('<title>Qist</title>', () => head)
      .replace('</head>', () => `${needs?.furtherFiles ?? ''}</head>`);
    const headers = {
      'Content-Type': 'text/html; charset=UTF-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentSecurityPolicy(nonce),
    };
    return answerText(c, html, headers, needs === null ? 404 : 200);
  };
}

/** The build's list of the app's addresses. */
interface Addresses {
  /** The script that sends the first requests before the app has loaded, and its imports. */
  readonly early: readonly string[];
  readonly pages: Readonly<
    Record<string, { readonly files: readonly string[]; readonly asks: readonly string[] }>
  >;
}

interface Head {
  readonly rootData: string;
  readonly firstFiles: string;
  /** After the app's own, which run while these are on their way. */
  readonly furtherFiles: string;
}

/**
 * Finds the tags for a path that make the browser fetch the page's files and send its first requests while it still reads
 * the app's entry; null for an unknown path. `:name` matches anything up to the next slash.
 */
function headByAddress({ early, pages }: Addresses): (path: string) => Head | null {
  const heads = Object.entries(pages).map(([address, { files, asks }]) => ({
    path: new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}/?$`),
    rootData: files.length === 0 ? '' : ` data-frame data-asks="${asks.join()}"`,
    firstFiles: asks.length === 0 ? '' : early.map(earlyTag).join(''),
    furtherFiles: files.map(preloadLink).join(''),
  }));
  return (path) => heads.find((head) => head.path.test(path)) ?? null;
}

/** Runs as soon as it has loaded, while the app's own files wait for each other. */
function earlyTag(file: string): string {
  return `<script type="module" async crossorigin src="/${file}"></script>`;
}

/** Of low priority: the app's own files come first. */
function preloadLink(file: string): string {
  const what = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${what} fetchpriority="low" crossorigin href="/${file}">`;
}
