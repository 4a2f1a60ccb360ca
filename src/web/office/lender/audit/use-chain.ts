import { type AuditChainState, auditEndpoints } from '#contract/lender/audit.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';

/** The state of the record as of its last check, and the check itself. */
export interface Chain {
  /** Undefined until it is loaded. */
  readonly state: AuditChainState | undefined;
  readonly failure: Error | null;
  readonly isChecking: boolean;
  /** Checks the events recorded since the last check. */
  readonly check: () => void;
}

export function useChain(): Chain {
  const { data, error } = useEndpoint(auditEndpoints.getAuditChainState);
  const { run, isRunning, failure } = useAction(auditEndpoints.checkAuditChain);
  return {
    state: data,
    failure: failure ?? error,
    isChecking: isRunning,
    check: () => void run({ body: { from: 'last_check' } }),
  };
}
