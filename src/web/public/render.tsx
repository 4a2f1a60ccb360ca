import heading from '@fontsource/barlow/files/barlow-latin-600-normal.woff2';
import nastaliq from '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2';
import text from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { PageContent } from '#contract/site/site-content.ts';
import type { SiteDocument, SiteRenderer } from '#contract/site/site-renderer.ts';
import type { Language } from '#domain/language.ts';
import { Document } from './document.tsx';
import { contractTexts, textsWithin } from './said-texts.ts';
import { shortNamesOf } from './short-names.ts';
import { FirstScreen, Site } from './site.tsx';
import { pictureAddresses, staticCss } from './static-parts.ts';

const shorten = shortNamesOf(staticCss);

function renderBody(content: PageContent, language: Language): string {
  return shorten(renderToString(<Site content={content} language={language} />));
}

function renderFirstScreen(content: PageContent, language: Language): string {
  return renderToStaticMarkup(<FirstScreen content={content} language={language} />);
}

function renderDocument(document: SiteDocument): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...document} />)}`;
}

/** Messages of every part of the site, also those that only show once the page is used. */
const messages = import.meta.glob(
  ['../branch-card/*.messages.ts', '../site-parts/*.messages.ts', './**/*.messages.ts'],
  { eager: true },
);

/** The parts of the built site that publishing uses. */
export const siteRenderer: SiteRenderer = {
  faces: { heading, nastaliq, text },
  css: shorten(staticCss),
  pictures: pictureAddresses,
  renderBody,
  renderFirstScreen,
  laterTexts: (language) => [...textsWithin(messages, language), ...contractTexts(language)],
  renderDocument,
};
