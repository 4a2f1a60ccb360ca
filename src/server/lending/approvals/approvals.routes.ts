import type { approvalRequestEndpoints } from '#contract/lending/approval-requests.ts';
import type { approvalEndpoints } from '#contract/lending/approvals.ts';
import type { reliefFundEndpoints } from '#contract/lending/relief-fund.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { branchIdOf } from '#server/platform/reach.ts';
import { findDecisionLimits } from '../agreements/authorize-decision.ts';
import { requestHandlers } from './approval-requests.ts';
import { countWaiting, findReliefFund, listApprovals } from './approvals.queries.ts';
import { approvalListView, reliefFundView } from './approvals.view.ts';
import { compareApproval } from './compare-approval.ts';
import { decideApproval } from './decide-approval.ts';
import { foreseeRescheduleUndo, foreseeReversal } from './foresee-approval.ts';
import { setReliefBudget } from './set-relief-budget.ts';
import { showEvidenceDocument } from './show-evidence-document.ts';
import { showRefundWays } from './show-refund-ways.ts';
import { withdrawApproval } from './withdraw-approval.ts';

type Endpoints = typeof approvalEndpoints & typeof approvalRequestEndpoints & typeof reliefFundEndpoints;

export const approvalRoutes: Handlers<Endpoints> = {
  async listApprovals({ context, actor, reach, input }) {
    const { requestedBy, decidableBy, queue = 'waiting', ...query } = input.query;
    const decider = decidableBy && { userId: actor.userId, now: context.clock.now() };
    const filters = { ...query, queue, requestedBy: requestedBy && actor.userId, decider };
    const { rows, page } = await listApprovals(context.pool, reach, filters);
    return { data: rows.map(approvalListView), page };
  },
  async countApprovals({ context, actor, reach, input }) {
    const { requestedBy, decidableBy, ...query } = input.query;
    const decider = decidableBy && { userId: actor.userId, now: context.clock.now() };
    const filters = { ...query, requestedBy: requestedBy && actor.userId, decider };
    return { data: await countWaiting(context.pool, reach, filters) };
  },
  async getDecisionLimits({ context, actor, reach }) {
    const isUnlimited = branchIdOf(reach) === null;
    return { data: { limits: isUnlimited ? null : await findDecisionLimits(context.pool, actor.userId) } };
  },
  getApproval: async (call) => ({ data: await compareApproval(call) }),
  showEvidenceDocument,
  ...requestHandlers,
  getRefundWays: async (call) => ({ data: await showRefundWays(call) }),
  foreseeReversal: async (call) => ({ data: await foreseeReversal(call) }),
  foreseeRescheduleUndo: async (call) => ({ data: await foreseeRescheduleUndo(call) }),
  withdrawApproval: async (call) => ({ data: await withdrawApproval(call) }),
  decideApproval: async (call) => ({ data: await decideApproval(call) }),
  getReliefFund: async ({ context }) => ({ data: reliefFundView(await findReliefFund(context.pool)) }),
  setReliefBudget: async (call) => ({ data: reliefFundView(await setReliefBudget(call)) }),
};
