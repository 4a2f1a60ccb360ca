import type { PoolClient } from 'pg';
import { type AgreementAction, refusalOfAction } from '#domain/lending/agreements/agreement-actions.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** An agreement that is locked until the transaction ends. */
export interface LockedAgreement {
  readonly id: string;
  readonly number: string;
  readonly branchId: string;
  readonly status: AgreementStatus;
  readonly termsVersion: number;
  readonly consentedVersion: number | null;
  readonly scheduleNumber: number;
  /** Granted before the start: the amount that it reserves in the relief fund until it starts or ends. */
  readonly relief: Rupees;
  readonly isCustomerBlocked: boolean;
  /** The outstanding amount; for a written-off agreement, the part that is not recovered. */
  readonly stillOwed: Rupees;
}

const lock = {
  name: 'lock-agreement',
  text: `SELECT a.id, a.number, a.branch_id AS "branchId", a.status, a.terms_version AS "termsVersion",
                a.consented_version AS "consentedVersion", a.schedule_number AS "scheduleNumber", a.relief,
                c.status = 'blocked' AS "isCustomerBlocked", a.outstanding + a.written_off - a.recovered AS "stillOwed"
           FROM agreements a JOIN customers c ON c.id = a.customer_id
          WHERE a.id = $1 AND ($2::uuid IS NULL OR a.branch_id = $2)
            FOR NO KEY UPDATE OF a`,
};

/** Locks an agreement within reach. Refuses if its status does not allow the action, when one is given. */
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
