import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const web = join(import.meta.dirname, '../../src/web/');

/**
 * The scripts that some files were built into, with everything that they import at once, and their style sheets: first all
 * that the first file needs, then what the second needs besides.
 */
function builtFiles(bundle: Rolldown.OutputBundle, sources: readonly string[]): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const seen = new Set<Rolldown.OutputChunk>();
  for (const source of sources) {
    for (const entry of chunks.filter(({ facadeModuleId }) => facadeModuleId === join(web, source)))
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
 * Writes a list for the server: the addresses that the app answers, every other one being answered 404, and the files that the
 * page at each of them needs, so that the browser can fetch them all at once.
 */
export const addressList: Plugin = {
  name: 'address-list',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_options, bundle) {
    // Loaded by Node as it is: its pages are only named in it, and nothing of them belongs into this file.
    const file = pathToFileURL(join(web, 'addresses.ts')).href;
    const { addresses }: typeof import('#web/addresses.ts') = await import(file);
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
