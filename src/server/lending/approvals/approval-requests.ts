import type { approvalRequestEndpoints } from '#contract/lending/approval-requests.ts';
import type { Call, Handlers } from '#server/platform/http/call.ts';
import { approvalView } from './approvals.view.ts';
import type { AskedApproval } from './judged.ts';
import { approvalRequests } from './kinds/approval-descriptors.ts';
import type { ApprovalRequests } from './kinds/approval-requests.ts';
import { requestApproval } from './request-approval.ts';

type Endpoints = typeof approvalRequestEndpoints;
type RequestCall = Call<Endpoints[keyof ApprovalRequests]>;

/** The handlers of all requests: each kind reads its call, and all are recorded alike. */
export const requestHandlers = Object.fromEntries(
  Object.entries(approvalRequests).map(([name, read]) => [
    name,
    async (call: RequestCall) => {
      const asked = await (read as (call: RequestCall) => AskedApproval | Promise<AskedApproval>)(call);
      return { data: approvalView(await requestApproval(call, asked)) };
    },
  ]),
) as unknown as Handlers<Pick<Endpoints, keyof ApprovalRequests>>;
