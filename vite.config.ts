import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { addressList } from './tools/front-end/address-list.ts';
import { className } from './tools/front-end/class-name.ts';
import { codeSplitting } from './tools/front-end/code-splitting.ts';
import { fieldFiles, fieldFolder } from './tools/front-end/field-files.ts';
import { straightImports } from './tools/front-end/straight-imports.ts';
import { unusedComponents } from './tools/front-end/unused-components.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A script of the site's further pages in one small file: the client build would share its modules with the office. */
const alone = (folder: string, name: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: fromRoot(`dist/alone/${name}`),
    emptyOutDir: true,
    modulePreload: false,
    rollupOptions: {
      input: [fromRoot(`src/web/public/${folder}/${name}.ts`)],
      // Without the constants and libraries beside what the script uses.
      treeshake: {
        manualPureFunctions: ['calendarDate', 'rupees', 'Intl', 'formatIn'],
        moduleSideEffects: false,
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});

/**
 * Two kinds of entry in one client build: the app (a page of its own) and the public site's loader and hydration,
 * whose HTML the server publishes. The scripts of further pages are built alone. `ssr` is the same site rendered to text; publishing runs it.
 */
export default defineConfig({
  root: fromRoot('src/web'),
  // The folder `public` under the root holds the site's components, not files to copy.
  publicDir: false,
  cacheDir: fromRoot('.build/vite'),
  plugins: [react(), unusedComponents, straightImports(), addressList, fieldFiles],
  css: { modules: { generateScopedName: className } },
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
            fromRoot('src/web/session/early-asks.ts'),
            fromRoot('src/web/public/loader.ts'),
            fromRoot('src/web/public/hydrate.tsx'),
          ],
          // The router's hints for who writes routes: nobody reads them in a browser, and they are a part of the first page.
          treeshake: { manualPureFunctions: ['warning', 'warningOnce'] },
          output: { codeSplitting: codeSplitting() },
        },
      },
    },
    workOut: alone('calculator', 'work-out'),
    dueDates: alone('calculator', 'due-dates'),
    scan: alone('check', 'scan'),
    searchGoods: alone('products', 'search-goods'),
    // The field book, apart from all others, so that a phone keeps little. Its worker is one file and is built after it.
    field: {
      consumer: 'client',
      build: {
        outDir: fromRoot('dist/field-book'),
        emptyOutDir: true,
        assetsDir: fieldFolder,
        assetsInlineLimit: 0,
        modulePreload: false,
        cssCodeSplit: false,
        rollupOptions: {
          input: [fromRoot('src/web/field/main.ts')],
          output: {
            entryFileNames: `${fieldFolder}/[name].js`,
            assetFileNames: ({ names: [name] }) =>
              name?.endsWith('.css') ? `${fieldFolder}/book.css` : `${fieldFolder}/[name]-[hash][extname]`,
          },
        },
      },
    },
    fieldWorker: {
      consumer: 'client',
      build: {
        outDir: fromRoot('dist/field-book'),
        emptyOutDir: false,
        modulePreload: false,
        rollupOptions: {
          input: [fromRoot('src/web/field/worker.ts')],
          output: { entryFileNames: `${fieldFolder}/[name].js`, format: 'iife' },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      // Nobody sets it where the product runs, and React would take that for a place where it is made.
      define: { 'process.env.NODE_ENV': '"production"' },
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
