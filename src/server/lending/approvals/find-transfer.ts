import type { Pool } from 'pg';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';

/** A moved overpayment: the entry it left an agreement by, and the agreement it went to. */
export interface Transfer {
  readonly refundId: string;
  readonly fromAgreementId: string;
  readonly toAgreementId: string;
}

const find = {
  name: 'find-transfer',
  text: `SELECT refund.id AS "refundId", refund.agreement_id AS "fromAgreementId",
                payment.agreement_id AS "toAgreementId"
           FROM entries half
           JOIN agreements a ON a.id = half.agreement_id
           JOIN entries refund ON refund.transfer_id = half.transfer_id AND refund.kind = 'refund'
           JOIN entries payment ON payment.transfer_id = half.transfer_id AND payment.kind = 'payment'
          WHERE half.id = $1 AND ($2::uuid IS NULL OR a.branch_id = $2)`,
};

/** The moved overpayment of which an entry within reach is one half; null if it is none. */
export async function findTransfer(
  pool: Pool,
  reach: BranchReach,
  entryId: string,
): Promise<Transfer | null> {
  const { rows } = await pool.query<Transfer>({ ...find, values: [entryId, branchIdOf(reach)] });
  return rows[0] ?? null;
}
