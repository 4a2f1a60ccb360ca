import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import type { PageContent, SiteContent } from '#contract/site/site-content.ts';
import { type SitePlace, sitePagePath } from '#contract/site/site-pages.ts';
import type { SiteRenderer } from '#contract/site/site-renderer.ts';
import { type Language, languages, type Phrase } from '#domain/language.ts';
import { permissionsWithCamera } from '#server/platform/http/security-headers.ts';
import { cardOf, type NamedCard } from '../share-cards/card-of.ts';
import type { CardRecipe } from '../share-cards/draw-card.ts';
import type { NamedCards } from '../share-cards/share-cards.ts';
import { nameDrawing } from '../typesetting/name-drawing.ts';
import type { BuiltSite } from './built-site.ts';
import { htmlTexts } from './html-texts.ts';
import { pageContent } from './page-content.ts';
import { distinctLetters, type PageFaces, subsetPageFaces } from './page-faces.ts';
import { type PublishedAsset, type PublishedFile, publishedAsset, publishedText } from './published-file.ts';
import { siteFiles } from './site-files.ts';
import { gonePlace, placeGroups } from './site-places.ts';
import { structuredData } from './structured-data.ts';
import { specialMedia } from './style-parts.ts';

/** The whole public site, held in memory. It never changes; a new one replaces it. */
export interface PublishedSite {
  file(path: string): PublishedFile | undefined;
  /** The files whose names carry the hash of their content. */
  readonly assets: ReadonlyMap<string, PublishedFile>;
  /** The pictures beside shared links to its pages, by their addresses. */
  readonly cards: NamedCards;
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
  readonly card: NamedCard | null;
}

/** Pages in one language whose readers often open them after each other, so they share their fonts. */
interface PageGroup {
  readonly language: Language;
  readonly content: PageContent;
  readonly bodies: ReadonlyMap<SitePlace, string>;
  /** Everything that the pages show, or may say later. */
  readonly texts: readonly string[];
}

const kindsOf = ({ bodies }: PageGroup) => [...new Set([...bodies.keys()].map(({ page }) => page))];

/** Renders the bodies of pages. Other work goes on between two of them. */
async function renderGroup(
  places: readonly SitePlace[],
  content: PageContent,
  language: Language,
  { pages }: SiteRenderer,
): Promise<PageGroup> {
  const bodies = new Map<SitePlace, string>();
  for (const place of places) {
    bodies.set(place, pages[place.page].renderBody(content, language, place));
    await breathe();
  }
  const texts = new Set([...bodies.values()].flatMap(htmlTexts));
  const group = { language, content, bodies, texts: [...texts] };
  if (!content.isPublished) return group;
  return {
    ...group,
    texts: [...texts, ...kindsOf(group).flatMap((kind) => pages[kind].laterTexts(language))],
  };
}

function facesOf(
  group: PageGroup,
  besides: string,
  { renderer, wholeFaces, fileCache }: BuiltSite,
): Promise<PageFaces> {
  const { content, language } = group;
  const kinds = kindsOf(group);
  const firstScreens = kinds.map((kind) => renderer.pages[kind].renderFirstScreen(content, language));
  const texts = {
    wholeNastaliq: kinds.includes('post') ? renderer.faces.nastaliq : null,
    open: kinds.includes('complaints') ? renderer.faces : null,
    firstScreen: [...new Set(firstScreens.flatMap(htmlTexts))],
    ...{ all: group.texts, besides },
  };
  return subsetPageFaces(texts, wholeFaces, fileCache);
}

interface RenderedPages {
  readonly language: Language;
  readonly pages: readonly RenderedPage[];
  /** The data of a search; null if none of the pages has one. */
  readonly index: PublishedAsset | null;
  readonly faces: PageFaces;
}

/** True for a page of a single thing, and for a part of a long list. */
const isOneOfMany = ({ slug, service, part = 1 }: SitePlace) =>
  slug !== undefined || service !== undefined || part > 1;

async function finishGroup(
  group: PageGroup,
  besides: string,
  site: SiteContent,
  built: BuiltSite,
  publicUrl: string,
): Promise<RenderedPages> {
  const { renderer, fileCache } = built;
  const { language, content, bodies } = group;
  const faces = await facesOf(group, besides, built);
  const index = kindsOf(group).includes('products') ? await publishIndex(site, language, built) : null;
  const pages: RenderedPage[] = [];
  for (const [place, body] of bodies) {
    const { styleOf, specialCssUrl, scripts } = built.pages[place.page];
    const css = faces.css + styleOf(body);
    const card = cardOf(place, content, language);
    const html = renderer.renderDocument({
      ...{ place, language, content, body, css, specialCssUrl, specialMedia, scripts, publicUrl },
      indexUrl: place.page === 'products' ? (index?.path ?? null) : null,
      shareCard: card,
      structuredData: structuredData(content, language, publicUrl, place),
    });
    const path = sitePagePath(place, language);
    const isMany = isOneOfMany(place);
    const last = isMany ? built.lastOfMany.get(path) : undefined;
    // Most of hundreds of pages are as they were.
    const page = last?.body.equals(Buffer.from(html))
      ? last
      : await publishedText(fileCache, 'text/html; charset=utf-8', html, {
          cacheControl: 'no-cache',
          isQuick: isMany,
          headers: {
            'Content-Language': language,
            'Content-Security-Policy': contentSecurityPolicy(css),
            ...(place.page === 'check' && permissionsWithCamera),
          },
        });
    if (isMany) built.lastOfMany.set(path, page);
    await breathe();
    pages.push({ place, page, card });
  }
  return { language, pages, index, faces };
}

/** Renders the landing page in one language with the font subsets that it names. */
export async function renderHome(
  site: SiteContent,
  language: Language,
  built: BuiltSite,
  publicUrl: string,
): Promise<RenderedPages> {
  const group = await renderGroup([{ page: 'home' }], pageContent(site, language), language, built.renderer);
  return finishGroup(group, '', site, built, publicUrl);
}

/** Renders all pages in one language. The landing page has letters of its own, because most visitors see it first. */
async function renderLanguage(
  groups: readonly (readonly SitePlace[])[],
  site: SiteContent,
  language: Language,
  built: BuiltSite,
  publicUrl: string,
): Promise<RenderedPages[]> {
  const content = pageContent(site, language);
  const bodies: PageGroup[] = [];
  for (const places of groups) bodies.push(await renderGroup(places, content, language, built.renderer));
  const isLanding = (group: PageGroup) => kindsOf(group).includes('home');
  const besides = distinctLetters(bodies.filter((group) => !isLanding(group)).flatMap(({ texts }) => texts));
  return Promise.all(
    bodies.map((group) => finishGroup(group, isLanding(group) ? '' : besides, site, built, publicUrl)),
  );
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
  const { styleOf, specialCssUrl, scripts } = pages[place.page];
  const body = renderer.pages[place.page].renderBody(content, language, place);
  const css = letters + styleOf(body);
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
  const cards = new Map<string, CardRecipe>();
  const rendered = (
    await Promise.all(
      languages.map((language) => renderLanguage(groups, content, language, built, publicUrl)),
    )
  ).flat();
  for (const { language, pages, index, faces } of rendered) {
    if (index !== null) files.set(index.path, index.file);
    for (const [path, font] of faces.files) files.set(path, font);
    for (const { place, page, card } of pages) {
      if (card !== null) cards.set(card.path, card.recipe);
      if (place.isGone) gone.set(sitePagePath(gonePlace, language), { ...page, status: 410 });
      else for (const path of pathsOf(place, language)) files.set(path, page);
    }
  }
  const drawing = await publishDrawing(content, built);
  if (drawing !== null) files.set(drawing.path, drawing.file);
  return {
    file: (path) => fileAt(path, files, gone),
    assets: new Map([...files].filter(([path]) => path.startsWith('/assets/'))),
    cards,
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
