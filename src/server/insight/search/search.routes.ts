import type { searchEndpoints } from '#contract/insight/search.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { findEverywhere } from './search.queries.ts';
import { searchResultView } from './search.view.ts';

export const searchRoutes: Handlers<typeof searchEndpoints> = {
  async search({ context, reach, input }) {
    const found = await findEverywhere(context.pool, reach, input.body.text);
    return { data: found.map(searchResultView) };
  },
};
