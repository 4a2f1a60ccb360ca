import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns a file by its inputs: reads it if it was made before, otherwise makes and stores it. */
export type FileCache = (
  ingredients: readonly (string | Buffer)[],
  make: () => Promise<Buffer>,
) => Promise<Buffer>;

/**
 * Caches slow files in a folder of the build, which a new build empties. A second start then publishes in a fraction of the
 * time. If the folder is not writable, everything works, only slower.
 */
export function fileCacheIn(folder: string): FileCache {
  const underWay = new Map<string, Promise<Buffer>>();
  const readOrMake = async (file: string, make: () => Promise<Buffer>) => {
    const kept = await readFile(file).catch(() => undefined);
    if (kept !== undefined) return kept;

    const made = await make();
    const unfinished = `${file}.${process.pid}`;
    await mkdir(folder, { recursive: true })
      .then(() => writeFile(unfinished, made))
      // Renamed when complete, so that another process never reads half of it.
      .then(() => rename(unfinished, file))
      .catch(() => undefined);
    return made;
  };
  return (ingredients, make) => {
    const hash = createHash('sha256');
    for (const ingredient of ingredients) hash.update(ingredient).update('\0');
    const file = join(folder, hash.digest('hex'));
    // Pages that are published at once have fonts in common.
    const made = underWay.get(file) ?? readOrMake(file, make).finally(() => underWay.delete(file));
    underWay.set(file, made);
    return made;
  };
}
