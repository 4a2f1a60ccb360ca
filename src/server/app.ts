import { Hono } from 'hono';
import type { Language } from '#domain/language.ts';
import { handlers } from './handlers.ts';
import { mountGooglePages } from './identity/google/google-pages.ts';
import { authenticate } from './identity/session/authenticate.ts';
import { mountFieldBook } from './lending/field/field-page.ts';
import { mountMessageReports } from './lending/messages/mount-message-reports.ts';
import { createAnswerInTime } from './platform/answer-in-time.ts';
import { clockFaultOf } from './platform/audit/refuse-clock-behind.ts';
import type { AppContext } from './platform/context.ts';
import { mountApiDescription } from './platform/http/api-description.ts';
import { type AppShellTexts, createAppShell } from './platform/http/app-shell.ts';
import { type AnswerCheck, mountEndpoints } from './platform/http/endpoint-routes.ts';
import { failureResponse, refusalOf } from './platform/http/failure.ts';
import { requestedLanguage } from './platform/http/language.ts';
import { metricsDoor } from './platform/http/may-read-metrics.ts';
import { observeRequests } from './platform/http/observe.ts';
import { refuseCrossSite } from './platform/http/refuse-cross-site.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { answerFile, loadAssets, type StaticFile } from './platform/http/static-file.ts';
import { Refusal } from './platform/refusal.ts';
import { mountComplaintPages } from './site/complaint-forms/complaint-pages.ts';
import { showPageOf } from './site/live-pages/show-page.ts';
import { mountSitePreview } from './site/preview/site-preview-page.ts';
import type { PublishedSite } from './site/publishing/publish-site.ts';
import { receiptCheckOf } from './site/receipt-check/receipt-check-of.ts';
import { isCardPath } from './site/share-cards/card-of.ts';
import { mountRequestPage } from './site/tracked-requests/request-page.ts';

/** The pages that are served besides the API: the built app and the published site. */
export interface Pages {
  readonly clientDir: string;
  readonly fieldDir: string;
  /** The published site at this moment. */
  readonly site: () => AppShellTexts &
    Pick<PublishedSite, 'live'> & { file(path: string): StaticFile | undefined };
  /** A picture beside a shared link; each address has one. */
  readonly card: (path: string) => Promise<StaticFile>;
  /** A page of the site as it will be once published. */
  readonly preview: (language: Language) => Promise<StaticFile>;
}

/** The whole product over HTTP. Without pages it is only the API, for tests of the API. */
export function createApp(context: AppContext, pages?: Pages, checkAnswer?: AnswerCheck): Hono {
  const { config, log, pool } = context;
  const app = new Hono();
  const { middleware, metrics } = observeRequests(log, context.load);
  app.use(middleware);
  app.use(securityHeaders(config.publicUrl.startsWith('https:')));

  app.onError((thrown, c) => {
    const refusal = refusalOf(thrown);
    const requestId = c.get('requestId');
    if (refusal.code === 'internal') log.error({ requestId, err: thrown }, 'failed');
    else if (refusal.code === 'unavailable')
      log.warn({ requestId, err: thrown }, 'database or bucket out of reach');
    else if (refusal.code === 'clock_behind')
      log.warn({ requestId }, 'the clock of this machine is behind the newest audit event');
    const language = c.get('language') ?? requestedLanguage(c);
    const { status, body, headers } = failureResponse(refusal, language, requestId);
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
    });
  });

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const fault = await clockFaultOf(pool, context.clock);
    if (fault?.isBehind) throw new Refusal('clock_behind');
    return c.text(fault === null ? 'ready' : `ready\n${fault.sentence}`);
  });
  const mayReadMetrics = metricsDoor(config, log);
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c)) throw new Refusal('not_found');
    return c.text(await metrics.metrics(), 200, { 'Content-Type': metrics.contentType });
  });

  app.use('/api/*', async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });
  app.use('/api/*', refuseCrossSite);
  mountApiDescription(app, context, authenticate);
  mountGooglePages(app, context);
  mountMessageReports(app, context);
  const inTime = createAnswerInTime(metrics, log);
  mountEndpoints(app, context, { handlers, authenticate, inTime, checkAnswer });
  if (pages !== undefined) mountSitePreview(app, context, pages.preview);
  app.all('/api/*', () => {
    throw new Refusal('not_found');
  });

  if (pages !== undefined) {
    const showPage = showPageOf(() => pages.site().live);
    mountComplaintPages(app, context, showPage);
    mountRequestPage(app, context, showPage);
    mountPages(app, pages);
  }
  return app;
}

function mountPages(app: Hono, { clientDir, fieldDir, site, card }: Pages): void {
  mountFieldBook(app, fieldDir);
  const assets = loadAssets(clientDir);
  const answerAppShell = createAppShell(clientDir, site);
  app.get('*', async (c) => {
    const { path } = c.req;
    if (isCardPath(path)) return answerFile(c, await card(path));
    const checked = receiptCheckOf(c.req.url);
    if (checked !== null) return c.redirect(checked, 303);
    // A list of the site has an address for each of its parts, which is in the query.
    const file = site().file(path + new URL(c.req.url).search) ?? site().file(path) ?? assets.get(path);
    if (file !== undefined) return answerFile(c, file);
    // A missing asset must never be answered with a page: a browser would try to run it.
    if (path.startsWith('/assets/')) return c.notFound();
    return answerAppShell(c);
  });
}
