import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createBuilder, createServer, type Plugin } from 'vite';
import { stamp } from './build.ts';

/**
 * The same product with reload on change. Vite serves the app's modules and swaps them in as they change; everything else
 * (the API, the public site) is the real server behind it, started again whenever its code or the built site changes.
 */
const root = join(import.meta.dirname, '..');
const configFile = join(root, 'vite.config.ts');
const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;

/** What the server is made of. A change settles for a moment, because a build writes many files. */
const watched = ['src/server', 'src/contract', 'src/domain', 'db/migrations', 'dist'];
const settleMs = 400;

/** What the real server answers: the API, built assets, and the public site in its two languages. */
const ofTheServer = '^/((api|assets|healthz|readyz|metrics)(/|$)|(ur/?)?(\\?|$))';

/** Any other page that a browser asks for is the app's. */
const appPages: Plugin = {
  name: 'app-pages',
  configureServer(vite) {
    vite.middlewares.use((request, _, next) => {
      const isPage =
        request.headers.accept?.includes('text/html') && !new RegExp(ofTheServer).test(request.url ?? '');
      if (isPage) request.url = '/app.html';
      next();
    });
  },
};

const vite = await createServer({
  configFile,
  plugins: [appPages],
  server: { port, strictPort: true, proxy: { [ofTheServer]: `http://localhost:${serverPort}` } },
});
await vite.listen();

// The public site is served as built, so its build is kept fresh beside the app's modules.
await rm(stamp, { force: true });
const builder = await createBuilder({ configFile, logLevel: 'warn', build: { watch: {} } });
for (const environment of Object.values(builder.environments)) await builder.build(environment);

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

process.stdout.write(`\nThe app reloads by itself: http://localhost:${port}/sign-in\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    clearTimeout(settling);
    await restarting;
    await stopServer(server);
    await vite.close();
    process.exit(0);
  });
}
