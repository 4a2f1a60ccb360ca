import type { collectionEndpoints } from '#contract/lending/collections.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findCollectionLog } from './collections.queries.ts';
import { collectionLogView } from './collections.view.ts';
import { countDue, listDue } from './due-list.queries.ts';
import { dueListView } from './due-list.view.ts';
import { logContact } from './log-contact.ts';
import { recordPaymentPromise } from './record-payment-promise.ts';

export const collectionRoutes: Handlers<typeof collectionEndpoints> = {
  async listDue({ context, actor, reach, input }) {
    const { group, cursor, officerId = actor.userId } = input.query;
    const today = businessDateOf(context.clock.now());
    const { rows, next, total } = await listDue(context.pool, reach, { officerId, today }, { group, cursor });
    return { data: dueListView(rows, group, today), page: { next, total } };
  },
  async countDue({ context, actor, reach, input }) {
    const { officerId = actor.userId } = input.query;
    const today = businessDateOf(context.clock.now());
    return { data: await countDue(context.pool, reach, { officerId, today }) };
  },
  async getCollectionLog({ context, reach, input }) {
    const log = await findCollectionLog(context.pool, reach, input.params.id);
    if (log === undefined) throw new Refusal('not_found');
    return { data: collectionLogView(log, businessDateOf(context.clock.now())) };
  },
  recordPaymentPromise: async (call) => ({ data: await recordPaymentPromise(call) }),
  logContact: async (call) => ({ data: await logContact(call) }),
};
