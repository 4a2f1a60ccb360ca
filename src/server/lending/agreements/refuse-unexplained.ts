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

/** Refuses an agreement beyond a limit that the decider did not confirm with the figures of this moment. */
export function refuseUnconfirmed({ exceeded }: Assessment, confirmed: readonly ExceededLimit[]): void {
  if (!exceeded.every((limit) => isConfirmed(limit, confirmed))) throw new Refusal('limit_not_confirmed');
}
