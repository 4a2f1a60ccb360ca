import type { Context, Hono } from 'hono';
import { type FilledForm, type NotShown, type SitePlace, sitePagePath } from '#contract/site/site-pages.ts';
import type { Language } from '#domain/language.ts';
import { chosenLanguage } from '#server/platform/chosen-language.ts';
import type { AppContext } from '#server/platform/context.ts';
import { addressOf } from '#server/platform/http/endpoint-routes.ts';
import { failureResponse, refusalOf } from '#server/platform/http/failure.ts';
import { refuseCrossSite } from '#server/platform/http/refuse-cross-site.ts';
import type { RefusedStatus, ShowPage } from './show-page.ts';
import { type FormValues, faultsOf, readForm } from './visitor-form.ts';

interface TrackedPage {
  readonly page: 'complaint' | 'request';
  /** The path with the parameter `:code`. */
  readonly path: string;
  /** Refuses a code that nobody has. */
  read(code: string): Promise<{ readonly place: SitePlace; readonly language: Language }>;
  /** Does what the holder of the code asks for with the page's form. The same once more changes nothing. */
  write(code: string, values: FormValues): Promise<void>;
}

/** Every code that is not known gets one answer. */
const notShown: Readonly<Record<string, readonly [NotShown, RefusedStatus]>> = {
  not_found: ['unknown', 404],
  too_many_requests: ['too_many', 429],
  unavailable: ['unavailable', 503],
};

/**
 * The page of a code. Anyone with the code sees it. Its plain forms are answered with a page, so it needs no script. After a change
 * the browser is redirected to the page, so that loading it once more sends nothing. `keep` changes nothing, and its answer has what was
 * typed. Looks and changes count together, so that
 * nobody goes through codes.
 */
export function mountTrackedPage(
  app: Hono,
  context: AppContext,
  show: ShowPage,
  { page, path, read, write }: TrackedPage,
): void {
  app.use(path, refuseCrossSite);
  const codeOf = (c: Context) => c.req.param('code') ?? '';

  async function answer(c: Context, work: (code: string) => Promise<Response>): Promise<Response> {
    const code = codeOf(c);
    try {
      await context.rateLimits.admitAddress('request_tracking', addressOf(c, context));
      return await work(code);
    } catch (thrown) {
      const refusal = refusalOf(thrown);
      const [why, status] = notShown[refusal.code] ?? [];
      if (why === undefined) throw thrown;
      const language = chosenLanguage(c) ?? 'en';
      for (const [name, value] of Object.entries(failureResponse(refusal, language, '').headers))
        c.header(name, value);
      return show(c, { page, slug: code, notShown: why }, language, status);
    }
  }

  async function present(c: Context, code: string, form?: FilledForm, status?: RefusedStatus) {
    const { place, language } = await read(code);
    return show(c, { ...place, ...(form && { form }) }, chosenLanguage(c) ?? language, status);
  }

  app.get(path, (c) => answer(c, (code) => present(c, code)));
  app.post(path, (c) =>
    answer(c, async (code) => {
      const language = chosenLanguage(c) ?? 'en';
      let values: FormValues = {};
      try {
        values = await readForm(c.req.raw);
        if (values.action === 'keep') return present(c, code, { values, problems: {}, failure: null });
        await write(code, values);
        return c.redirect(sitePagePath({ page, slug: code }, language), 303);
      } catch (thrown) {
        const { status, ...faults } = faultsOf(thrown, language);
        return present(c, code, { values, ...faults }, status);
      }
    }),
  );
}
