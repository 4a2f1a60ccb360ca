import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FileCache } from '#server/platform/files/file-cache.ts';
import { etagOf, immutable, type StaticFile } from '#server/platform/http/static-file.ts';

export type PublishedFile = StaticFile;

/** Ten minutes, because the file has the same name after a change. */
const forAWhile = 'public, max-age=600';

/** A file with its address. */
export interface PublishedAsset {
  readonly path: string;
  readonly file: PublishedFile;
}

/** A file under a name that carries its content's hash; another content is another file. */
export function publishedAsset(
  name: string,
  extension: string,
  contentType: string,
  body: Buffer,
): PublishedAsset {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 8);
  return {
    path: `/assets/${name}-${hash}.${extension}`,
    file: { contentType, cacheControl: immutable, headers: {}, etag: etagOf(body), body },
  };
}

/** A picture or another file that is small already. */
export function publishedPicture(contentType: string, body: Buffer): PublishedFile {
  return { contentType, cacheControl: forAWhile, headers: {}, etag: etagOf(body), body };
}

const textAt = (text: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
  },
});

interface TextOptions {
  readonly cacheControl?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** True for one of hundreds of texts, and for one that nobody waits for: compressed in a thirtieth of the time to a tenth more. */
  readonly isQuick?: boolean;
}

/** The quality of brotli for a quick one. It takes a millisecond: handing it to a thread would take longer. */
const quick = 7;

const gzipBest = { level: constants.Z_BEST_COMPRESSION };

/** A text with its compressed forms, made once for all visitors; the smaller one, which takes longest, once for all starts. */
export async function publishedText(
  fileCache: FileCache,
  contentType: string,
  text: string,
  { cacheControl = forAWhile, headers = {}, isQuick = false }: TextOptions = {},
): Promise<PublishedFile> {
  const body = Buffer.from(text);
  const best = () => promisify(brotliCompress)(body, textAt(body, constants.BROTLI_MAX_QUALITY));
  const [brotli, gzipped] = isQuick
    ? [brotliCompressSync(body, textAt(body, quick)), gzipSync(body)]
    : await Promise.all([fileCache(['brotli', body], best), promisify(gzip)(body, gzipBest)]);
  return { contentType, cacheControl, headers, etag: etagOf(body), body, brotli, gzip: gzipped };
}
