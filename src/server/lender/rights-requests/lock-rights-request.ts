import type { PoolClient } from 'pg';
import type { DecisionLimits } from '#domain/lending/approvals/decision-limits.ts';
import type { RightsKind, RightsState } from '#domain/lending/approvals/powerful-account.ts';
import { decisionLimitColumns } from '#server/lending/agreements/authorize-decision.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockStaff } from '../employees/lock-staff.ts';

interface LockedRequest extends DecisionLimits {
  readonly userId: string;
  readonly kind: RightsKind;
  readonly state: RightsState;
  readonly requestedBy: string;
}

const findUser = {
  name: 'find-user-of-rights-request',
  text: 'SELECT user_id AS "userId" FROM rights_requests WHERE id = $1',
};

const lock = {
  name: 'lock-rights-request',
  text: `SELECT user_id AS "userId", kind, state, requested_by AS "requestedBy", ${decisionLimitColumns.selected('rights_requests')}
           FROM rights_requests WHERE id = $1 FOR NO KEY UPDATE`,
};

/** Locks the person and then the request, as everywhere. */
export async function lockRightsRequest(client: PoolClient, id: string) {
  const { rows: found } = await client.query<{ userId: string }>({ ...findUser, values: [id] });
  if (found[0] === undefined) throw new Refusal('not_found');
  const staff = await lockStaff(client, found[0].userId);
  const { rows } = await client.query<LockedRequest>({ ...lock, values: [id] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return { request: rows[0], staff };
}
