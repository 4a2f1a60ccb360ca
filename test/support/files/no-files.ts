import { type FileStore, hashOf } from '#server/platform/files/file-store.ts';

/** A file store for tests that need the rows of the sample lender and none of its pictures. */
export const noFiles: Pick<FileStore, 'put'> = { put: async (bytes) => hashOf(bytes) };
