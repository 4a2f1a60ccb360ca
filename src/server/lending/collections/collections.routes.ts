import type { collectionEndpoints } from '#contract/lending/collections.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findCollectionLog, listDue } from './collections.queries.ts';
import { collectionLogView, dueListView } from './collections.view.ts';
import { logContact } from './log-contact.ts';
import { recordPaymentPromise } from './record-payment-promise.ts';

export const collectionRoutes: Handlers<typeof collectionEndpoints> = {
  async listDue({ context, actor, reach, input }) {
    const today = businessDateOf(context.clock.now());
    const rows = await listDue(context.pool, reach, input.query.officerId ?? actor.userId, today);
    const data = dueListView(rows, today);
    return { data, page: { next: null, total: data.length } };
  },
  async getCollectionLog({ context, reach, input }) {
    const log = await findCollectionLog(context.pool, reach, input.params.id);
    if (log === undefined) throw new Refusal('not_found');
    return { data: collectionLogView(log, businessDateOf(context.clock.now())) };
  },
  recordPaymentPromise: async (call) => ({ data: await recordPaymentPromise(call) }),
  logContact: async (call) => ({ data: await logContact(call) }),
};
