import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const appEntry = fromRoot('src/web/app.tsx');
const earlyEntry = fromRoot('src/web/session/early-asks.ts');
const siteEntry = fromRoot('src/web/public/hydrate.tsx');
const loaderEntry = fromRoot('src/web/public/loader.ts');

const frameEntry = fromRoot('src/web/office/office-frame.tsx');
const receiptCheckEntry = fromRoot('src/web/receipt-check/receipt-check-page.tsx');
/** The other views of the sign-in page, which bring the contract's fields along. */
const accountEntry = fromRoot('src/web/sign-in/views/account-view.tsx');
/** What the sign-in page fetches once it knows what it may offer. */
const offeredEntry = fromRoot('src/web/sign-in/offered-sign-ins.tsx');
/** Two lists of the office: what both need, every list does. */
const listEntries = [
  fromRoot('src/web/office/desk/contact-requests/contact-requests-page.tsx'),
  fromRoot('src/web/office/lender/employees/employees-page.tsx'),
];

/** Two forms of the office: what both need, every form does. */
const formEntries = [
  fromRoot('src/web/office/lending/customers/new-customer-page.tsx'),
  fromRoot('src/web/office/lender/employees/edit-employee-page.tsx'),
];

/** Pages to read, which must not bring along what only forms need. */
const readEntries = [
  ...listEntries,
  fromRoot('src/web/office/admin-dashboard.tsx'),
  fromRoot('src/web/office/lending/customers/customers-page.tsx'),
  fromRoot('src/web/office/lending/account/account-page.tsx'),
  fromRoot('src/web/office/lending/account/mine/my-account-page.tsx'),
];

/** Every page of the office. */
const officePages = globSync(fromRoot('src/web/office/**/*-{page,dashboard}.tsx'));

/** What is needed by at least so many pages, and has no more letters, comes in one file: a request costs more than it (decision 47). */
const manyPages = 8;
const smallCode = 1_500;

/**
 * What the palette, text areas and the audit are made of. The kit is imported as a whole, so all of it would seem to be needed with any of it.
 * A part that needs one of these belongs here too: else its file and the office's would wait for each other.
 */
const notForEveryPage =
  /\/@mantine\/core\/.*\/(Menu|Modal|ModalBase|ScrollArea|Overlay|Paper|Popover|Portal|FocusTrap|Highlight|Mark|Text|Textarea|VisuallyHidden)\/|\/@mantine\/hooks\/.*\/use-(debounced|focus)-|\/(useQueries|queriesObserver)\.js|\/node_modules\/(@floating-ui|react-remove-scroll(-bar)?|react-style-singleton|use-sidecar|use-callback-ref|tslib)\//;

/** What `broughtBy` has answered in this build; every module is asked about. */
const brought = new Map<string, ReadonlySet<string>>();

/** Everything that a file imports at once, itself included. */
function broughtBy(file: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const known = brought.get(file);
  if (known !== undefined) return known;
  const seen = new Set([file]);
  for (const id of seen) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  }
  brought.set(file, seen);
  return seen;
}

/** Whether pages need a module, those of some entries. */
type IsFor = (...entries: readonly string[]) => boolean;

const neededBy =
  (id: string, modules: Rolldown.ChunkingContext): IsFor =>
  (...entries) =>
    entries.some((entry) => broughtBy(entry, modules).has(id));

const isForFormsOnly = (isFor: IsFor) => formEntries.every((entry) => isFor(entry)) && !isFor(...readEntries);

/**
 * Whether a module is small and on many pages of the office, and what it imports too, or every page has that anyway. What only
 * forms need stays theirs, else its file and this one would wait for each other.
 */
function isPiece(id: string, modules: Rolldown.ChunkingContext): boolean {
  const isFor = neededBy(id, modules);
  if (isFor(frameEntry, appEntry, siteEntry) || listEntries.every((entry) => isFor(entry))) return true;
  if (isForFormsOnly(isFor) || isFor(accountEntry) || notForEveryPage.test(id)) return false;
  const info = modules.getModuleInfo(id);
  return (
    (info?.code ?? '').length <= smallCode &&
    officePages.filter((page) => isFor(page)).length >= manyPages &&
    (info?.importedIds ?? []).every((imported) => isPiece(imported, modules))
  );
}

/** What the views of signing in check with is the contract's, the domain's and the libraries'. */
const checkedWith = /\/src\/(contract|domain)\/|\/node_modules\/|\/without-eval\.ts|\/back-to-sign-in\.tsx/;

/** A file of the build with every module that `takes`, told which entries' pages need it. */
function fileOf(
  name: string,
  takes: (isFor: IsFor, id: string, modules: Rolldown.ChunkingContext) => boolean,
): Rolldown.CodeSplittingGroup {
  return {
    debugName: name,
    name: (id, modules) => (takes(neededBy(id, modules), id, modules) ? name : null),
  };
}

/**
 * The scripts that some files were built into, with everything that they import at once, and their style sheets: first all
 * that the first file needs, then what the second needs besides.
 */
function builtFiles(bundle: Rolldown.OutputBundle, sources: readonly string[]): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const seen = new Set<Rolldown.OutputChunk>();
  for (const source of sources) {
    for (const entry of chunks.filter(
      ({ facadeModuleId }) => facadeModuleId === fromRoot(`src/web/${source}`),
    ))
      seen.add(entry);
    for (const chunk of seen) {
      for (const imported of chunks.filter(({ fileName }) => chunk.imports.includes(fileName)))
        seen.add(imported);
    }
  }
  return new Set(
    [...seen].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]),
  );
}

/**
 * Writes down for the server which addresses the app answers, every other one being answered 404, and which files the page at
 * each of them needs, so that the browser can fetch them all at once.
 */
const addressList: Plugin = {
  name: 'address-list',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart: () => brought.clear(),
  async generateBundle(_options, bundle) {
    // Loaded by Node as it is: its pages are only named in it, and nothing of them belongs into this file.
    const file = fromRoot('src/web/addresses.ts');
    const { addresses }: typeof import('./src/web/addresses.ts') = await import(file);
    const early = builtFiles(bundle, ['session/early-asks.ts']);
    const first = new Set([...builtFiles(bundle, ['app.html', 'app.tsx']), ...early]);
    const pages = Object.entries(addresses).map(([address, { files, asks }]) => [
      address,
      { files: [...builtFiles(bundle, files)].filter((name) => !first.has(name)), asks },
    ]);
    this.emitFile({
      type: 'asset',
      fileName: 'addresses.json',
      source: JSON.stringify({
        early: [...early],
        pages: Object.fromEntries(pages),
      }),
    });
  },
};

/**
 * Names a class after its file and its place there. The public site carries its style and these names in its HTML, which is
 * why they are short.
 */
function className(name: string, file: string, css: string): string {
  const [path = ''] = file.slice(fromRoot('.').length).split('?');
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 5);
  return `_${hash}${css.search(new RegExp(`\\.${name}(?![\\w-])`)).toString(36)}`;
}

/**
 * Two kinds of entry in one client build: the app (a page of its own) and the public site's loader and hydration,
 * whose HTML the server publishes. `ssr` is the same site rendered to text; publishing runs it.
 */
export default defineConfig({
  root: fromRoot('src/web'),
  // The folder `public` under the root holds the site's components, not files to copy.
  publicDir: false,
  cacheDir: fromRoot('.build/vite'),
  plugins: [react(), addressList],
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
          input: [fromRoot('src/web/app.html'), earlyEntry, loaderEntry, siteEntry],
          // The router's hints for who writes routes: nobody reads them in a browser, and they are a part of the first page.
          treeshake: { manualPureFunctions: ['warning', 'warningOnce'] },
          output: {
            codeSplitting: {
              // A group takes what it names and nothing that this needs in turn, which may be the site's too.
              includeDependenciesRecursively: false,
              groups: [
                // What the site and the app share, React above all, but for what the site needs before it is alive.
                fileOf('shared', (isFor) => isFor(appEntry) && isFor(siteEntry) && !isFor(loaderEntry)),
                // What the site and the office share and the app's first page does not need: days and phones.
                fileOf(
                  'days',
                  (isFor) => isFor(siteEntry) && isFor(frameEntry) && !isFor(appEntry, loaderEntry),
                ),
                // What else the app's first page needs and the site does not: one file, because each has its price.
                fileOf('frame', (isFor, id) => id !== appEntry && isFor(appEntry) && !isFor(siteEntry)),
                // What the office shares with the public check of a receipt and with what the sign-in page offers, which must not bring it along.
                fileOf(
                  'figures',
                  (isFor, id) =>
                    !/\/src\/web\/receipt-check\/|\/offered-sign-ins/.test(id) &&
                    isFor(receiptCheckEntry, offeredEntry) &&
                    !isFor(appEntry, siteEntry),
                ),
                // What the views of signing in check with and pages to read are made with: signing up must not bring the office along.
                fileOf(
                  'fields',
                  (isFor, id) =>
                    checkedWith.test(id) &&
                    isFor(accountEntry) &&
                    isFor(frameEntry, ...listEntries) &&
                    !isFor(appEntry, siteEntry),
                ),
                // What else they check with, and forms of the office too: what is said beside a field.
                fileOf(
                  'field-messages',
                  (isFor, id) => checkedWith.test(id) && isFor(accountEntry) && !isFor(appEntry, siteEntry),
                ),
                // What every page of the office needs, its first page too, and the site does not: one request, not thirty.
                fileOf(
                  'office',
                  (isFor, id) =>
                    id !== frameEntry &&
                    id !== earlyEntry &&
                    !notForEveryPage.test(id) &&
                    isFor(frameEntry) &&
                    !isFor(appEntry, siteEntry),
                ),
                fileOf(
                  'list',
                  (isFor) =>
                    listEntries.every((entry) => isFor(entry)) && !isFor(frameEntry, appEntry, siteEntry),
                ),
                fileOf(
                  'form',
                  (isFor, id) =>
                    !notForEveryPage.test(id) &&
                    isForFormsOnly(isFor) &&
                    !isFor(frameEntry, appEntry, siteEntry),
                ),
                // What else many pages need and is small: one request, not ten.
                fileOf(
                  'pieces',
                  (isFor, id, modules) => !isFor(frameEntry, appEntry, siteEntry) && isPiece(id, modules),
                ),
              ],
            },
          },
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
