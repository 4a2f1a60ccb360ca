import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { invariant } from '#domain/invariant.ts';
import type { Language } from '#domain/language.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { lenderContent } from '#server/platform/rules/lender-content.ts';
import { createShareCards } from '../share-cards/share-cards.ts';
import { type BuiltSite, readBuiltSite } from './built-site.ts';
import { type PublishedSite, publishSite, renderHome } from './publish-site.ts';
import type { PublishedFile } from './published-file.ts';
import { readSiteContent } from './read-site-content.ts';
import { lenderCard } from './site-files.ts';
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
  /** The picture beside a shared link, drawn now if it is not. An address that no page names, or no longer, has the lender's. */
  card(path: string): Promise<PublishedFile>;
  /** Draws the pictures of the present pages, until they are drawn, other pages are published, or the server stops. */
  drawCards(): Promise<void>;
  /** Renders a page as it will be once the site is published. This process also serves its fonts from then on. */
  preview(language: Language): Promise<PublishedFile>;
  /** Publishes again after each change of the content that the database announces, until stopped. */
  watch(): SiteWatch;
}

const notYetPublished: PublishedSite = {
  file: () => undefined,
  assets: new Map(),
  cards: new Map(),
  lender: lenderContent.lender.name,
  lenderDrawing: null,
  description: lenderContent.texts.description,
  live: () => {
    throw new Error('the site is published before the first request is answered');
  },
};

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
  const cards = createShareCards(log);
  let previewed: ReadonlyMap<string, PublishedFile> = new Map();
  let published = notYetPublished;

  async function publish(): Promise<void> {
    built ??= readBuiltSite(clientDir, renderDir);
    const content = await readSiteContent(pool);
    const site = await publishSite(content, await built, publicUrl);
    const kept = [site.assets, ...assets].slice(0, sitesKept);
    assets = kept;
    published = { ...site, file: (path) => site.file(path) ?? newestFile(kept, path) ?? previewed.get(path) };
    const { wholeFaces: faces, fileCache } = await built;
    cards.take(site.cards, { files, faces, fileCache });
  }

  async function preview(language: Language): Promise<PublishedFile> {
    built ??= readBuiltSite(clientDir, renderDir);
    const content = await readSiteContent(pool, { isPreview: true });
    const { pages, faces } = await renderHome(content, language, await built, publicUrl);
    const [home] = pages;
    invariant(home !== undefined, 'each place is rendered to a page');
    previewed = new Map([...previewed, ...faces.files].slice(-previewFilesKept));
    return home.page;
  }

  return {
    current: () => published,
    publish,
    card: async (path) => (await cards.card(path)) ?? lenderCard(),
    drawCards: cards.drawAll,
    preview,
    watch() {
      const { hearer, stop } = watchSiteContent(async () => {
        try {
          await publish();
          // Meanwhile the next change may be published.
          void cards.drawAll();
          return true;
        } catch (err) {
          log.error({ err }, 'the site could not be published; it is tried again');
          return false;
        }
      });
      return {
        hearer,
        stop() {
          cards.stop();
          return stop();
        },
      };
    },
  };
}

function newestFile(assets: readonly PublishedSite['assets'][], path: string): PublishedFile | undefined {
  for (const files of assets) {
    const file = files.get(path);
    if (file !== undefined) return file;
  }
  return undefined;
}
