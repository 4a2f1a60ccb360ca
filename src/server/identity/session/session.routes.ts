import type { sessionEndpoints } from '#contract/identity/session.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { listHiddenColumns } from '../saved-views/hidden-columns.ts';
import { findOwnName } from './session.queries.ts';
import { sessionUserView } from './session-user.view.ts';
import { signOut } from './sign-out.ts';

export const sessionRoutes: Handlers<typeof sessionEndpoints> = {
  async signOut({ context, actor, clientAddress, setSessionCookie }) {
    if (actor !== null) await signOut(context, { actor, clientAddress });
    setSessionCookie(null);
    return { data: null };
  },

  async getSession({ context, actor }) {
    const { expiresAt, mustSetUpTotp, totpDueAt, listRows } = actor;
    const [name, hiddenColumns] = await Promise.all([
      findOwnName(context.pool, actor.userId),
      listHiddenColumns(context.pool, actor.userId),
    ]);
    return {
      data: {
        user: sessionUserView(actor),
        name,
        expiresAt: expiresAt.toISOString(),
        mustSetUpTotp,
        totpDueAt: totpDueAt?.toISOString() ?? null,
        listRows,
        hiddenColumns,
      },
    };
  },
};
