import type { Hono } from 'hono';
import { languageChoiceName } from '#contract/language-choice.ts';
import { complaintFormEndpoints, complaintWordsForm } from '#contract/site/complaint-forms.ts';
import { sitePagePath } from '#contract/site/site-pages.ts';
import { complaintPath } from '#domain/desk/contact-requests/tracking-code.ts';
import { type Language, languages } from '#domain/language.ts';
import type { AppContext } from '#server/platform/context.ts';
import { addressOf } from '#server/platform/http/endpoint-routes.ts';
import { refuseCrossSite } from '#server/platform/http/refuse-cross-site.ts';
import { mountTrackedPage } from '../live-pages/mount-tracked-page.ts';
import type { ShowPage } from '../live-pages/show-page.ts';
import { type FormValues, faultsOf, parsed, readForm } from '../live-pages/visitor-form.ts';
import { submitComplaint } from './submit-complaint.ts';
import { readTrackedComplaint } from './tracked-complaint.ts';
import { addToComplaint, reopenComplaint } from './write-to-complaint.ts';

/** A form's fields under the contract's names; an empty choice is none. */
function asComplaint({ isNameHidden, gender, ...values }: FormValues): object {
  return { ...values, gender: gender || null, isNameHidden: isNameHidden === 'on' };
}

const submission = complaintFormEndpoints.submitComplaint;

/** The pages of complaints: the form and the page of a code. Both are plain forms that the server answers with a page. */
export function mountComplaintPages(app: Hono, context: AppContext, show: ShowPage): void {
  for (const language of languages) mountForm(app, context, language, show);
  mountTrackedPage(app, context, show, {
    page: 'complaint',
    path: complaintPath(':code'),
    async read(code) {
      const complaint = await readTrackedComplaint(context.pool, code);
      return { place: { page: 'complaint', slug: complaint.code, complaint }, language: complaint.language };
    },
    write(code, values) {
      const { words } = parsed(complaintWordsForm, values);
      return (values.action === 'reopen' ? reopenComplaint : addToComplaint)(context, code, words);
    },
  });
}

function mountForm(app: Hono, context: AppContext, language: Language, show: ShowPage): void {
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
    let values: FormValues = {};
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
