import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';

const types = { html: 'text/html', css: 'text/css', ts: 'text/javascript' } as const;

const files: Readonly<Record<string, `${string}.${keyof typeof types}`>> = {
  '/api-docs': 'api-page.html',
  '/api-docs/api-page.css': 'api-page.css',
  '/api-docs/show-api.ts': 'show-api.ts',
};

/** The page loads its own files and the API's description, and nothing from elsewhere. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the page that reads `/api/openapi.json`, in development only. Leaves every other address to `next`. */
export async function serveApiPage(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const name = files[request.url ?? ''];
  if (name === undefined) return next();
  const text = await readFile(join(import.meta.dirname, name), 'utf8');
  const type = types[name.slice(name.lastIndexOf('.') + 1) as keyof typeof types];
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  response.end(name.endsWith('.ts') ? (await transformWithOxc(text, name)).code : text);
}
