import type { sitePreviewEndpoints } from '#contract/lender/site-preview.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { previewPath } from './preview-link.ts';

export const sitePreviewRoutes: Handlers<typeof sitePreviewEndpoints> = {
  async openSitePreview({ context, actor, input }) {
    const path = await previewPath(context.pool, actor.sessionId, input.body.language, context.clock.now());
    return { data: { path } };
  },
};
