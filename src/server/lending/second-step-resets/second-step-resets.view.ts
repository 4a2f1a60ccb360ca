import type { ClosedReset, RequestedReset, SecondStepReset } from '#contract/lending/second-step-resets.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { ClosedRow, ResetRow } from './second-step-resets.queries.ts';

function askedResetView(row: ResetRow): RequestedReset {
  return {
    id: row.id,
    customerId: row.customerId,
    customerName: row.customerName,
    branchCity: row.city,
    reason: row.reason,
    identityProof: row.identityProof,
    requestedByName: row.requestedByName,
    requestedAt: row.requestedAt.toISOString(),
  };
}

export function secondStepResetView(row: ResetRow, actor: Pick<Actor, 'userId'>): SecondStepReset {
  return {
    ...askedResetView(row),
    isOwn: row.requestedBy === actor.userId,
    isOutdated: row.isOutdated,
  };
}

export function closedResetView(row: ClosedRow): ClosedReset {
  return {
    ...askedResetView(row),
    state: row.state,
    decidedByName: row.decidedByName,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decisionNote: row.decisionNote,
  };
}
