import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteContent } from '#contract/site/site-content.ts';
import { type SitePlace, sitePagePath } from '#contract/site/site-pages.ts';
import { type Language, languages } from '#domain/language.ts';
import type { FileCache } from '#server/platform/files/file-cache.ts';
import { type PublishedFile, publishedPicture, publishedText } from './published-file.ts';

const staticDir = join(import.meta.dirname, 'static');

/** Pictures with fixed names, for browsers, for phones that install the site, and for previews of shared links. */
const pictures = [
  { path: '/favicon.ico', file: 'favicon.ico', contentType: 'image/x-icon' },
  { path: '/favicon.svg', file: 'favicon.svg', contentType: 'image/svg+xml' },
  { path: '/apple-touch-icon.png', file: 'icon-180.png', contentType: 'image/png' },
  { path: '/icon-192.png', file: 'icon-192.png', contentType: 'image/png' },
  { path: '/icon-512.png', file: 'icon-512.png', contentType: 'image/png' },
  { path: '/share-card.jpg', file: 'share-card.jpg', contentType: 'image/jpeg' },
] as const;

const readPicture = async (file: string, contentType: string) =>
  publishedPicture(contentType, await readFile(join(staticDir, file)));

/** The picture beside a shared link to a page without one of its own. */
export const lenderCard = (): Promise<PublishedFile> => readPicture('share-card.jpg', 'image/jpeg');

/** Only public pages are for search engines; the others need a sign-in anyway. */
function robots(isPublished: boolean, publicUrl: string): string {
  const map = isPublished ? [`Sitemap: ${publicUrl}/sitemap.xml`] : [];
  const closed = ['/api/', '/r/', '/a/', '/c/', '/k/'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /api/site-pictures/', ...closed, ...map, ''].join('\n');
}

/** Search engines get each thing once: no list of a single service, which is a part of the list of all. */
function sitemap(places: readonly SitePlace[], publicUrl: string): string {
  const urls = places
    .filter(({ service, isGone = false }) => service === undefined && !isGone)
    .flatMap((place) => {
      const addressOf = (language: Language) =>
        publicUrl + sitePagePath(place, language).replaceAll('&', '&amp;');
      const links = languages
        .map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${addressOf(each)}"/>`)
        .join('');
      return languages.map((language) => `<url><loc>${addressOf(language)}</loc>${links}</url>`);
    })
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`;
}

function webManifest({ lender, texts }: SiteContent): string {
  const icon = (edge: number) => ({ src: `/icon-${edge}.png`, sizes: `${edge}x${edge}`, type: 'image/png' });
  return JSON.stringify({
    name: `${lender.name.en} · ${lender.name.ur}`,
    short_name: lender.name.en,
    description: texts.description.en,
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#1463d8',
    icons: [icon(192), icon(512)],
  });
}

/** All files of the site besides its pages, by address. */
export async function siteFiles(
  content: SiteContent,
  places: readonly SitePlace[],
  publicUrl: string,
  fileCache: FileCache,
): Promise<Map<string, PublishedFile>> {
  const { isPublished } = content;
  const files = new Map<string, PublishedFile>();
  for (const { path, file, contentType } of pictures) {
    files.set(path, await readPicture(file, contentType));
  }
  files.set(
    '/robots.txt',
    await publishedText(fileCache, 'text/plain; charset=utf-8', robots(isPublished, publicUrl)),
  );
  files.set(
    '/sitemap.xml',
    await publishedText(
      fileCache,
      'application/xml; charset=utf-8',
      sitemap(isPublished ? places : [], publicUrl),
      { isQuick: true },
    ),
  );
  files.set(
    '/site.webmanifest',
    await publishedText(fileCache, 'application/manifest+json', webManifest(content)),
  );
  return files;
}
