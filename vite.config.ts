import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Two kinds of entry in one client build: the app (a page of its own) and the public site's loader and hydration,
 * whose HTML the server publishes. `ssr` is the same site rendered to text; publishing runs it.
 */
export default defineConfig({
  root: fromRoot('src/web'),
  // The folder `public` under the root holds the site's components, not files to copy.
  publicDir: false,
  cacheDir: fromRoot('.build/vite'),
  plugins: [react()],
  html: { cspNonce: '__csp_nonce__' },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: fromRoot('dist/client'),
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: [
            fromRoot('src/web/app.html'),
            fromRoot('src/web/public/loader.ts'),
            fromRoot('src/web/public/hydrate.tsx'),
          ],
          output: {
            codeSplitting: {
              groups: [
                // The site and the app share React; the router is the app's alone.
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: fromRoot('dist/render'),
        emptyOutDir: true,
        ssr: true,
        assetsInlineLimit: 0,
        rollupOptions: { input: [fromRoot('src/web/public/render.tsx')] },
      },
    },
  },
});
