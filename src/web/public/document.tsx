import type { PageContent } from '#contract/site/site-content.ts';
import { isOfOneVisitor, type SitePlace, sitePagePath } from '#contract/site/site-pages.ts';
import { type SiteDocument, shareCardSize } from '#contract/site/site-renderer.ts';
import { directionOf, type Language, languages } from '#domain/language.ts';
import { keptPlaceKey } from './alive/kept-place.ts';
import { blogMessages } from './blog/blog.messages.ts';
import { calculatorMessages } from './calculator/calculator.messages.ts';
import { filled } from './calculator/filled.ts';
import { checkMessages } from './check/check.messages.ts';
import { complaintMessages, trackedMessages } from './complaints/complaints.messages.ts';
import { dataId, type PageData, readyEvent, slidesOf } from './islands/page-data.ts';
import { IconSprite } from './parts/icon-sprite.tsx';
import { longestOffer } from './products/longest-offer.ts';
import { productsMessages } from './products/products.messages.ts';
import { requestOutcome } from './requests/request-outcome.ts';

/** In a script element `<` could end it early, so it is escaped as JSON allows. */
function scriptSafe(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

const locales = { en: 'en_PK', ur: 'ur_PK' } as const;

const headMessages = {
  calculator: calculatorMessages,
  products: productsMessages,
  check: checkMessages,
  complaints: complaintMessages,
  complaint: { title: trackedMessages.yours, lead: trackedMessages.keepCode },
  blog: blogMessages,
};

/** The title of a page and its description for search engines. */
function headOf(place: SitePlace, content: PageContent, language: Language) {
  const { page, slug } = place;
  const { goods, isPublished, lender, showsPrices, texts } = content;
  if (page === 'home' || !isPublished) return texts;
  const titled = (title: string) => `${title} · ${lender.name[language]}`;
  if (page === 'product') {
    const good = goods.find((each) => each.slug === slug);
    const offer = good && longestOffer(good);
    const parts = offer && { amount: offer.installment, months: offer.months, total: good.cashPrice };
    const description =
      showsPrices && parts ? filled(productsMessages.described[language], parts) : texts.description;
    return { title: titled(good?.name ?? ''), description };
  }
  const post = content.posts.find((each) => each.slug === slug);
  if (page === 'post') return { title: titled(post?.title ?? ''), description: post?.summary ?? '' };
  if (page === 'guide') return { title: titled(texts.guideHeading), description: texts.guideIntroduction };
  if (page === 'request') {
    const { title, text } = requestOutcome(place);
    return { title: titled(title[language]), description: text[language] };
  }
  const { title, lead } = headMessages[page];
  return { title: titled(title[language]), description: lead[language] };
}

/** A list of one service is a part of the list of all. */
const canonicalOf = ({ service, part, ...place }: SitePlace): SitePlace =>
  service === undefined ? { ...place, ...(part && { part }) } : place;

/** The document around the page: everything that is not hydrated. */
export function Document(props: SiteDocument) {
  const { body, content, css, language, place, publicUrl, scripts, shareCard, structuredData } = props;
  const { lender } = content;
  const { title, description } = headOf(place, content, language);
  const addressOf = (of: typeof language) => publicUrl + sitePagePath(canonicalOf(place), of);
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {(!content.isPublished || place.isGone || isOfOneVisitor(place.page)) && (
          <meta name="robots" content="noindex" />
        )}
        <meta name="description" content={description} />
        <link rel="canonical" href={addressOf(language)} />
        {languages.map((each) => (
          <link key={each} rel="alternate" hrefLang={each} href={addressOf(each)} />
        ))}
        <link rel="alternate" hrefLang="x-default" href={addressOf('en')} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={lender.name[language]} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={addressOf(language)} />
        <meta property="og:image" content={publicUrl + (shareCard?.path ?? '/share-card.jpg')} />
        {shareCard !== null && (
          <>
            <meta property="og:image:width" content={String(shareCardSize.width)} />
            <meta property="og:image:height" content={String(shareCardSize.height)} />
            <meta property="og:image:alt" content={shareCard.alt} />
          </>
        )}
        <meta property="og:locale" content={locales[language]} />
        <meta name="twitter:card" content="summary_large_image" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, named in the policy by its hash */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <link rel="stylesheet" href={props.specialCssUrl} media={props.specialMedia} />
        {content.isPublished && scripts.first !== null && (
          <script
            type="module"
            src={scripts.first}
            data-index={props.indexUrl ?? undefined}
            {...(scripts.hydrate !== null && {
              'data-hydrate': scripts.hydrate,
              'data-ready': readyEvent,
              'data-kept': keptPlaceKey,
            })}
          />
        )}
      </head>
      <body>
        <IconSprite />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the body as React itself has rendered it */}
        <div id="site" dangerouslySetInnerHTML={{ __html: body }} />
        {content.isPublished && place.page === 'home' && (
          <script
            id={dataId}
            type="application/json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: data, which can't leave its element
            dangerouslySetInnerHTML={{ __html: scriptSafe(JSON.stringify(dataOf(content))) }}
          />
        )}
        {content.isPublished && structuredData !== null && (
          <script
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: data, which can't leave its element
            dangerouslySetInnerHTML={{ __html: scriptSafe(structuredData) }}
          />
        )}
      </body>
    </html>
  );
}

/** The data of the landing page for its own scripts. */
const dataOf = (content: PageContent): PageData => ({ slides: slidesOf(content) });
