import type { SecondStepReset } from '#contract/lending/second-step-resets.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { ResetRow } from './second-step-resets.queries.ts';

export function secondStepResetView(row: ResetRow, actor: Pick<Actor, 'userId'>): SecondStepReset {
  return {
    id: row.id,
    customerId: row.customerId,
    customerName: row.customerName,
    customerNameUr: row.customerNameUr,
    branchCity: { en: row.city, ur: row.cityUr },
    reason: row.reason,
    identityProof: row.identityProof,
    requestedByName: row.requestedByName,
    requestedAt: row.requestedAt.toISOString(),
    isOwn: row.requestedBy === actor.userId,
    isOutdated: row.isOutdated,
  };
}
