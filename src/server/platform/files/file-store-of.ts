import type { Config } from '../config.ts';
import { createBucketStore } from './bucket-store.ts';
import { createFileStore, type FileStore } from './file-store.ts';

/** Where the settings say that files are kept. */
export function fileStoreOf({ bucket, dataDir }: Config): FileStore {
  return bucket === undefined ? createFileStore(dataDir) : createBucketStore(bucket);
}
