import type { PoolClient } from 'pg';
import { type FileStore, hashOf } from '#server/platform/files/file-store.ts';
import { lockFile } from '#server/platform/files/lock-file.ts';

/** The picture of the paper of a movement, and the SHA-256 of its bytes in hexadecimal. */
export interface Paper {
  readonly bytes: Uint8Array;
  readonly hash: string;
}

/** A picture with its hash. */
export const paperOf = (bytes: Uint8Array): Paper => ({ bytes, hash: hashOf(bytes) });

/** Stores the picture of a paper before the row of its movement, so a row always has its file. */
export async function keepPaper(client: PoolClient, files: FileStore, paper: Paper | null): Promise<void> {
  if (paper === null) return;
  await lockFile(client, paper.hash);
  await files.put(paper.bytes);
}
