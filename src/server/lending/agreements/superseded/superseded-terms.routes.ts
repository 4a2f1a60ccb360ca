import type { supersededTermsEndpoints } from '#contract/lending/terms/superseded-terms.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findSupersededTerms } from './superseded-terms.ts';

export const supersededTermsRoutes: Handlers<typeof supersededTermsEndpoints> = {
  async getSupersededTerms({ context, reach, input }) {
    const data = await findSupersededTerms(context.pool, reach, input.params);
    if (data === undefined) throw new Refusal('not_found');
    return { data };
  },
};
