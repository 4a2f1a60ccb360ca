import type { Language } from '#domain/language.ts';
import type { PageContent } from './site-content.ts';

/** Addresses of the site's font files in the built front end. */
export interface SiteFaces {
  readonly nastaliq: string;
  readonly text: string;
  readonly heading: string;
}

/** What a page's document is made of besides its content. */
export interface SiteDocument {
  readonly language: Language;
  readonly content: PageContent;
  /** The rendered body. */
  readonly body: string;
  /** The style that the page carries, font faces included. */
  readonly css: string;
  /** Where the rest of it is, and when that applies. */
  readonly specialCssUrl: string;
  readonly specialMedia: string;
  readonly loaderUrl: string;
  readonly hydrateUrl: string;
  /** Where the site is reached, without a trailing slash. */
  readonly publicUrl: string;
  /** JSON-LD about the lender. */
  readonly structuredData: string;
}

/** What the built site gives to publishing, so that the server never imports the front end. */
export interface SiteRenderer {
  readonly faces: SiteFaces;
  /** The style of what is rendered only on the server; the rest is in the browser's build. */
  readonly css: string;
  /** Where the page expects its pictures, by their files as seen from the site's source folder. */
  readonly pictures: Readonly<Record<string, string>>;
  /** The page's body as HTML. */
  renderBody(content: PageContent, language: Language): string;
  /** The part of the body that is set in a face of its own, cut to what is seen first. */
  renderFirstScreen(content: PageContent, language: Language): string;
  /** Texts that appear only once the page is used, such as messages beside fields: the cut fonts must hold them too. */
  laterTexts(language: Language): readonly string[];
  /** The whole HTML document. */
  renderDocument(document: SiteDocument): string;
}
