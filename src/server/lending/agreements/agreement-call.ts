import type { Origin } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { BranchReach } from '#server/platform/reach.ts';

/** A call of any endpoint on one agreement. */
export interface AgreementCall<Body> extends Origin {
  readonly context: AppContext;
  readonly reach: BranchReach;
  readonly input: { readonly params: { readonly id: string }; readonly body: Body };
}
