import { createHash } from 'node:crypto';
import type { SiteContent } from '#contract/site/site-content.ts';
import { type Language, languages, type Phrase } from '#domain/language.ts';
import type { BuiltSite } from './built-site.ts';
import { htmlTexts } from './html-texts.ts';
import { nameDrawing } from './name-drawing.ts';
import { pageContent } from './page-content.ts';
import { subsetPageFaces } from './page-faces.ts';
import { type PublishedFile, publishedAsset, publishedText } from './published-file.ts';
import { siteFiles } from './site-files.ts';
import { structuredData } from './structured-data.ts';
import { specialMedia } from './style-parts.ts';

/** The whole public site, held in memory. It never changes; a new one replaces it. */
export interface PublishedSite {
  file(path: string): PublishedFile | undefined;
  /** The lender of the site, and its purpose in a sentence. */
  readonly lender: Phrase;
  /** The path of the drawing of its Urdu name; null if there is none. */
  readonly lenderDrawing: string | null;
  readonly description: Phrase;
}

const pagePaths: Readonly<Record<Language, readonly string[]>> = { en: ['/'], ur: ['/ur/', '/ur'] };

/** Allows nothing from other origins, no script or style but the page's own, and no way to turn text into script. */
function contentSecurityPolicy(css: string): string {
  const styleHash = createHash('sha256').update(css).digest('base64');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${styleHash}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Renders a page with the font subsets that it names. */
export async function renderPage(
  site: SiteContent,
  language: Language,
  built: BuiltSite,
  publicUrl: string,
): Promise<{ readonly page: PublishedFile; readonly fonts: readonly [string, PublishedFile][] }> {
  const { renderer, specialCssUrl, loaderUrl, hydrateUrl, wholeFaces, fileCache } = built;
  const content = pageContent(site, language);
  const body = renderer.renderBody(content, language);
  const faces = await subsetPageFaces(
    {
      firstScreen: htmlTexts(renderer.renderFirstScreen(content, language)),
      all: [...htmlTexts(body), ...(site.isPublished ? renderer.laterTexts(language) : [])],
    },
    wholeFaces,
    fileCache,
  );
  const css = faces.css + built.css;
  const html = renderer.renderDocument({
    language,
    content,
    body,
    css,
    specialCssUrl,
    specialMedia,
    loaderUrl,
    hydrateUrl,
    publicUrl,
    structuredData: structuredData(content, language, publicUrl),
  });
  const page = await publishedText(fileCache, 'text/html; charset=utf-8', html, {
    cacheControl: 'no-cache',
    headers: { 'Content-Language': language, 'Content-Security-Policy': contentSecurityPolicy(css) },
  });
  return { page, fonts: [...faces.files] };
}

/** The lender's Urdu name as a picture, with its address; null if it can't be drawn. */
async function publishDrawing({ lender }: SiteContent, { wholeFaces, fileCache }: BuiltSite) {
  const drawing = nameDrawing(lender.name.ur, wholeFaces.nastaliq);
  if (drawing === null) return null;
  const type = 'image/svg+xml';
  const { path, file } = publishedAsset('lender-name', 'svg', type, Buffer.from(drawing));
  return { path, file: await publishedText(fileCache, type, drawing, file) };
}

/** Renders the site from its content: a page in each language with its font subsets, and the other files. */
export async function publishSite(
  content: SiteContent,
  built: BuiltSite,
  publicUrl: string,
): Promise<PublishedSite> {
  const pages = await Promise.all(
    languages.map(async (language): Promise<[string, PublishedFile][]> => {
      const { page, fonts } = await renderPage(content, language, built, publicUrl);
      return [...pagePaths[language].map((path): [string, PublishedFile] => [path, page]), ...fonts];
    }),
  );
  const files = new Map([
    ...built.files,
    ...(await siteFiles(content, publicUrl, built.fileCache)),
    ...pages.flat(),
  ]);
  const drawing = await publishDrawing(content, built);
  if (drawing !== null) files.set(drawing.path, drawing.file);
  return {
    file: (path) => files.get(path),
    lender: content.lender.name,
    lenderDrawing: drawing?.path ?? null,
    description: content.texts.description,
  };
}
