import type { RightsRequest } from '#contract/lender/rights-requests.ts';
import { limitsOf } from '#domain/lending/approvals/decision-limits.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { RightsRequestRow } from './rights-requests.queries.ts';

export function rightsRequestView(row: RightsRequestRow, { userId }: Pick<Actor, 'userId'>): RightsRequest {
  return {
    id: row.id,
    kind: row.kind,
    employeeId: row.employeeId,
    employeeName: row.employeeName,
    limits: row.kind === 'limits' ? limitsOf(row) : null,
    requestedByName: row.requestedByName,
    requestedAt: row.requestedAt.toISOString(),
    isOwn: row.requestedBy === userId,
  };
}
