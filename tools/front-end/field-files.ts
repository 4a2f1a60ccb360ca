import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The folder of the field book in its build and in its addresses. */
export const fieldFolder = 'field';
const worker = `${fieldFolder}/worker.js`;

/**
 * Writes into the worker of the field book which files it keeps on the phone, and the edition of them. A worker that differs by one
 * letter is a new one, so a phone gets all files of one edition or none.
 */
export const fieldFiles: Plugin = {
  name: 'field-files',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'field',
  generateBundle(_options, bundle) {
    const hash = createHash('sha256');
    const files = Object.values(bundle).filter(({ fileName }) => fileName !== worker);
    for (const file of files) hash.update(file.type === 'chunk' ? file.code : file.source);
    const made = bundle[worker];
    if (made?.type !== 'chunk') throw new Error('the field book has a worker');
    const names = files.map(({ fileName }) => `/${fileName}`);
    made.code = made.code
      .replaceAll('__field_files__', JSON.stringify(names))
      .replaceAll('__field_edition__', JSON.stringify(hash.digest('hex').slice(0, 12)));
  },
};
