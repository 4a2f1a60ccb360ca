import type { Language } from '#domain/language.ts';
import type { PageContent, SiteContent } from './site-content.ts';
import type { SitePage, SitePlace } from './site-pages.ts';

/** Addresses of the site's font files in the built front end. */
export interface SiteFaces {
  readonly nastaliq: string;
  readonly text: string;
  readonly heading: string;
}

/** The scripts of a page. */
export interface SiteScripts {
  /** Runs as the page is parsed; null if the page has none. */
  readonly first: string | null;
  /** Comes when the browser is idle; null if the page has none. */
  readonly hydrate: string | null;
}

/** The size of the picture beside a shared link, in pixels. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** The picture beside a shared link. */
export interface ShareCard {
  readonly path: string;
  readonly alt: string;
}

/** The parts of a page's document. */
export interface SiteDocument {
  readonly place: SitePlace;
  readonly language: Language;
  readonly content: PageContent;
  /** The rendered body. */
  readonly body: string;
  /** The inline style of the page, with its font faces. */
  readonly css: string;
  /** The address of the rest of the style, and the media that it applies to. */
  readonly specialCssUrl: string;
  readonly specialMedia: string;
  readonly scripts: SiteScripts;
  /** The address of the data that the page's search reads; null if it has none. */
  readonly indexUrl: string | null;
  /** The address of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** The page's own card; null if it has the lender's. */
  readonly shareCard: ShareCard | null;
  /** JSON-LD about the lender or the thing of the page; null if the page has none. */
  readonly structuredData: string | null;
}

/** One page of the built site. */
export interface SitePageRenderer {
  /** The style of what the server renders; of the landing page, without that of its hydrated parts, which the browser's build has. */
  readonly css: string;
  /** The page's body as HTML. */
  renderBody(content: PageContent, language: Language, place: SitePlace): string;
  /** The part of the body with a font subset of its own, for the first screen. */
  renderFirstScreen(content: PageContent, language: Language): string;
  /** Texts that appear only when the page is used, such as field messages. The font subsets need their characters too. */
  laterTexts(language: Language): readonly string[];
}

/** The interface between the built site and publishing. The server never imports the front end. */
export interface SiteRenderer {
  readonly faces: SiteFaces;
  readonly pages: Readonly<Record<SitePage, SitePageRenderer>>;
  /** The addresses of the pages' pictures, by their files as seen from the site's source folder. */
  readonly pictures: Readonly<Record<string, string>>;
  /** The data of the search among all goods, as JSON for the page in a language. */
  goodsIndex(content: SiteContent, language: Language): string;
  /** The whole HTML document. */
  renderDocument(document: SiteDocument): string;
}
