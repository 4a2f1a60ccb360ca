import type { Pool } from 'pg';

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
           JOIN entries refund ON refund.transfer_id = half.transfer_id AND refund.kind = 'refund'
           JOIN entries payment ON payment.transfer_id = half.transfer_id AND payment.kind = 'payment'
          WHERE half.id = $1`,
};

/** The moved overpayment that an entry is half of; null when it is no half of one. */
export async function findTransfer(pool: Pool, entryId: string): Promise<Transfer | null> {
  const { rows } = await pool.query<Transfer>({ ...find, values: [entryId] });
  return rows[0] ?? null;
}
