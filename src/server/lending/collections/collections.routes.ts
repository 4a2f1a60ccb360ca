import type { collectionEndpoints } from '#contract/lending/collections.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { collectedMonth } from './collected-month.ts';
import { findCollectionLog } from './collections.queries.ts';
import { collectionLogView } from './collections.view.ts';
import type { DueScope } from './due-agreements.ts';
import { listDue, listVisits } from './due-list.queries.ts';
import { dueListView, visitsView } from './due-list.view.ts';
import { exportDue, exportDueWorkbook } from './export-due.ts';
import { keptPromisesOfOfficers } from './kept-promises.queries.ts';
import { logContact } from './log-contact.ts';
import { openReminder } from './open-reminder.ts';
import { recordPaymentPromise } from './record-payment-promise.ts';
import { sumDue } from './sum-due.ts';

interface DueCall {
  readonly context: AppContext;
  readonly actor: Actor;
  readonly reach: BranchReach;
  readonly input: {
    readonly query: { readonly officerId?: string | undefined; readonly branchId?: string | undefined };
  };
}

/** An employee gets their own list unless they name somebody; a superadmin, who has none, gets everyone's. */
function scopeOfList({ context, actor, reach, input: { query } }: DueCall): DueScope {
  const own = reach.extent === 'all' ? 'all' : actor.userId;
  const { officerId = own, branchId = null } = query;
  return {
    officerId: officerId === 'all' ? null : officerId,
    branchId,
    today: businessDateOf(context.clock.now()),
  };
}

export const collectionRoutes: Handlers<typeof collectionEndpoints> = {
  async listDue(call) {
    const { context, reach, input } = call;
    const scope = scopeOfList(call);
    const { rows, page } = await listDue(context.pool, reach, scope, input.query);
    return { data: dueListView(rows, input.query.group, scope.today), page };
  },
  async getDueSheet(call) {
    const scope = scopeOfList(call);
    const { rows, isCut } = await listVisits(call.context.pool, call.reach, scope, call.input.query);
    return { data: { visits: visitsView(rows, call.input.query.group, scope.today), isCut } };
  },
  sumDue: async (call) => ({ data: await sumDue(call.context.pool, call.reach, scopeOfList(call)) }),
  getCollectedMonth: async (call) => ({
    data: await collectedMonth(call.context.pool, call.reach, scopeOfList(call)),
  }),
  exportDue,
  exportDueWorkbook,
  listOfficerPromises: async (call) => ({
    data: await keptPromisesOfOfficers(call.context.pool, call.reach, scopeOfList(call)),
  }),
  async getCollectionLog({ context, reach, input }) {
    const log = await findCollectionLog(context.pool, reach, input.params.id);
    if (log === undefined) throw new Refusal('not_found');
    return { data: collectionLogView(log, businessDateOf(context.clock.now())) };
  },
  recordPaymentPromise: async (call) => ({ data: await recordPaymentPromise(call) }),
  openReminder: async (call) => ({ data: await openReminder(call) }),
  logContact: async (call) => ({ data: await logContact(call) }),
};
