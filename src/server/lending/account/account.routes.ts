import type { accountEndpoints } from '#contract/lending/account.ts';
import type { myAccountEndpoints } from '#contract/lending/my-account.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findAccount } from './account.queries.ts';
import { accountView } from './account.view.ts';
import { findMyAccount } from './my-account.queries.ts';
import { myAccountView } from './my-account.view.ts';

export const accountRoutes: Handlers<typeof accountEndpoints & typeof myAccountEndpoints> = {
  async getMyAccount({ context, reach }) {
    const found = await findMyAccount(context.pool, reach);
    if (found === undefined) throw new Refusal('not_found');
    return { data: myAccountView(found, businessDateOf(context.clock.now())) };
  },
  async getAccount({ context, actor, reach, besides, input }) {
    const found = await findAccount(context.pool, reach, actor.userId, input.params.id);
    if (found === undefined) throw new Refusal('not_found');
    const today = businessDateOf(context.clock.now());
    return { data: accountView(found.customer, found.agreements, today, besides.requests) };
  },
};
