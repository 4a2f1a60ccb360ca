import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteRenderer } from '#contract/site/site-renderer.ts';
import { type FileCache, fileCacheIn } from './file-cache.ts';
import { readWholeFaces, type WholeFaces } from './page-faces.ts';
import { type PublishedFile, publishedAsset, publishedText } from './published-file.ts';
import { sitePictures } from './site-pictures.ts';
import { styleParts } from './style-parts.ts';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The site as built. It does not change while the process runs. */
export interface BuiltSite {
  readonly renderer: SiteRenderer;
  /** The style that each page carries. */
  readonly css: string;
  /** The address of the rules for only paper and forced colours. */
  readonly specialCssUrl: string;
  readonly loaderUrl: string;
  readonly hydrateUrl: string;
  readonly wholeFaces: WholeFaces;
  /** Pictures and style that every page names. */
  readonly files: ReadonlyMap<string, PublishedFile>;
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

/** The style files of a chunk and of its imports, each once, imports first. */
function styleFiles(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const { css = [], imports = [] } = chunkOf(manifest, name);
  return [...new Set([...imports.flatMap((each) => styleFiles(manifest, each, seen)), ...css])];
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
  const styles = styleFiles(manifest, hydration).map((file) => readFile(join(clientDir, file), 'utf8'));
  const { siteRenderer: renderer }: { siteRenderer: SiteRenderer } = await import(
    pathToFileURL(join(renderDir, 'render.js')).href
  );
  const { screen, special } = styleParts([...(await Promise.all(styles)), renderer.css].join(''));
  const fileCache = fileCacheIn(join(renderDir, 'made-once'));
  const [specialCssUrl, specialCss] = await publishedStyle(special, fileCache);
  return {
    renderer,
    css: screen,
    specialCssUrl,
    loaderUrl: `/${chunkOf(manifest, loader).file}`,
    hydrateUrl: `/${chunkOf(manifest, hydration).file}`,
    files: new Map([...(await sitePictures(renderer.pictures, fileCache)), [specialCssUrl, specialCss]]),
    fileCache,
    wholeFaces: await readWholeFaces(clientDir, renderer.faces, fileCache),
  };
}
