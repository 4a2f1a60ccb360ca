import { type noticeEndpoints, noticeKinds, noticeRights } from '#contract/desk/notices.ts';
import { invariant } from '#domain/invariant.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { proveReach } from '#server/platform/reach.ts';
import { findNoticeSummary, listNotices, type Reader } from './notices.queries.ts';
import { noticeView } from './notices.view.ts';
import { readAllNotices, readNotices } from './read-notices.ts';

export const noticeRoutes: Handlers<typeof noticeEndpoints> = {
  async listNotices({ context, actor, input }) {
    const { cursor, state } = input.query;
    const asked = { cursor, isUnread: state === 'unread' };
    const { rows, page } = await listNotices(context.pool, readerOf(actor), context.clock.now(), asked);
    return { data: rows.map(noticeView), page };
  },

  async getNoticeSummary({ context, actor }) {
    const found = await findNoticeSummary(context.pool, readerOf(actor), context.clock.now());
    return { data: { unread: found.unread, latest: found.latest.map(noticeView) } };
  },

  readNotices: async (call) => ({ data: await readNotices(call) }),

  readAllNotices: async (call) => ({ data: await readAllNotices(call) }),
};

/** Of which kinds somebody is told, and how far they reach: their branch or all of them, by each right that says so alike. */
function readerOf(actor: Actor): Reader {
  const told = noticeKinds.flatMap((kind) => {
    const reach = proveReach(actor, noticeRights[kind]);
    return reach === null ? [] : [{ kind, reach }];
  });
  const reach = told.map((one) => one.reach).find(({ extent }) => extent !== 'own');
  invariant(reach !== undefined && reach.extent !== 'own', 'staff are told of a branch, or of all');
  const branchId = reach.extent === 'all' ? null : reach.branchId;
  return { userId: actor.userId, branchId, kinds: told.map(({ kind }) => kind) };
}
