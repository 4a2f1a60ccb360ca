import type { Pool } from 'pg';
import { rightsRequestsShownMax } from '#contract/lender/rights-requests.ts';
import type { Phrase } from '#domain/language.ts';
import type { DecisionLimits } from '#domain/lending/approvals/decision-limits.ts';
import type { RightsKind } from '#domain/lending/approvals/powerful-account.ts';
import type { Written } from '#domain/written.ts';
import { decisionLimitColumns } from '#server/lending/agreements/authorize-decision.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { writtenOf } from '#server/platform/db/text-of.ts';

/** A waiting request. Its limits are null unless it is for limits. */
export interface RightsRequestRow extends DecisionLimits {
  readonly id: string;
  readonly kind: RightsKind;
  readonly employeeId: string;
  readonly employeeName: Written;
  readonly requestedBy: string;
  readonly requestedByName: Phrase;
  readonly requestedAt: Date;
}

const list = {
  name: 'list-rights-requests',
  text: `SELECT r.id, r.kind, r.user_id AS "employeeId", ${writtenOf('u.full_name')} AS "employeeName",
                r.requested_by AS "requestedBy", ${namesOf('m')} AS "requestedByName", r.requested_at AS "requestedAt",
                ${decisionLimitColumns.selected('r')}
           FROM rights_requests r JOIN users u ON u.id = r.user_id JOIN users m ON m.id = r.requested_by
          WHERE r.state = 'pending' ORDER BY r.requested_at, r.id LIMIT ${rightsRequestsShownMax}`,
};

/** The requests that wait, the oldest first. */
export async function listRightsRequests(pool: Pool): Promise<RightsRequestRow[]> {
  return (await pool.query<RightsRequestRow>(list)).rows;
}
