import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Language } from '#domain/language.ts';
import { lenderContent } from '#server/platform/rules/lender-content.ts';
import { type BuiltSite, readBuiltSite } from './built-site.ts';
import { type PublishedSite, publishSite, renderPage } from './publish-site.ts';
import type { PublishedFile } from './published-file.ts';
import { readSiteContent } from './read-site-content.ts';
import { type SiteWatch, watchSiteContent } from './watch-site-content.ts';

/** An open page fetches the fonts that it names when a section needs them, long after the site was published again. */
const sitesKept = 10;
/** The fonts of the last few previews in both languages. */
const previewFilesKept = 40;

interface SitePublisherOptions {
  readonly pool: Pool;
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
  clientDir,
  renderDir,
  publicUrl,
  log,
}: SitePublisherOptions): SitePublisher {
  let built: Promise<BuiltSite> | undefined;
  /** The newest first. */
  let sites: readonly PublishedSite[] = [];
  let previewed: ReadonlyMap<string, PublishedFile> = new Map();
  let published: PublishedSite = {
    file: () => undefined,
    lender: lenderContent.lender.name,
    lenderDrawing: null,
    description: lenderContent.texts.description,
  };

  async function publish(): Promise<void> {
    built ??= readBuiltSite(clientDir, renderDir);
    const site = await publishSite(await readSiteContent(pool), await built, publicUrl);
    const kept = [site, ...sites].slice(0, sitesKept);
    sites = kept;
    published = { ...site, file: (path) => newestFile(kept, path) ?? previewed.get(path) };
  }

  async function preview(language: Language): Promise<PublishedFile> {
    built ??= readBuiltSite(clientDir, renderDir);
    const content = await readSiteContent(pool, { isPreview: true });
    const { page, fonts } = await renderPage(content, language, await built, publicUrl);
    previewed = new Map([...previewed, ...fonts].slice(-previewFilesKept));
    return page;
  }

  return {
    current: () => published,
    publish,
    preview,
    watch: () =>
      watchSiteContent(async () => {
        await publish().catch((error: unknown) =>
          log.error({ err: error }, 'the site could not be published'),
        );
      }),
  };
}

function newestFile(sites: readonly PublishedSite[], path: string): PublishedFile | undefined {
  for (const site of sites) {
    const file = site.file(path);
    if (file !== undefined) return file;
  }
  return undefined;
}
