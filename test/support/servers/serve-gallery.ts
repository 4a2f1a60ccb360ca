import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { createBuilder } from 'vite';
import { root } from '#test/support/paths.ts';

/**
 * Serves the development build of the app, which has the gallery of the kit at `/kit`, without a server behind it. Prints its
 * address.
 */
const outDir = join(root, '.build/gallery');
// The mode that includes the gallery.
process.env.NODE_ENV = 'development';
const builder = await createBuilder({
  configFile: join(root, 'vite.config.ts'),
  mode: 'development',
  logLevel: 'warn',
  environments: { client: { build: { outDir, minify: false } } },
});
const { client } = builder.environments;
if (client === undefined) throw new Error('vite.config.ts builds a client');
await builder.build(client);

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = join(outDir, pathname.startsWith('/assets/') ? pathname : 'app.html');
  const body = await readFile(file).catch(() => '');
  response.writeHead(body === '' ? 404 : 200, { 'Content-Type': types[extname(file)] ?? 'text/html' });
  response.end(body);
});
server.listen(0, () => {
  process.stdout.write(`http://localhost:${(server.address() as AddressInfo).port}\n`);
});
