import heading from '@fontsource/barlow/files/barlow-latin-600-normal.woff2';
import nastaliq from '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2';
import text from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { complaintStatusNames } from '#contract/desk/labels/complaint-names.messages.ts';
import { requestErrors } from '#contract/errors/request-errors.ts';
import { lendingFieldMessages } from '#contract/field-messages/lending-field-messages.ts';
import type { SitePage } from '#contract/site/site-pages.ts';
import type { SiteDocument, SitePageRenderer, SiteRenderer } from '#contract/site/site-renderer.ts';
import { addDays, addMonths, calendarDate } from '#domain/calendar/calendar-date.ts';
import { hourMs } from '#domain/instant.ts';
import type { Language } from '#domain/language.ts';
import { formatCalendarDay, formatDate, formatMoment } from '#web/format/date-time.ts';
import { calculatorMessages, filledIn } from './calculator/calculator.messages.ts';
import { saidWhileScanning } from './check/check.messages.ts';
import {
  by,
  complaintMessages,
  firstWordBy,
  promised,
  trackedMessages,
} from './complaints/complaints.messages.ts';
import { Document } from './document.tsx';
import { goodsIndex } from './products/goods-index.ts';
import { saidBySearch } from './products/products.messages.ts';
import { cancelled, requestMessages, until } from './requests/requests.messages.ts';
import { toolMessages, visitToo } from './requests/visitor-tools.messages.ts';
import { contractTexts, textsWithin } from './said-texts.ts';
import { shortNamesOf } from './short-names.ts';
import { FirstScreen, Site } from './site.tsx';
import { pictureAddresses, staticCss } from './static-parts.ts';
import { notShownMessages } from './tracked/not-shown.messages.ts';
import { stepMessages } from './tracked/step-list.messages.ts';

function pageRenderer(page: SitePage, laterTexts: SitePageRenderer['laterTexts']): SitePageRenderer {
  const css = staticCss[page];
  const shorten = shortNamesOf(css);
  // Only the landing page is hydrated; the others need no marks for it.
  const render = page === 'home' ? renderToString : renderToStaticMarkup;
  return {
    css: shorten(css),
    renderBody: (content, language, place) =>
      shorten(render(<Site place={place} content={content} language={language} />)),
    renderFirstScreen: (content, language) =>
      renderToStaticMarkup(<FirstScreen place={{ page }} content={content} language={language} />),
    laterTexts,
  };
}

function renderDocument(document: SiteDocument): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...document} />)}`;
}

/** Messages of every part of the site, also those that only show once the page is used. */
const messages = import.meta.glob(
  [
    '../branch-card/*.messages.ts',
    '../site-parts/*.messages.ts',
    './**/*.messages.ts',
    '!./calculator/*',
    '!./products/*',
    '!./guide/*',
    '!./blog/*',
    '!./check/*',
    '!./complaints/*',
    '!./requests/*',
    '!./tracked/*',
  ],
  { eager: true },
);

const someDay = calendarDate('2026-01-01');

/** The months of the year, as the calculator's script says them. */
function monthNames(language: Language): string[] {
  return Array.from({ length: 12 }, (_, month) => formatDate(addMonths(someDay, month), language));
}

const filledInTexts = (language: Language) => [
  ...textsWithin(filledIn, language),
  calculatorMessages.dates[language],
  ...monthNames(language),
];

/** The words of any moment: its day, today and the days beside it, and the part of the day. */
function momentTexts(language: Language): string[] {
  const weekdays = Array.from({ length: 7 }, (_, day) =>
    formatCalendarDay(addDays(someDay, day), language, 0),
  );
  const moments = Array.from({ length: 72 }, (_, hour) => formatMoment((hour - 24) * hourMs, language, 0));
  return [...weekdays, ...moments, ...monthNames(language)];
}

/** Everything that the page of a visitor's request may say. It has the letters of the form of complaints. */
const requestTexts = (language: Language) => [
  ...textsWithin([requestMessages, toolMessages, requestErrors.tracked_request_ended], language),
  ...[until(''), cancelled(''), visitToo('')].map((phrase) => phrase[language]),
  ...momentTexts(language),
];

/** Everything that the form of complaints and the pages behind it may say. */
const complaintTexts = (language: Language) => [
  ...textsWithin(
    [complaintMessages, trackedMessages, complaintStatusNames, stepMessages, notShownMessages],
    language,
  ),
  ...textsWithin([lendingFieldMessages.choice_required, lendingFieldMessages.text_required], language),
  ...[promised[language]({ first: 1, answer: 1 }), by[language](''), firstWordBy[language]('')],
  ...contractTexts(language),
  ...monthNames(language),
];

/** The parts of the built site that publishing uses. */
export const siteRenderer: SiteRenderer = {
  faces: { heading, nastaliq, text },
  pictures: pictureAddresses,
  pages: {
    home: pageRenderer('home', (language) => [
      ...textsWithin(messages, language),
      ...contractTexts(language),
    ]),
    calculator: pageRenderer('calculator', filledInTexts),
    guide: pageRenderer('guide', () => []),
    check: pageRenderer('check', (language) => textsWithin(saidWhileScanning, language)),
    complaints: pageRenderer('complaints', (language) => [
      ...complaintTexts(language),
      ...requestTexts(language),
    ]),
    complaint: pageRenderer('complaint', () => []),
    request: pageRenderer('request', () => []),
    blog: pageRenderer('blog', () => []),
    post: pageRenderer('post', () => []),
    products: pageRenderer('products', (language) => textsWithin(saidBySearch, language)),
    product: pageRenderer('product', filledInTexts),
  },
  goodsIndex: (content, language) => JSON.stringify(goodsIndex(content, language)),
  renderDocument,
};
