import type { CellsOf } from '#contract/insight/report-table.ts';
import { formatCashSlipNumber } from '#domain/lending/cash/cash-slip-number.ts';
import { arrivalOf, isInTransit, isRefused } from '#server/lending/cash/cash-places.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { momentsOf } from '../books/sum-vouchers.ts';
import { branchCell, personCell } from '../cell-columns.ts';
import { wholeReport } from '../report.ts';

interface DepositRow extends Omit<CellsOf<'cash_deposits'>, 'voucher'> {
  readonly id: string;
  readonly branchId: string;
  readonly branchCode: string;
  readonly serial: number;
}

const read = namedStatement(
  'report-cash-deposits',
  `SELECT m.id, m.branch_id AS "branchId", b.code AS "branchCode", m.serial, (m.counted_at AT TIME ZONE 'Asia/Karachi')::date AS day,
          ${branchCell('b')} AS branch, c.name AS "bankAccount", m.slip_number AS "bankSlip", ${personCell('u')} AS "depositedBy",
          m.amount AS "cashDeposited", (SELECT v.arrived_on FROM ${arrivalOf('m.id')} v) AS "arrivedOn",
          CASE WHEN ${isInTransit} THEN m.amount ELSE 0 END AS "cashInTransit",
          CASE WHEN ${isRefused} THEN m.amount ELSE 0 END AS "cashNeverArrived"
     FROM cash_movements m
     JOIN branches b ON b.id = m.branch_id
     JOIN cash_accounts c ON c.id = m.account_id
     JOIN users u ON u.id = m.counted_by
    WHERE m.kind = 'deposit' AND m.counted_at >= :begin AND m.counted_at < :end AND (:branchId::uuid IS NULL OR b.id = :branchId)
    ORDER BY m.counted_at, m.id`,
);

/** The deposits of the period; what its account is not known to have is in transit, or never arrived. */
export const cashDeposits = wholeReport('cash_deposits', async (books, { from, until, branchId }) => {
  const { rows } = await books.query<DepositRow>(read({ ...momentsOf(from, until), branchId }));
  return rows.map(({ id, branchId: of, branchCode, serial, ...cells }) => ({
    key: id,
    cells: { ...cells, voucher: formatCashSlipNumber(branchCode, serial) },
    branchId: of,
  }));
});
