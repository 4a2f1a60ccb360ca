import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SitePage } from '#contract/site/site-pages.ts';
import type { SiteRenderer, SiteScripts } from '#contract/site/site-renderer.ts';
import { type FileCache, fileCacheIn } from '#server/platform/files/file-cache.ts';
import { readWholeFaces, type WholeFaces } from './page-faces.ts';
import { type PublishedFile, publishedAsset, publishedText } from './published-file.ts';
import { sitePictures } from './site-pictures.ts';
import { styleParts, usedStyles } from './style-parts.ts';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

interface BuiltPage {
  /** The style that a page with this body carries. */
  readonly styleOf: (body: string) => string;
  /** The address of the rules for only paper and forced colours. */
  readonly specialCssUrl: string;
  readonly scripts: SiteScripts;
}

/** The site as built. Only its last pages change while the process runs. */
export interface BuiltSite {
  readonly renderer: SiteRenderer;
  readonly pages: Readonly<Record<SitePage, BuiltPage>>;
  readonly wholeFaces: WholeFaces;
  /** Pictures and style that every page names. */
  readonly files: ReadonlyMap<string, PublishedFile>;
  /** The pages of which there are hundreds as they were published last, by their addresses. */
  readonly lastOfMany: Map<string, PublishedFile>;
  /** The cache of files that are slow to make from the build and the content. */
  readonly fileCache: FileCache;
}

const loader = 'public/loader.ts';
const hydration = 'public/hydrate.tsx';

function chunkOf(manifest: Manifest, name: string): ManifestChunk {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`the build has no ${name}`);
  return chunk;
}

type ImportKind = 'imports' | 'dynamicImports';

/** The style files of a chunk and of what it imports in these ways, each once, imports first. */
function styleFiles(
  manifest: Manifest,
  name: string,
  kinds: readonly ImportKind[],
  seen = new Set<string>(),
): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const chunk = chunkOf(manifest, name);
  const imports = kinds.flatMap((kind) => chunk[kind] ?? []);
  const files = imports.flatMap((each) => styleFiles(manifest, each, kinds, seen));
  return [...new Set([...files, ...(chunk.css ?? [])])];
}

async function publishedStyle(
  css: string,
  fileCache: FileCache,
): Promise<[path: string, file: PublishedFile]> {
  const type = 'text/css; charset=utf-8';
  const { path, file } = publishedAsset('special', 'css', type, Buffer.from(css));
  return [path, await publishedText(fileCache, type, css, file)];
}

export async function readBuiltSite(clientDir: string, renderDir: string): Promise<BuiltSite> {
  const manifest: Manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const stylesOf = async (kinds: readonly ImportKind[]) => {
    const files = styleFiles(manifest, hydration, kinds);
    return (await Promise.all(files.map((file) => readFile(join(clientDir, file), 'utf8')))).join('');
  };
  const hydrated = await stylesOf(['imports']);
  const hydratedLater = await stylesOf(['imports', 'dynamicImports']);
  const { siteRenderer: renderer }: { siteRenderer: SiteRenderer } = await import(
    pathToFileURL(join(renderDir, 'render.js')).href
  );
  const fileCache = fileCacheIn(join(renderDir, 'made-once'));
  const files = new Map(await sitePictures(renderer.pictures, fileCache));
  const addressOf = (entry: string) => `/${chunkOf(manifest, entry).file}`;
  const builtPage = async (whole: string, scripts: SiteScripts): Promise<BuiltPage> => {
    const { screen, special } = styleParts(whole);
    const [specialCssUrl, specialCss] = await publishedStyle(special, fileCache);
    files.set(specialCssUrl, specialCss);
    // The style of dialogs and for paper comes after the page's own.
    return { styleOf: usedStyles(screen, special + hydratedLater), specialCssUrl, scripts };
  };
  const scriptAlone = async (name: string): Promise<string> => {
    const type = 'text/javascript; charset=utf-8';
    const body = await readFile(join(renderDir, `../alone/${name}/${name}.js`));
    const { path, file } = publishedAsset(name, 'js', type, body);
    files.set(path, await publishedText(fileCache, type, body.toString(), file));
    return path;
  };
  const worksOut = { first: await scriptAlone('work-out'), hydrate: await scriptAlone('due-dates') };
  return {
    renderer,
    pages: {
      home: await builtPage(hydrated + renderer.pages.home.css, {
        ...{ first: addressOf(loader), hydrate: addressOf(hydration) },
      }),
      calculator: await builtPage(renderer.pages.calculator.css, worksOut),
      guide: await builtPage(renderer.pages.guide.css, { first: null, hydrate: null }),
      check: await builtPage(renderer.pages.check.css, { first: await scriptAlone('scan'), hydrate: null }),
      complaints: await builtPage(renderer.pages.complaints.css, { first: null, hydrate: null }),
      complaint: await builtPage(renderer.pages.complaint.css, { first: null, hydrate: null }),
      request: await builtPage(renderer.pages.request.css, { first: null, hydrate: null }),
      blog: await builtPage(renderer.pages.blog.css, { first: null, hydrate: null }),
      post: await builtPage(renderer.pages.post.css, { first: null, hydrate: null }),
      products: await builtPage(renderer.pages.products.css, {
        ...{ first: await scriptAlone('search-goods'), hydrate: null },
      }),
      product: await builtPage(renderer.pages.product.css, worksOut),
    },
    files,
    lastOfMany: new Map(),
    fileCache,
    wholeFaces: await readWholeFaces(clientDir, renderer.faces, fileCache),
  };
}
