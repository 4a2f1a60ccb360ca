import type { noticeEndpoints } from '#contract/desk/notices.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { findNoticeSummary, listNotices } from './notices.queries.ts';
import { noticeView } from './notices.view.ts';
import { readAllNotices, readNotices, unreadAllNotices, unreadNotices } from './read-notices.ts';

export const noticeRoutes: Handlers<typeof noticeEndpoints> = {
  async listNotices(call) {
    const { context, input } = call;
    const { cursor, state } = input.query;
    const asked = { cursor, isUnread: state === 'unread' };
    const { rows, page } = await listNotices(context.pool, call, context.clock.now(), asked);
    return { data: rows.map(noticeView), page };
  },

  async getNoticeSummary(call) {
    const { pool, clock } = call.context;
    const found = await findNoticeSummary(pool, call, clock.now());
    return { data: { unread: found.unread, latest: found.latest.map(noticeView) } };
  },

  readNotices: async (call) => ({ data: await readNotices(call) }),

  unreadNotices: async (call) => ({ data: await unreadNotices(call) }),

  readAllNotices: async (call) => ({ data: await readAllNotices(call) }),

  unreadAllNotices: async (call) => ({ data: await unreadAllNotices(call) }),
};
