import type { Pool } from 'pg';
import type { ComparedApproval } from '#contract/lending/approvals.ts';
import { formatReceiptNumber, type ReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import type { ApprovalRow } from './approvals.view.ts';

const find = {
  name: 'find-voucher-of-approval',
  text: `SELECT e.id AS "entryId", r.series, b.code AS "branchCode", r.serial
           FROM entries e
           JOIN receipts r ON r.entry_id = e.id AND r.agreement_id = e.agreement_id
           JOIN branches b ON b.id = r.branch_id
          WHERE e.agreement_id = $1 AND e.approval_id = $2`,
};

/** The voucher of the refund that an approval posted; null until it is granted. */
export async function findVoucher(
  pool: Pool,
  { agreementId, id }: Pick<ApprovalRow, 'agreementId' | 'id'>,
): Promise<ComparedApproval['voucher']> {
  const { rows } = await pool.query<ReceiptNumber & { entryId: string }>({
    ...find,
    values: [agreementId, id],
  });
  const [row] = rows;
  return row ? { entryId: row.entryId, number: formatReceiptNumber(row) } : null;
}
