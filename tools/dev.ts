import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, createServer, type Plugin } from 'vite';

/**
 * The same product with reload on change. Vite serves the app's modules and swaps them in as they change; everything else
 * (the API, the public site) is the real server behind it, started anew whenever its code or the built site changes.
 */
const root = join(import.meta.dirname, '..');
const configFile = join(root, 'vite.config.ts');
const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;

/** Any address that isn't a module of Vite's and isn't the server's is a page of the app. */
const appPages: Plugin = {
  name: 'app-pages',
  configureServer(vite) {
    vite.middlewares.use((request, _, next) => {
      const isPage =
        request.headers.accept?.includes('text/html') && !/^\/(ur\/?)?(\?|$)/.test(request.url ?? '');
      if (isPage) request.url = '/app.html';
      next();
    });
  },
};

// The public site is served as built, so its build is kept fresh beside the app's modules.
await build({ configFile, logLevel: 'warn', build: { watch: {} } });

const watched = ['src/server', 'src/contract', 'src/domain', 'db/migrations', 'dist'];
const server = spawn(
  process.execPath,
  [...watched.map((path) => `--watch-path=${join(root, path)}`), 'src/server/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: `http://localhost:${port}` },
  },
);

const target = `http://localhost:${serverPort}`;
const vite = await createServer({
  configFile,
  plugins: [appPages],
  server: {
    port,
    strictPort: true,
    proxy: { '^/(api|assets|healthz|readyz|metrics)(/|$)': target, '^/(ur/?)?(\\?.*)?$': target },
  },
});
await vite.listen();
process.stdout.write(
  `\nThe app reloads by itself at http://localhost:${port}/sign-in; the site is at http://localhost:${port}/\n`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    server.kill('SIGTERM');
    await vite.close();
    server.once('exit', () => process.exit(0));
  });
}
