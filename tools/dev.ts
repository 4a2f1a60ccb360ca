import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildEnvironment, createBuilder, createServer, type Plugin } from 'vite';
import { stamp } from './build.ts';
import { serveApiPage } from './dev-server/serve-api-page.ts';
import { serverAddresses } from './dev-server/server-addresses.ts';

/**
 * The same product with reload on change. Vite serves the app's modules and swaps them in as they change; everything else
 * (the API, the public site) is the real server behind it, started again whenever its code or the built site changes.
 */
const root = join(import.meta.dirname, '..');
const configFile = join(root, 'vite.config.ts');
const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;

/** The folders that the server is made of. A change settles for a moment, because a build writes many files. */
const watched = ['src/server', 'src/contract', 'src/domain', 'db/migrations', 'dist'];
const settleMs = 400;

/** The page of the API, and for any other page that a browser asks for the app. */
const pages: Plugin = {
  name: 'pages',
  configureServer(vite) {
    vite.middlewares.use(serveApiPage);
    vite.middlewares.use((request, _, next) => {
      const isPage =
        request.headers.accept?.includes('text/html') && !new RegExp(serverAddresses).test(request.url ?? '');
      if (isPage) request.url = '/app.html';
      next();
    });
  },
};

const vite = await createServer({
  configFile,
  plugins: [pages],
  server: { port, strictPort: true, proxy: { [serverAddresses]: `http://localhost:${serverPort}` } },
});
await vite.listen();

// The public site is served as built, so its build is kept fresh beside the app's modules.
await rm(stamp, { force: true });
// Vite has set the mode of its own server for the whole process; the site is built as it is published.
process.env.NODE_ENV = 'production';
const builder = await createBuilder({ configFile, logLevel: 'warn', build: { watch: {} } });
for (const environment of Object.values(builder.environments)) await firstBuild(environment);

/** Builds an environment and goes on watching it. Vite returns before the first build is over. */
async function firstBuild(environment: BuildEnvironment): Promise<void> {
  const watcher = await builder.build(environment);
  if (!('on' in watcher)) return;
  await new Promise<void>((resolve) => {
    watcher.on('event', ({ code }) => {
      if (code === 'END' || code === 'ERROR') resolve();
    });
  });
}

const startServer = () =>
  spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: `http://localhost:${port}` },
  });

/** Ends the server and waits: two can't hold the database at once. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

let server = startServer();
let settling: NodeJS.Timeout | undefined;
let restarting = Promise.resolve();
const restart = async () => {
  await stopServer(server);
  server = startServer();
};
for (const path of watched) {
  watch(join(root, path), { recursive: true }, () => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      restarting = restarting.then(restart);
    }, settleMs);
  });
}

process.stdout.write(
  `\nThe app reloads by itself: http://localhost:${port}/sign-in\nThe API: http://localhost:${port}/api-docs\n`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    clearTimeout(settling);
    await restarting;
    await stopServer(server);
    await vite.close();
    process.exit(0);
  });
}
