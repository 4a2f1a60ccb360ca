import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type Bytes = Uint8Array<ArrayBuffer>;

/** Files by the SHA-256 of their content, in hexadecimal. A file never changes. */
export interface FileStore {
  /** Stores the bytes and returns their hash. The same bytes again, even at the same moment, are the same file. */
  put(bytes: Uint8Array): Promise<string>;
  /** Returns the file with this hash. Throws if the bytes have changed. */
  read(hash: string): Promise<Bytes>;
  /** The state of the file with this hash, compared byte for byte. */
  look(hash: string): Promise<FileState>;
  /** Deletes the file with this hash; it may be gone already. */
  erase(hash: string): Promise<void>;
}

export type FileState = 'whole' | 'changed' | 'missing';

/** The file store cannot be reached. The request is valid and may be retried. */
export class FilesUnreachable extends Error {
  override readonly name = 'FilesUnreachable';
}

/** Only the product's own user may read the files. */
const folderMode = 0o700;
const fileMode = 0o600;

/** Keeps files in a folder of the data directory, which several processes may share. */
export function createFileStore(dataDir: string): FileStore {
  const folder = join(dataDir, 'files');
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash);

  return {
    async put(bytes) {
      const hash = hashOf(bytes);
      await writeWhole(pathOf(hash), join(folder, 'incoming'), bytes);
      return hash;
    },
    ...readingWith((hash) => readIfThere(pathOf(hash))),
    async erase(hash) {
      await rm(pathOf(hash), { force: true });
    },
  };
}

/**
 * The `read` and `look` of a store, from a function that finds the bytes of a hash or null. Changed bytes are never returned.
 */
export function readingWith(find: (hash: string) => Promise<Bytes | null>): Pick<FileStore, 'read' | 'look'> {
  return {
    async read(hash) {
      const bytes = await find(hash);
      const state = stateOf(bytes, hash);
      if (bytes === null || state !== 'whole') throw new Error(`the file ${hash} is ${state}`);
      return bytes;
    },
    async look(hash) {
      return stateOf(await find(hash), hash);
    },
  };
}

async function readIfThere(path: string): Promise<Buffer<ArrayBuffer> | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

function stateOf(bytes: Uint8Array | null, hash: string): FileState {
  if (bytes === null) return 'missing';
  return hashOf(bytes) === hash ? 'whole' : 'changed';
}

/** The name of a file in the store: the SHA-256 of its bytes. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Writes the file under another name, makes sure that the disk has it, and only then gives it its name: a file that was cut
 * short stays in the incoming folder, where nothing reads it. A file that has the name already is replaced by the same bytes,
 * which repairs a damaged one.
 */
async function writeWhole(path: string, incoming: string, bytes: Uint8Array): Promise<void> {
  const place = dirname(path);
  for (const needed of [incoming, place]) await mkdir(needed, { recursive: true, mode: folderMode });
  const unfinished = join(incoming, randomUUID());
  const file = await open(unfinished, 'wx', fileMode);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  await syncFolder(place);
}

/** The name, too, must survive a power failure. Windows does not open folders, and syncs names itself. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
