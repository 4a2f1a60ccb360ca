import { randomBytes } from 'node:crypto';
import { createFileStore } from '#server/platform/files/file-store.ts';

/** A process that keeps one large file after another in DATA_DIR until it is killed. */
const files = createFileStore(process.env.DATA_DIR ?? '');
for (;;) await files.put(randomBytes(64 * 1024 * 1024));
