import type { approvalRequestEndpoints } from '#contract/lending/approval-requests.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { AskedApproval } from '../judged.ts';

type Endpoints = typeof approvalRequestEndpoints;
type RequestName = Extract<keyof Endpoints, `request${string}`>;

/** Reads the request that a call asks for, by endpoint. */
export type ApprovalRequests = {
  readonly [Name in RequestName]: (call: Call<Endpoints[Name]>) => AskedApproval | Promise<AskedApproval>;
};
