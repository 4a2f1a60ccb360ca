import type { ApprovalRequestName, approvalRequestEndpoints } from '#contract/lending/approval-requests.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { AskedApproval } from '../judged.ts';

type Endpoints = typeof approvalRequestEndpoints;

/** Reads the request that a call asks for, by endpoint. */
export type ApprovalRequests = {
  readonly [Name in ApprovalRequestName]: (
    call: Call<Endpoints[Name]>,
  ) => AskedApproval | Promise<AskedApproval>;
};
