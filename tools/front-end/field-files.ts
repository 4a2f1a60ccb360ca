import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of the field book in its build and in its addresses. */
export const fieldFolder = 'field';
const worker = `${fieldFolder}/worker.js`;

/**
 * Writes into the worker of the field book which files it keeps on the phone, and the edition of them. A worker that differs by one
 * letter is a new one, so a phone gets all files of one edition or none. The worker is built after the page and beside its files, and
 * alone: a phone runs one file as a worker.
 */
export const fieldFiles: Plugin = {
  name: 'field-files',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'fieldWorker',
  generateBundle({ dir = '' }, bundle) {
    const folder = join(dir, fieldFolder);
    const names = readdirSync(folder).filter((name) => join(fieldFolder, name) !== worker);
    const hash = createHash('sha256');
    for (const name of names.sort()) hash.update(readFileSync(join(folder, name)));
    const made = bundle[worker];
    if (made?.type !== 'chunk') throw new Error('the field book has a worker');
    made.code = made.code
      .replaceAll('__field_files__', JSON.stringify(names.map((name) => `/${fieldFolder}/${name}`)))
      .replaceAll('__field_edition__', JSON.stringify(hash.digest('hex').slice(0, 12)));
  },
};
