import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { invariant } from '#domain/invariant.ts';
import type { Language } from '#domain/language.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { lenderContent } from '#server/platform/rules/lender-content.ts';
import { type BuiltSite, readBuiltSite } from './built-site.ts';
import { type PublishedSite, publishSite, renderPages } from './publish-site.ts';
import type { PublishedFile } from './published-file.ts';
import { readSiteContent } from './read-site-content.ts';
import { drawShareCards } from './site-pictures.ts';
import { type SiteWatch, watchSiteContent } from './watch-site-content.ts';

/** An open page fetches the fonts that it names when a section needs them, long after the site was published again. */
const sitesKept = 10;
/** The fonts of the last few previews in both languages. */
const previewFilesKept = 40;

interface SitePublisherOptions {
  readonly pool: Pool;
  readonly files: Pick<FileStore, 'read'>;
  readonly clientDir: string;
  readonly renderDir: string;
  /** The site's address for visitors, without a trailing slash. */
  readonly publicUrl: string;
  readonly log: Logger;
}

export interface SitePublisher {
  /** The present site, and the files that earlier pages still name. */
  current(): PublishedSite;
  /** Publishes the site from the present content and branches. If that fails, the site as served stays. */
  publish(): Promise<void>;
  /** Renders a page as it will be once the site is published. This process also serves its fonts from then on. */
  preview(language: Language): Promise<PublishedFile>;
  /** Publishes again after each change of the content that the database announces, until stopped. */
  watch(): SiteWatch;
}

export function createSitePublisher({
  pool,
  files,
  clientDir,
  renderDir,
  publicUrl,
  log,
}: SitePublisherOptions): SitePublisher {
  let built: Promise<BuiltSite> | undefined;
  /** Of the last sites, the newest first. */
  let assets: readonly PublishedSite['assets'][] = [];
  let previewed: ReadonlyMap<string, PublishedFile> = new Map();
  let published: PublishedSite = {
    file: () => undefined,
    assets: new Map(),
    lender: lenderContent.lender.name,
    lenderDrawing: null,
    description: lenderContent.texts.description,
    live: () => {
      throw new Error('the site is published before the first request is answered');
    },
  };

  async function publish(): Promise<void> {
    built ??= readBuiltSite(clientDir, renderDir);
    const content = await readSiteContent(pool);
    await drawShareCards(content, await built, files, log);
    const site = await publishSite(content, await built, publicUrl);
    const kept = [site.assets, ...assets].slice(0, sitesKept);
    assets = kept;
    published = { ...site, file: (path) => site.file(path) ?? newestFile(kept, path) ?? previewed.get(path) };
  }

  async function preview(language: Language): Promise<PublishedFile> {
    built ??= readBuiltSite(clientDir, renderDir);
    const content = await readSiteContent(pool, { isPreview: true });
    const { pages, faces } = await renderPages([{ page: 'home' }], content, language, await built, publicUrl);
    const [home] = pages;
    invariant(home !== undefined, 'each place is rendered to a page');
    previewed = new Map([...previewed, ...faces.files].slice(-previewFilesKept));
    return home.page;
  }

  return {
    current: () => published,
    publish,
    preview,
    watch: () =>
      watchSiteContent(async () => {
        try {
          await publish();
          return true;
        } catch (err) {
          log.error({ err }, 'the site could not be published; it is tried again');
          return false;
        }
      }),
  };
}

function newestFile(assets: readonly PublishedSite['assets'][], path: string): PublishedFile | undefined {
  for (const files of assets) {
    const file = files.get(path);
    if (file !== undefined) return file;
  }
  return undefined;
}
