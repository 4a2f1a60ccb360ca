import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { languageChoiceName } from '#contract/language-choice.ts';
import { directionOf, languages } from '#domain/language.ts';
import { answerText } from '#server/platform/http/answer-text.ts';
import {
  answerFile,
  contentTypes,
  etagOf,
  immutable,
  type StaticFile,
} from '#server/platform/http/static-file.ts';

const path = '/field';

/** Nothing but its own files, and no script that a text could become: the trusted types of the page make one worker only. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types field',
].join('; ');

const manifest = JSON.stringify({
  name: 'Field book',
  short_name: 'Field book',
  id: path,
  start_url: path,
  scope: path,
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#0a2e6b',
  icons: [{ src: `${path}/icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
});

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#0a2e6b" d="M0 0h64v64H0z"/><g transform="translate(12 12)"><path fill="#9dbcec" d="M20 14.8L14.8 7.4 20 1l5.2 6.4zM25.2 20l7.4-5.2L39 20l-6.4 5.2zM23.7 23.7l8.9 1.5.8 8.2-8.2-.8zM20 25.2l5.2 7.4L20 39l-5.2-6.4zM16.3 23.7l-1.5 8.9-8.2.8.8-8.2zM14.8 20l-7.4 5.2L1 20l6.4-5.2zM16.3 16.3l-8.9-1.5-.8-8.2 8.2.8z"/><path fill="#b79bff" d="M23.7 16.3l1.5-8.9 8.2-.8-.8 8.2z"/></g></svg>';

function pageIn(c: Context): string {
  const chosen = getCookie(c, languageChoiceName);
  const language = languages.find((known) => known === chosen) ?? 'en';
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="theme-color" content="#0a2e6b"><title>Field book</title><meta name="description" content="The day of an officer in the field, without a network."><link rel="manifest" href="${path}/book.webmanifest"><link rel="icon" href="${path}/icon.svg"><link rel="stylesheet" href="${path}/book.css"><script type="module" src="${path}/main.js"></script></head><body></body></html>`;
}

/** The field book at its own address: one page, its files, and the worker that keeps them on the phone. */
export function mountFieldBook(app: Hono, dir: string): void {
  const files = loadFiles(join(dir, 'field'));
  app.get(path, (c) =>
    answerText(c, pageIn(c), {
      'Content-Type': 'text/html; charset=UTF-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
    }),
  );
  app.get(`${path}/*`, (c) => {
    const file = files.get(c.req.path);
    return file === undefined ? c.notFound() : answerFile(c, file);
  });
}

function loadFiles(dir: string): ReadonlyMap<string, StaticFile> {
  const names = readdirSync(dir);
  const read = (name: string) => (names.includes(name) ? readFileSync(join(dir, name)) : undefined);
  const made = new Map<string, StaticFile>();
  for (const name of names) {
    const contentType = contentTypes[extname(name)];
    if (contentType === undefined) continue;
    made.set(`${path}/${name}`, fileOf(name, contentType, readFileSync(join(dir, name)), read));
  }
  made.set(
    `${path}/book.webmanifest`,
    fileOf('book.webmanifest', 'application/manifest+json', Buffer.from(manifest)),
  );
  made.set(`${path}/icon.svg`, fileOf('icon.svg', 'image/svg+xml', Buffer.from(icon)));
  return made;
}

function fileOf(
  name: string,
  contentType: string,
  body: Buffer,
  read: (name: string) => Buffer | undefined = () => undefined,
): StaticFile {
  const [brotli, gzip] = [read(`${name}.br`), read(`${name}.gz`)];
  return {
    contentType,
    // The names of fonts carry a hash; the worker decides which edition of the others a phone has.
    cacheControl: name.endsWith('.woff2') ? immutable : 'no-cache',
    headers:
      name === 'worker.js' ? { 'Service-Worker-Allowed': path, 'Content-Security-Policy': policy } : {},
    etag: etagOf(body),
    body,
    ...(brotli && { brotli }),
    ...(gzip && { gzip }),
  };
}
