import type { PoolClient } from 'pg';
import { type AgreementAction, refusalOfAction } from '#domain/lending/agreements/agreement-actions.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** An agreement that nobody else changes until the transaction ends. */
export interface LockedAgreement {
  readonly id: string;
  readonly number: string;
  readonly branchId: string;
  readonly status: AgreementStatus;
  readonly termsVersion: number;
  readonly consentedVersion: number | null;
  readonly scheduleNumber: number;
}

const lock = {
  name: 'lock-agreement',
  text: `SELECT id, number, branch_id AS "branchId", status, terms_version AS "termsVersion",
                consented_version AS "consentedVersion", schedule_number AS "scheduleNumber"
           FROM agreements
          WHERE id = $1 AND ($2::uuid IS NULL OR branch_id = $2)
            FOR NO KEY UPDATE`,
};

/** Locks an agreement within reach, for an action that its status allows where one is named; else refuses. */
export async function lockAgreement(
  client: PoolClient,
  reach: BranchReach,
  id: string,
  action?: AgreementAction,
): Promise<LockedAgreement> {
  const { rows } = await client.query<LockedAgreement>({
    ...lock,
    values: [id, branchIdOf(reach)],
  });
  const agreement = rows[0];
  if (agreement === undefined) throw new Refusal('not_found');
  const refusal = action === undefined ? null : refusalOfAction(action, agreement.status);
  if (refusal !== null) throw new Refusal(refusal);
  return agreement;
}
