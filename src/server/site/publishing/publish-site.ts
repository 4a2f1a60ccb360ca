import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import type { PageContent, SiteContent } from '#contract/site/site-content.ts';
import { type SitePlace, sitePagePath } from '#contract/site/site-pages.ts';
import { type Language, languages, type Phrase } from '#domain/language.ts';
import { permissionsWithCamera } from '#server/platform/http/security-headers.ts';
import type { BuiltSite } from './built-site.ts';
import { htmlTexts } from './html-texts.ts';
import { nameDrawing } from './name-drawing.ts';
import { pageContent } from './page-content.ts';
import { type PageFaces, subsetPageFaces } from './page-faces.ts';
import { type PublishedAsset, type PublishedFile, publishedAsset, publishedText } from './published-file.ts';
import { siteFiles } from './site-files.ts';
import { shareCardOf } from './site-pictures.ts';
import { gonePlace, placeGroups } from './site-places.ts';
import { structuredData } from './structured-data.ts';
import { specialMedia, usedStyle } from './style-parts.ts';

/** The whole public site, held in memory. It never changes; a new one replaces it. */
export interface PublishedSite {
  file(path: string): PublishedFile | undefined;
  /** The files whose names carry the hash of their content. */
  readonly assets: ReadonlyMap<string, PublishedFile>;
  /** The lender of the site, and its purpose in a sentence. */
  readonly lender: Phrase;
  /** The path of the drawing of its Urdu name; null if there is none. */
  readonly lenderDrawing: string | null;
  readonly description: Phrase;
  /** Renders a page that is of one visitor, at this moment. */
  live(place: SitePlace, language: Language): LivePage;
}

/** A page that no other visitor gets. */
export interface LivePage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The addresses that answer with a page. */
function pathsOf(place: SitePlace, language: Language): string[] {
  const path = sitePagePath(place, language);
  return path === '/ur/' ? [path, '/ur'] : [path];
}

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

interface RenderedPage {
  readonly place: SitePlace;
  readonly page: PublishedFile;
}

/** The font subsets of pages in one language: those that readers open after each other share them. */
function facesOf(
  bodies: ReadonlyMap<SitePlace, string>,
  content: PageContent,
  language: Language,
  { renderer, wholeFaces, fileCache }: BuiltSite,
): Promise<PageFaces> {
  const kinds = [...new Set([...bodies.keys()].map(({ page }) => page))];
  const firstScreens = kinds.map((kind) => renderer.pages[kind].renderFirstScreen(content, language));
  const later = kinds.flatMap((kind) => renderer.pages[kind].laterTexts(language));
  const texts = {
    wholeNastaliq: kinds.includes('post') ? renderer.faces.nastaliq : null,
    openNastaliq: kinds.includes('complaints') ? renderer.faces.nastaliq : null,
    firstScreen: [...new Set(firstScreens.flatMap(htmlTexts))],
    all: [...new Set([...[...bodies.values()].flatMap(htmlTexts), ...(content.isPublished ? later : [])])],
  };
  return subsetPageFaces(texts, wholeFaces, fileCache);
}

interface RenderedPages {
  readonly pages: readonly RenderedPage[];
  /** The data of a search; null if none of the pages has one. */
  readonly index: PublishedAsset | null;
  readonly faces: PageFaces;
}

/** Renders pages in one language with the font subsets that they name. Other work goes on between two pages. */
export async function renderPages(
  places: readonly SitePlace[],
  site: SiteContent,
  language: Language,
  built: BuiltSite,
  publicUrl: string,
): Promise<RenderedPages> {
  const { renderer, fileCache } = built;
  const content = pageContent(site, language);
  const bodies = new Map<SitePlace, string>();
  for (const place of places) {
    bodies.set(place, renderer.pages[place.page].renderBody(content, language, place));
    await breathe();
  }
  const faces = await facesOf(bodies, content, language, built);
  const index = places.some(({ page }) => page === 'products')
    ? await publishIndex(site, language, built)
    : null;
  const pages: RenderedPage[] = [];
  for (const [place, body] of bodies) {
    const { css: style, laterCss, specialCssUrl, scripts } = built.pages[place.page];
    const css = faces.css + usedStyle(style, body, laterCss);
    const html = renderer.renderDocument({
      ...{ place, language, content, body, css, specialCssUrl, specialMedia, scripts, publicUrl },
      indexUrl: place.page === 'products' ? (index?.path ?? null) : null,
      shareCard: shareCardOf(place, content, built),
      structuredData: structuredData(content, language, publicUrl, place),
    });
    const path = sitePagePath(place, language);
    const last = place.slug === undefined ? undefined : built.lastOfMany.get(path);
    // Most of hundreds of pages are as they were.
    const page = last?.body.equals(Buffer.from(html))
      ? last
      : await publishedText(fileCache, 'text/html; charset=utf-8', html, {
          cacheControl: 'no-cache',
          isOneOfMany: place.slug !== undefined,
          headers: {
            'Content-Language': language,
            'Content-Security-Policy': contentSecurityPolicy(css),
            ...(place.page === 'check' && permissionsWithCamera),
          },
        });
    if (place.slug !== undefined) built.lastOfMany.set(path, page);
    pages.push({ place, page });
  }
  return { pages, index, faces };
}

/** A live page has the letters of the form of complaints, or of the page that says that there is no site yet. */
const isWithLetters = (pages: readonly RenderedPage[]) =>
  pages.some(({ place }) => place.page === 'complaints');

function livePage(
  place: SitePlace,
  content: PageContent,
  language: Language,
  { renderer, pages }: BuiltSite,
  publicUrl: string,
  letters: string,
): LivePage {
  const { css: style, laterCss, specialCssUrl, scripts } = pages[place.page];
  const body = renderer.pages[place.page].renderBody(content, language, place);
  const css = letters + usedStyle(style, body, laterCss);
  const html = renderer.renderDocument({
    ...{ place, language, content, body, css, specialCssUrl, specialMedia, scripts, publicUrl },
    ...{ indexUrl: null, shareCard: null, structuredData: null },
  });
  return {
    html,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Content-Security-Policy': contentSecurityPolicy(css),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  };
}

/** The data of the search among all goods under a name of its own, so that a visitor fetches it once. */
async function publishIndex(site: SiteContent, language: Language, { renderer, fileCache }: BuiltSite) {
  const type = 'application/json';
  const text = renderer.goodsIndex(site, language);
  const { path, file } = publishedAsset(`goods-${language}`, 'json', type, Buffer.from(text));
  return { path, file: await publishedText(fileCache, type, text, file) };
}

/** The lender's Urdu name as a picture, with its address; null if it can't be drawn. */
async function publishDrawing({ lender }: SiteContent, { wholeFaces, fileCache }: BuiltSite) {
  const drawing = nameDrawing(lender.name.ur, wholeFaces.nastaliq);
  if (drawing === null) return null;
  const type = 'image/svg+xml';
  const { path, file } = publishedAsset('lender-name', 'svg', type, Buffer.from(drawing));
  return { path, file: await publishedText(fileCache, type, drawing, file) };
}

/** The page for an address of a product that is not shown, by the path of its language's products. */
type GonePages = ReadonlyMap<string, PublishedFile>;

function fileAt(path: string, files: ReadonlyMap<string, PublishedFile>, gone: GonePages) {
  const file = files.get(path);
  if (file !== undefined) return file;
  for (const [start, page] of gone) if (path.startsWith(`${start}/`)) return page;
  return undefined;
}

/** Renders the site from its content: its pages in each language with its font subsets, and the other files. */
export async function publishSite(
  content: SiteContent,
  built: BuiltSite,
  publicUrl: string,
): Promise<PublishedSite> {
  const groups = placeGroups(content);
  const files = new Map([
    ...built.files,
    ...(await siteFiles(content, groups.flat(), publicUrl, built.fileCache)),
  ]);
  const gone = new Map<string, PublishedFile>();
  const rendered = await Promise.all(
    groups.flatMap((places) =>
      languages.map(async (language) => ({
        language,
        ...(await renderPages(places, content, language, built, publicUrl)),
      })),
    ),
  );
  for (const { language, pages, index, faces } of rendered) {
    if (index !== null) files.set(index.path, index.file);
    for (const [path, font] of faces.files) files.set(path, font);
    for (const { place, page } of pages) {
      if (place.isGone) gone.set(sitePagePath(gonePlace, language), { ...page, status: 410 });
      else for (const path of pathsOf(place, language)) files.set(path, page);
    }
  }
  for (const { path, file } of built.shareCards.values()) files.set(path, file);
  const drawing = await publishDrawing(content, built);
  if (drawing !== null) files.set(drawing.path, drawing.file);
  return {
    file: (path) => fileAt(path, files, gone),
    assets: new Map([...files].filter(([path]) => path.startsWith('/assets/'))),
    lender: content.lender.name,
    lenderDrawing: drawing?.path ?? null,
    description: content.texts.description,
    live: (place, language) => {
      const letters = rendered.find((each) => each.language === language && isWithLetters(each.pages));
      return livePage(
        place,
        pageContent(content, language),
        language,
        built,
        publicUrl,
        letters?.faces.css ?? '',
      );
    },
  };
}
