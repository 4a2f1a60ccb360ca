import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { languages } from '#domain/language.ts';

export const sitePreviewEndpoints = {
  openSitePreview: endpoint({
    method: 'POST',
    path: '/api/site-preview',
    summary:
      'An address at which this browser sees the site as visitors will, for a few minutes of the session that asks',
    access: 'settings.manage',
    body: z.object({ language: z.enum(languages) }),
    output: z.object({ path: z.string() }),
  }),
};
