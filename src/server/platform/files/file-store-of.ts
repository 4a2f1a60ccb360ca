import type { Config } from '../config.ts';
import { createBucketStore } from './bucket-store.ts';
import { createFileStore, type FileStore } from './file-store.ts';

/** The file store according to the settings. */
export function fileStoreOf({ bucket, dataDir }: Config): FileStore {
  return bucket === undefined ? createFileStore(dataDir) : createBucketStore(bucket);
}
