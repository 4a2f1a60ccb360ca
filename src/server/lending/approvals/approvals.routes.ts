import type { approvalEndpoints } from '#contract/lending/approvals.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { findReliefFund, listApprovals } from './approvals.queries.ts';
import { approvalListView, approvalView, reliefFundView } from './approvals.view.ts';
import { compareApproval } from './compare-approval.ts';
import { decideRequest } from './decide-request.ts';
import {
  requestBackDatedActivation,
  requestBackDatedPayment,
  requestDeliveryReversal,
  requestRelief,
  requestReschedule,
  requestRescheduleUndo,
  requestReversal,
  requestTransferReversal,
  requestWriteOff,
} from './request-approval.ts';
import { setReliefBudget } from './set-relief-budget.ts';
import { withdrawRequest } from './withdraw-request.ts';

export const approvalRoutes: Handlers<typeof approvalEndpoints> = {
  async listApprovals({ context, reach, input }) {
    const { rows, page } = await listApprovals(context.db, reach, input.query);
    return { data: rows.map(approvalListView), page };
  },
  getApproval: async (call) => ({ data: await compareApproval(call) }),
  requestRelief: async (call) => ({ data: approvalView(await requestRelief(call)) }),
  requestWriteOff: async (call) => ({ data: approvalView(await requestWriteOff(call)) }),
  requestReversal: async (call) => ({ data: approvalView(await requestReversal(call)) }),
  requestDeliveryReversal: async (call) => ({ data: approvalView(await requestDeliveryReversal(call)) }),
  requestTransferReversal: async (call) => ({ data: approvalView(await requestTransferReversal(call)) }),
  requestReschedule: async (call) => ({ data: approvalView(await requestReschedule(call)) }),
  requestRescheduleUndo: async (call) => ({ data: approvalView(await requestRescheduleUndo(call)) }),
  requestBackDatedPayment: async (call) => ({ data: approvalView(await requestBackDatedPayment(call)) }),
  requestBackDatedActivation: async (call) => ({
    data: approvalView(await requestBackDatedActivation(call)),
  }),
  withdrawRequest: async (call) => ({ data: await withdrawRequest(call) }),
  decideRequest: async (call) => ({ data: await decideRequest(call) }),
  getReliefFund: async ({ context }) => ({ data: reliefFundView(await findReliefFund(context.pool)) }),
  setReliefBudget: async (call) => ({ data: reliefFundView(await setReliefBudget(call)) }),
};
