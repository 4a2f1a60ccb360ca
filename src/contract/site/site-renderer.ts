import type { Language } from '#domain/language.ts';
import type { PageContent } from './site-content.ts';

/** Addresses of the site's font files in the built front end. */
export interface SiteFaces {
  readonly nastaliq: string;
  readonly text: string;
  readonly heading: string;
}

/** The parts of a page's document. */
export interface SiteDocument {
  readonly language: Language;
  readonly content: PageContent;
  /** The rendered body. */
  readonly body: string;
  /** The inline style of the page, with its font faces. */
  readonly css: string;
  /** The address of the rest of the style, and the media that it applies to. */
  readonly specialCssUrl: string;
  readonly specialMedia: string;
  readonly loaderUrl: string;
  readonly hydrateUrl: string;
  /** The address of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** JSON-LD about the lender. */
  readonly structuredData: string;
}

/** The interface between the built site and publishing. The server never imports the front end. */
export interface SiteRenderer {
  readonly faces: SiteFaces;
  /** The style of components that are rendered only on the server; the rest is in the browser's build. */
  readonly css: string;
  /** The addresses of the page's pictures, by their files as seen from the site's source folder. */
  readonly pictures: Readonly<Record<string, string>>;
  /** The page's body as HTML. */
  renderBody(content: PageContent, language: Language): string;
  /** The part of the body with a font subset of its own, for the first screen. */
  renderFirstScreen(content: PageContent, language: Language): string;
  /** Texts that appear only when the page is used, such as field messages. The font subsets need their characters too. */
  laterTexts(language: Language): readonly string[];
  /** The whole HTML document. */
  renderDocument(document: SiteDocument): string;
}
