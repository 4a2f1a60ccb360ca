import type { Hono } from 'hono';
import { visitorWordForm } from '#contract/site/tracked-requests.ts';
import { trackingPath } from '#domain/desk/contact-requests/tracking-code.ts';
import type { AppContext } from '#server/platform/context.ts';
import { mountTrackedPage } from '../live-pages/mount-tracked-page.ts';
import type { ShowPage } from '../live-pages/show-page.ts';
import { parsed } from '../live-pages/visitor-form.ts';
import { addVisitorWord } from './add-visitor-word.ts';
import { readTrackedRequest } from './tracked-request.ts';
import { withdrawRequest } from './withdraw-request.ts';

/** The page where a visitor follows a request, adds a word and cancels it. */
export function mountRequestPage(app: Hono, context: AppContext, show: ShowPage): void {
  mountTrackedPage(app, context, show, {
    page: 'request',
    path: trackingPath(':code'),
    async read(code) {
      const request = { ...(await readTrackedRequest(context.pool, code)), now: context.clock.now() };
      return { place: { page: 'request', slug: request.code, request }, language: request.language };
    },
    write(code, values) {
      if (values.action === 'withdraw') return withdrawRequest(context, code);
      return addVisitorWord(context, code, parsed(visitorWordForm, values).text);
    },
  });
}
