import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { drawFieldIcons } from './front-end/draw-field-icons.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
/** Says what `dist` was built from. Anything else that writes into `dist` removes it. */
export const stamp = join(dist, 'built-from');

/** Everything the built front end is made of. */
const sources = [
  'src/web',
  'src/contract',
  'src/domain',
  'vite.config.ts',
  'tools/front-end',
  'package-lock.json',
  'tools/build.ts',
];
const compressible = new Set(['.js', '.css', '.svg', '.json']);

/** Builds the app and the site's renderer, unless they are already built from exactly these sources. */
export async function buildWeb(say: (line: string) => void): Promise<void> {
  const fingerprint = await fingerprintOf(sources);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === fingerprint) return;
  say('Building the front end…');
  await rm(stamp, { force: true });
  // Loaded only now, because most starts find everything built and Vite takes longer to load than to find that out.
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  await builder.buildApp();
  await drawFieldIcons(join(dist, 'field-book/field'));
  await Promise.all([compress(join(dist, 'client/assets')), compress(join(dist, 'field-book/field'))]);
  // Last, so that a build that was interrupted is done again.
  await writeFile(stamp, fingerprint);
}

async function fingerprintOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    const files = extname(path) ? [path] : await filesBelow(path);
    for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));
}

/** Every asset as it is sent, made once here instead of for each visitor. */
async function compress(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => compressible.has(extname(name)));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const body = await readFile(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(body, quality));
      await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}

if (import.meta.main) await buildWeb((line) => process.stdout.write(`${line}\n`));
