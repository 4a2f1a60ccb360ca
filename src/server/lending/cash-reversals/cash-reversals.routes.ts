import type { cashReversalEndpoints } from '#contract/lending/cash/cash-reversals.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { cashMovementView } from '../cash/cash.view.ts';
import { movementNow } from '../cash/movement-now.ts';
import { askCashReversal } from './ask-cash-reversal.ts';
import { listCashReversals } from './cash-reversals.queries.ts';
import { agreeToCashReversal, refuseCashReversal } from './end-cash-reversal.ts';

export const cashReversalRoutes: Handlers<typeof cashReversalEndpoints> = {
  async listCashReversals({ context, actor, reach }) {
    const rows = await listCashReversals(context.pool, reach, actor);
    return {
      data: rows.map((row) => ({
        id: row.requestId,
        movement: cashMovementView(row, actor.userId),
        reason: row.requestReason,
        askedByName: row.askedByName,
        askedAt: row.askedAt.toISOString(),
        isOwn: row.isOwn,
        right: row.right,
      })),
    };
  },
  askCashReversal: async (call) => movementNow(call, await askCashReversal(call)),
  agreeToCashReversal: async (call) => movementNow(call, await agreeToCashReversal(call)),
  refuseCashReversal: async (call) => ({ data: await refuseCashReversal(call) }),
};
