import type { SiteDocument } from '#contract/site/site-renderer.ts';
import { directionOf, languages } from '#domain/language.ts';
import { sitePath } from '#web/paths.ts';
import { keptPlaceKey } from './alive/kept-place.ts';
import { dataId, type PageData, readyEvent, slidesOf } from './islands/page-data.ts';
import { IconSprite } from './parts/icon-sprite.tsx';

/** In a script element `<` could end it early, so it is escaped as JSON allows. */
function scriptSafe(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

const locales = { en: 'en_PK', ur: 'ur_PK' } as const;

/** The document around the page: everything that is not hydrated. */
export function Document(props: SiteDocument) {
  const { body, content, css, language, publicUrl, structuredData } = props;
  const { texts, lender } = content;
  const addressOf = (of: typeof language) => publicUrl + sitePath(of);
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{texts.title}</title>
        {!content.isPublished && <meta name="robots" content="noindex" />}
        <meta name="description" content={texts.description} />
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
        <meta property="og:title" content={texts.title} />
        <meta property="og:description" content={texts.description} />
        <meta property="og:url" content={addressOf(language)} />
        <meta property="og:image" content={`${publicUrl}/share-card.jpg`} />
        <meta property="og:locale" content={locales[language]} />
        <meta name="twitter:card" content="summary_large_image" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, named in the policy by its hash */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <link rel="stylesheet" href={props.specialCssUrl} media={props.specialMedia} />
        {content.isPublished && (
          <script
            type="module"
            src={props.loaderUrl}
            data-hydrate={props.hydrateUrl}
            data-ready={readyEvent}
            data-kept={keptPlaceKey}
          />
        )}
      </head>
      <body>
        <IconSprite />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the body as React itself has rendered it */}
        <div id="site" dangerouslySetInnerHTML={{ __html: body }} />
        {content.isPublished && <PageScripts content={content} structuredData={structuredData} />}
      </body>
    </html>
  );
}

/** The data of the page for its own scripts and for search engines. */
function PageScripts({ content, structuredData }: Pick<SiteDocument, 'content' | 'structuredData'>) {
  const data: PageData = { slides: slidesOf(content) };
  return (
    <>
      <script
        id={dataId}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, which can't leave its element
        dangerouslySetInnerHTML={{ __html: scriptSafe(JSON.stringify(data)) }}
      />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, which can't leave its element
        dangerouslySetInnerHTML={{ __html: scriptSafe(structuredData) }}
      />
    </>
  );
}
