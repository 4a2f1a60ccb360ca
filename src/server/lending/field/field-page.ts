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
  icons: [
    { src: `${path}/icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: `${path}/icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: `${path}/icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: `${path}/icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
});

function pageIn(c: Context): string {
  const chosen = getCookie(c, languageChoiceName);
  const language = languages.find((known) => known === chosen) ?? 'en';
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="theme-color" content="#0a2e6b"><title>Field book</title><meta name="description" content="The day of an officer in the field, without a network."><link rel="manifest" href="${path}/book.webmanifest"><link rel="icon" href="${path}/icon.svg"><link rel="apple-touch-icon" href="${path}/icon-192.png"><link rel="stylesheet" href="${path}/book.css"><script type="module" src="${path}/main.js"></script></head><body></body></html>`;
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
