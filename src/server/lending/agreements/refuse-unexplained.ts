import { needsReason } from '#domain/lending/agreements/burden-grade.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Assessment } from './assess-agreement.ts';

/** Refuses an agreement without the reason that the rules require. */
export function refuseUnexplained({ burden, reason }: Assessment): void {
  if (reason === null && needsReason(burden.grade)) throw new Refusal('burden_needs_reason');
}
