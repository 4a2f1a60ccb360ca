import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FileCache } from '#server/platform/files/file-cache.ts';
import { immutable } from '#server/platform/http/static-file.ts';
import { type PublishedFile, publishedPicture, publishedText } from './published-file.ts';

const sourceDir = join(import.meta.dirname, '../../../web/public');

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

async function pictureFile(source: string, fileCache: FileCache): Promise<PublishedFile> {
  const body = await readFile(join(sourceDir, source));
  const extension = extname(source);
  if (extension === '.svg')
    return publishedText(fileCache, 'image/svg+xml', body.toString(), { cacheControl: immutable });
  const contentType = contentTypes[extension];
  if (contentType === undefined) throw new Error(`${source} is a picture of an unknown kind`);
  return { ...publishedPicture(contentType, body), cacheControl: immutable };
}

/** The site's pictures under the addresses that the built page gives them, which carry a hash of their content. */
export async function sitePictures(
  addresses: Readonly<Record<string, string>>,
  fileCache: FileCache,
): Promise<ReadonlyMap<string, PublishedFile>> {
  const files = Object.entries(addresses).map(
    async ([source, address]) => [address, await pictureFile(source, fileCache)] as const,
  );
  return new Map(await Promise.all(files));
}
