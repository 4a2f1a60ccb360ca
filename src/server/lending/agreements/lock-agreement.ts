import type { PoolClient } from 'pg';
import { type AgreementAction, refusalOfAction } from '#domain/lending/agreements/agreement-actions.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Actor } from '#server/platform/actor.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { refuseServing } from '../relations/refuse-related.ts';

/** The call of the person who serves the customer. */
interface Server {
  readonly actor: Pick<Actor, 'userId'>;
  readonly reach: BranchReach;
}

/** An agreement that is locked until the transaction ends. */
export interface LockedAgreement {
  readonly id: string;
  readonly number: string;
  readonly customerId: string;
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
  text: `SELECT a.id, a.number, a.customer_id AS "customerId", a.branch_id AS "branchId", a.status, a.terms_version AS "termsVersion",
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

/** Locks an agreement in the same way, for a member of staff who is neither its customer nor vouches for them. */
export async function lockToServe(
  client: PoolClient,
  { actor, reach }: Server,
  id: string,
  action?: AgreementAction,
): Promise<LockedAgreement> {
  const agreement = await lockAgreement(client, reach, id, action);
  await refuseServing(client, actor.userId, agreement.customerId);
  return agreement;
}
