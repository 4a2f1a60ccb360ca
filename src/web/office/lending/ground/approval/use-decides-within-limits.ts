import { approvalEndpoints } from '#contract/lending/approvals.ts';
import { mayDecideAny } from '#domain/lending/approvals/decision-limits.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useMay } from '#web/office/shell/use-may.ts';

/** True for an employee whose limits cover some request. False for everyone else, and until it is known. */
export function useDecidesWithinLimits(): boolean {
  const isUnlimited = useMay('approvals.decide');
  const { data } = useEndpoint(approvalEndpoints.getDecisionLimits, {}, { enabled: !isUnlimited });
  return data !== undefined && data.limits !== null && mayDecideAny(data.limits);
}
