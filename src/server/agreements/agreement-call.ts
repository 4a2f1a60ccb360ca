import type { Deed } from '../audit/record-audit-event.ts';
import type { AppContext } from '../context.ts';

/** A call on one agreement, whichever of its endpoints it came to. */
export interface AgreementCall<Body> extends Deed {
  readonly context: AppContext;
  readonly input: { readonly params: { readonly id: string }; readonly body: Body };
}
