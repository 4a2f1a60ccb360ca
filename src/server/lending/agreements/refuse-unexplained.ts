import { needsReason } from '#domain/lending/agreements/burden-grade.ts';
import { type ExceededLimit, isConfirmed } from '#domain/lending/agreements/exposure.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Assessment } from './assess-agreement.ts';

/** Refuses an agreement without the reason that the rules require. */
export function refuseUnexplained({ burden, exceeded, reason }: Assessment): void {
  if (reason !== null) return;
  if (needsReason(burden.grade)) throw new Refusal('burden_needs_reason');
  if (exceeded.length > 0) throw new Refusal('exposure_needs_reason');
}

/**
 * Refuses an agreement beyond a limit to a decider who may not approve it, and to one who did not confirm the limit with the
 * figures of this moment.
 */
export function refuseUnconfirmed(
  { exceeded }: Assessment,
  confirmed: readonly ExceededLimit[],
  { mayExceed }: { readonly mayExceed: boolean },
): void {
  if (exceeded.length > 0 && !mayExceed) throw new Refusal('superadmin_exceeds_limit');
  if (!exceeded.every((limit) => isConfirmed(limit, confirmed))) throw new Refusal('limit_not_confirmed');
}
