import type { Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { languageChoiceName } from '#contract/language-choice.ts';
import { complaintFormEndpoints, complaintWordsForm } from '#contract/site/complaint-forms.ts';
import { type FilledForm, type SitePlace, sitePagePath } from '#contract/site/site-pages.ts';
import { complaintPath } from '#domain/desk/contact-requests/tracking-code.ts';
import { type Language, languages } from '#domain/language.ts';
import type { AppContext } from '#server/platform/context.ts';
import { answerText } from '#server/platform/http/answer-text.ts';
import { addressOf } from '#server/platform/http/endpoint-routes.ts';
import { failureResponse, refusalOf } from '#server/platform/http/failure.ts';
import { refusedFields } from '#server/platform/http/parse-input.ts';
import { readBytes } from '#server/platform/http/read-bytes.ts';
import { refuseCrossSite } from '#server/platform/http/refuse-cross-site.ts';
import { withTimeout } from '#server/platform/http/with-timeout.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { PublishedSite } from '../publishing/publish-site.ts';
import { submitComplaint } from './submit-complaint.ts';
import { readTrackedComplaint } from './tracked-complaint.ts';
import { addToComplaint, reopenComplaint } from './write-to-complaint.ts';

type Live = PublishedSite['live'];

/** Enough for a text of 20,000 Urdu letters, each of which a form sends as six: it is refused beside its field, and nothing is lost. */
const formBytesMax = 256 * 1024;
const formSecondsMax = 60;

async function readForm(request: Request): Promise<Record<string, string>> {
  const reading = readBytes(request, formBytesMax, 'body_too_large');
  const text = new TextDecoder().decode(await withTimeout(reading, formSecondsMax, 'body_too_slow'));
  return Object.fromEntries(new URLSearchParams(text));
}

/** A form's fields under the contract's names; an empty choice is none. */
function asComplaint({ isNameHidden, gender, ...values }: Record<string, string>): object {
  return { ...values, gender: gender || null, isNameHidden: isNameHidden === 'on' };
}

interface Faults {
  readonly problems: FilledForm['problems'];
  readonly failure: string | null;
  readonly status: 404 | 409 | 413 | 422 | 429 | 503;
}

/** The faults of a form in the language of its page. Throws what is no refusal of ours. */
function faultsOf(thrown: unknown, language: Language): Faults {
  const refusal = refusalOf(thrown);
  if (refusal.code === 'internal') throw thrown;
  const { status, body } = failureResponse(refusal, language, '');
  const problems = Object.fromEntries((body.errors ?? []).map(({ field, message }) => [field, message]));
  return { problems, failure: body.message, status: status as Faults['status'] };
}

function parsed<Out>(schema: z.ZodMiniType<Out>, value: unknown): Out {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refusal('invalid_input', undefined, refusedFields(result.error));
}

const submission = complaintFormEndpoints.submitComplaint;

/**
 * The pages of complaints: the form and the page of a code. Both are plain forms that the server answers with a page, so they need no
 * script. `live` renders a page that is of one visitor.
 */
export function mountComplaintPages(app: Hono, context: AppContext, live: () => Live): void {
  const show = (c: Context, place: SitePlace, language: Language, status: Faults['status'] | 200 = 200) => {
    const { html, headers } = live()(place, language);
    return answerText(c, html, headers, status);
  };
  for (const language of languages) mountForm(app, context, language, show);
  mountTracked(app, context, show);
}

type Show = (c: Context, place: SitePlace, language: Language, status?: Faults['status']) => Response;

function mountForm(app: Hono, context: AppContext, language: Language, show: Show): void {
  const path = sitePagePath('complaints', language);
  app.use(path, refuseCrossSite);
  app.get(path, async (c, next) => {
    const { code, receipt } = c.req.query();
    if (code)
      return c.redirect(
        `${complaintPath(encodeURIComponent(code.trim()))}?${languageChoiceName}=${language}`,
        303,
      );
    if (!receipt) return next();
    const values = { receiptNumber: receipt.slice(0, 40), kind: 'payment' };
    return show(c, { page: 'complaints', form: { values, problems: {}, failure: null } }, language);
  });
  app.post(path, async (c) => {
    let values: Record<string, string> = {};
    try {
      values = await readForm(c.req.raw);
      const { code } = await context.load.admit(submission, async (outside) =>
        submitComplaint(context, parsed(submission.body, asComplaint(values)), {
          language,
          clientAddress: addressOf(c, context),
          idempotencyKey: null,
          outside,
        }),
      );
      return c.redirect(sitePagePath({ page: 'complaint', slug: code }, language), 303);
    } catch (thrown) {
      const { status, ...faults } = faultsOf(thrown, language);
      return show(c, { page: 'complaints', form: { values, ...faults } }, language, status);
    }
  });
}

function chosenLanguage(c: Context): Language | null {
  return languages.find((each) => each === c.req.query(languageChoiceName)) ?? null;
}

function mountTracked(app: Hono, context: AppContext, show: Show): void {
  const path = complaintPath(':code');
  app.use(path, refuseCrossSite);

  /** The page of a code; whatever is wrong with the code, the page says the same. */
  const page = async (c: Context, form?: FilledForm, status?: Faults['status']) => {
    const code = c.req.param('code') ?? '';
    const asked = chosenLanguage(c);
    try {
      const complaint = await readTrackedComplaint(context.pool, code);
      const place: SitePlace = { page: 'complaint', slug: complaint.code, complaint, ...(form && { form }) };
      return show(c, place, asked ?? complaint.language, status);
    } catch (thrown) {
      if (refusalOf(thrown).code !== 'not_found') throw thrown;
      return show(c, { page: 'complaint', slug: code, complaint: 'unknown' }, asked ?? 'en', 404);
    }
  };

  /** Counts the look at a code; false if the address has looked at too many. */
  const isAdmitted = async (c: Context) => {
    try {
      await context.rateLimits.admitAddress('request_tracking', addressOf(c, context));
      return true;
    } catch (thrown) {
      if (refusalOf(thrown).code !== 'too_many_requests') throw thrown;
      return false;
    }
  };
  const waits = (c: Context) =>
    show(
      c,
      { page: 'complaint', slug: c.req.param('code') ?? '', complaint: 'too_many' },
      chosenLanguage(c) ?? 'en',
      429,
    );

  app.get(path, async (c) => ((await isAdmitted(c)) ? page(c) : waits(c)));
  app.post(path, async (c) => {
    if (!(await isAdmitted(c))) return waits(c);
    const code = c.req.param('code') ?? '';
    let values: Record<string, string> = {};
    try {
      values = await readForm(c.req.raw);
      const { words } = parsed(complaintWordsForm, values);
      const write = values.action === 'reopen' ? reopenComplaint : addToComplaint;
      await write(context, code, words);
      return c.redirect(sitePagePath({ page: 'complaint', slug: code }, chosenLanguage(c) ?? 'en'), 303);
    } catch (thrown) {
      const { status, ...faults } = faultsOf(thrown, chosenLanguage(c) ?? 'en');
      return page(c, { values, ...faults }, status);
    }
  });
}
