import type { Context } from 'hono';
import type { SitePlace } from '#contract/site/site-pages.ts';
import type { Language } from '#domain/language.ts';
import { answerText } from '#server/platform/http/answer-text.ts';
import type { PublishedSite } from '../publishing/publish-site.ts';

/** The statuses of a page that shows a refusal. */
export type RefusedStatus = 404 | 409 | 413 | 422 | 429 | 503;

/** Answers with a page of the site that is of one visitor. */
export type ShowPage = (
  c: Context,
  place: SitePlace,
  language: Language,
  status?: RefusedStatus | undefined,
) => Response;

/** `live` renders a page at this moment. */
export const showPageOf =
  (live: () => PublishedSite['live']): ShowPage =>
  (c, place, language, status) => {
    const { html, headers } = live()(place, language);
    return answerText(c, html, headers, status);
  };
