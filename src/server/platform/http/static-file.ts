import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Context } from 'hono';

/** A file held in memory with its compressed forms, ready to be answered. */
export interface StaticFile {
  readonly contentType: string;
  /** Of the answer; 200 if absent. */
  readonly status?: 410;
  readonly cacheControl: string;
  /** Further headers, such as the page's own Content-Security-Policy. */
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: Buffer;
  /** Absent where compressing gains nothing, as with pictures and fonts. */
  readonly brotli?: Buffer;
  readonly gzip?: Buffer;
}

export const immutable = 'public, max-age=31536000, immutable';

export const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** The built assets under their addresses. Their names carry a hash of their content, so they never change. */
export function loadAssets(clientDir: string): ReadonlyMap<string, StaticFile> {
  const directory = join(clientDir, 'assets');
  const names = new Set(readdirSync(directory));
  const compressed = (name: string) => (names.has(name) ? readFileSync(join(directory, name)) : undefined);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    const contentType = contentTypes[extname(name)];
    if (contentType === undefined) continue;
    const body = readFileSync(join(directory, name));
    const brotli = compressed(`${name}.br`);
    const gzip = compressed(`${name}.gz`);
    files.set(`/assets/${name}`, {
      contentType,
      cacheControl: immutable,
      headers: {},
      etag: etagOf(body),
      body,
      ...(brotli && { brotli }),
      ...(gzip && { gzip }),
    });
  }
  return files;
}

export function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Sends a file in the smallest form that the browser accepts, or tells it that its copy is current. */
export function answerFile(c: Context, file: StaticFile): Response {
  const accepted = c.req.header('accept-encoding') ?? '';
  const [encoding, body] =
    file.brotli && /\bbr\b/.test(accepted)
      ? ['br', file.brotli]
      : file.gzip && /\bgzip\b/.test(accepted)
        ? ['gzip', file.gzip]
        : [undefined, file.body];
  const headers = {
    ...file.headers,
    'Cache-Control': file.cacheControl,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  };
  if (file.status === undefined && c.req.header('if-none-match')?.includes(file.etag))
    return c.body(null, 304, headers);
  return c.body(new Uint8Array(body), file.status ?? 200, {
    ...headers,
    'Content-Type': file.contentType,
    'Content-Length': String(body.byteLength),
    ...(encoding && { 'Content-Encoding': encoding }),
  });
}
