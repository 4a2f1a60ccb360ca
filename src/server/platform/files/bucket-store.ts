import { randomBytes } from 'node:crypto';
import type { BucketSettings } from '../config.ts';
import { StartupError } from '../startup-error.ts';
import { openBucket } from './bucket.ts';
import { type FileStore, hashOf, readingWith } from './file-store.ts';

/** Keeps files in a bucket of an S3-compatible store, which servers on several machines may share. */
export function createBucketStore(settings: BucketSettings): FileStore {
  const { name, send } = openBucket(settings);

  return {
    async put(bytes) {
      const hash = hashOf(bytes);
      // The hash is part of the signature, so the store refuses any other bytes.
      const headers = { 'X-Amz-Content-Sha256': hash };
      await send(`/${hash}`, { method: 'PUT', body: Uint8Array.from(bytes), headers }, [200]);
      return hash;
    },
    ...readingWith(async (hash) => {
      const { status, body } = await send(`/${hash}`, { method: 'GET' }, [200, 404]);
      return status === 404 ? null : new Uint8Array(body);
    }),
    async erase(hash) {
      const { headers } = await send(`/${hash}`, { method: 'DELETE' }, [200, 204, 404]);
      if (headers.get('x-amz-delete-marker') === 'true')
        throw new Error(`the bucket ${name} keeps old versions, so nothing is erased from it`);
    },
  };
}

/** Writes, reads and erases a small file. Refuses, with a StartupError, a bucket in which that does not work. */
export async function checkBucket(settings: BucketSettings): Promise<void> {
  const files = createBucketStore(settings);
  try {
    // Random, so that servers that start at the same moment do not erase each other's file.
    const hash = await files.put(randomBytes(32));
    await files.read(hash);
    await files.erase(hash);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`S3_ENDPOINT and S3_BUCKET do not work: ${reason}.`);
  }
}
