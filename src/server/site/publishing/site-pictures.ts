import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Logger } from 'pino';
import type { PageContent, SiteContent } from '#contract/site/site-content.ts';
import type { SitePlace } from '#contract/site/site-pages.ts';
import { type ShareCard, shareCardSize } from '#contract/site/site-renderer.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { immutable } from '#server/platform/http/static-file.ts';
import { hashOfSitePicture } from '../pictures/site-picture-url.ts';
import type { FileCache } from './file-cache.ts';
import {
  type PublishedAsset,
  type PublishedFile,
  publishedAsset,
  publishedPicture,
  publishedText,
} from './published-file.ts';

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

interface CardKeeper {
  readonly fileCache: FileCache;
  /** By the addresses of their pictures. */
  readonly shareCards: Map<string, PublishedAsset>;
}

/** A photo of a thing is shown whole; the cover of a post fills the card. */
type Fit = 'contain' | 'cover';

const quality = 78;

/** The library is loaded for the first card: most servers find theirs in the cache. It gets only pictures that the product itself made. */
async function drawCard(picture: Uint8Array, fit: Fit): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(picture)
    .resize({ ...shareCardSize, fit, background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality })
    .toBuffer();
}

function picturesOf({ goods, posts, isPublished }: SiteContent): ReadonlyMap<string, Fit> {
  if (!isPublished) return new Map();
  const photos = goods.flatMap(({ picture }) =>
    picture === null ? [] : [[picture.url, 'contain'] as const],
  );
  const covers = posts.flatMap(({ cover }) => (cover === null ? [] : [[cover.url, 'cover'] as const]));
  return new Map<string, Fit>([...photos, ...covers]);
}

/**
 * Draws the cards of shared links from the lender's pictures of its goods and from the covers of its posts, one after another.
 * A picture that can't be read has none, and its page the lender's card.
 */
export async function drawShareCards(
  content: SiteContent,
  { fileCache, shareCards }: CardKeeper,
  files: Pick<FileStore, 'read'>,
  log: Logger,
): Promise<void> {
  const pictures = picturesOf(content);
  for (const url of shareCards.keys()) if (!pictures.has(url)) shareCards.delete(url);
  for (const [url, fit] of pictures) {
    if (shareCards.has(url)) continue;
    const hash = hashOfSitePicture(url);
    try {
      const body = await fileCache(['share card', fit, String(quality), hash], async () =>
        drawCard(await files.read(hash), fit),
      );
      shareCards.set(url, publishedAsset('card', 'jpg', 'image/jpeg', body));
    } catch (err) {
      log.warn({ err, url }, 'the card of a shared link could not be drawn');
    }
  }
}

/** The card of a page about one thing or one post; null if it has none of its own. */
export function shareCardOf(
  { page, slug }: SitePlace,
  { goods, posts }: PageContent,
  { shareCards }: Pick<CardKeeper, 'shareCards'>,
): ShareCard | null {
  const good = page === 'product' ? goods.find((each) => each.slug === slug) : undefined;
  const post = page === 'post' ? posts.find((each) => each.slug === slug) : undefined;
  const { path } = shareCards.get(good?.picture?.url ?? post?.cover?.url ?? '') ?? {};
  if (path === undefined) return null;
  return { path, alt: good?.name ?? (post?.cover?.alt || post?.title) ?? '' };
}
