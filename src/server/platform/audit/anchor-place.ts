import { type FileHandle, mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../files/file-store.ts';

/** The place outside the database that keeps the lines of the audit anchors. A line that was added never changes. */
export interface AnchorPlace {
  /** The place's name inside a sentence. */
  readonly name: string;
  /**
   * The lines, in the order in which they were added. Given the SHA-256 of a line, it may leave out additions before that
   * line's.
   */
  read(fromLine?: string): Promise<string>;
  /** Appends lines. One process at a time may append: the one that holds the lock in the database. */
  add(lines: string): Promise<void>;
  /** Restores the lines of a backup into a place that has none, or the same: all of them, or none. */
  restore(lines: string): Promise<void>;
}

/** Only the product's own system user may read and write it. */
const fileMode = 0o600;

/** Keeps the lines in one file of the data directory. */
export function createAnchorFile(dataDir: string): AnchorPlace {
  const path = join(dataDir, 'audit-anchors.jsonl');
  return {
    name: path,
    async read(fromLine) {
      const tail = fromLine === undefined ? null : await readFrom(path, fromLine);
      if (tail !== null) return tail;
      return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
    },
    async add(lines) {
      await mkdir(dataDir, { recursive: true });
      const file = await open(path, 'a', fileMode);
      try {
        await file.chmod(fileMode);
        await file.writeFile(lines);
        await file.sync();
      } finally {
        await file.close();
      }
    },
    async restore(lines) {
      const draft = `${path}.restored`;
      await mkdir(dataDir, { recursive: true });
      await writeFile(draft, lines, { mode: fileMode, flush: true });
      await rename(draft, path);
    },
  };
}

/** A server knows a line that is near the end, because it notes often. */
const tailBytes = 64 * 1024;

/** The lines from the one with that hash on, if it is near the end; null if it is not, or there is no file. */
async function readFrom(path: string, hash: string): Promise<string | null> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (file === null) return null;
  try {
    const lines = (await readTail(file)).split('\n');
    const first = lines.findIndex((line) => hashOf(Buffer.from(line)) === hash);
    return first === -1 ? null : lines.slice(first).join('\n');
  } finally {
    await file.close();
  }
}

async function readTail(file: FileHandle): Promise<string> {
  const { size } = await file.stat();
  const position = Math.max(0, size - tailBytes);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size - position), 0, size - position, position);
  return buffer.toString('utf8', 0, bytesRead);
}
