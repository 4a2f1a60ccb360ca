import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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

const compressed = (text: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    },
  });

interface TextOptions {
  readonly cacheControl?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** True for one of hundreds of pages, which is compressed in a twentieth of the time to a tenth more. */
  readonly isOneOfMany?: boolean;
}

/** The quality of brotli for one of hundreds. */
const quick = 7;

/** A text with its compressed forms, made once for all visitors; the smaller one, which takes longest, once for all starts. */
export async function publishedText(
  fileCache: FileCache,
  contentType: string,
  text: string,
  { cacheControl = forAWhile, headers = {}, isOneOfMany = false }: TextOptions = {},
): Promise<PublishedFile> {
  const body = Buffer.from(text);
  const [brotli, gzipped] = await Promise.all([
    isOneOfMany
      ? compressed(body, quick)
      : fileCache(['brotli', body], () => compressed(body, constants.BROTLI_MAX_QUALITY)),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { contentType, cacheControl, headers, etag: etagOf(body), body, brotli, gzip: gzipped };
}
