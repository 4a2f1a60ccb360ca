import type { CellsOf } from '#contract/insight/report-table.ts';
import { formatSlipNumber } from '#domain/lending/field/slip-number.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { branchCell, dayOf, personCell } from '../cell-columns.ts';
import { wholeReport } from '../report.ts';

interface GapRow extends Omit<CellsOf<'slip_gaps'>, 'firstMissing' | 'lastMissing'> {
  readonly deviceId: string;
  readonly branchId: string;
  readonly branchCode: string;
  readonly serial: number;
  /** The last slip before the gap, 0 for none, and the first after it. */
  readonly before: number;
  readonly after: number;
}

const read = namedStatement(
  'report-slip-gaps',
  `SELECT d.id AS "deviceId", d.branch_id AS "branchId", b.code AS "branchCode", d.serial, s.before, s.slip AS after,
          s.slip - s.before - 1 AS "missingSlips", ${personCell('u')} AS employee, ${branchCell('b')} AS branch,
          ${dayOf('s.before_at')} AS "cameBeforeOn", ${dayOf('s.received_at')} AS "cameAfterOn"
     FROM (SELECT device_id, slip, received_at, lag(slip, 1, 0) OVER slips AS before, lag(received_at) OVER slips AS before_at
             FROM field_items WHERE slip IS NOT NULL WINDOW slips AS (PARTITION BY device_id ORDER BY slip)) s
     JOIN field_devices d ON d.id = s.device_id
     JOIN branches b ON b.id = d.branch_id
     JOIN users u ON u.id = d.officer_id
    WHERE s.slip > s.before + 1 AND (:branchId::uuid IS NULL OR b.id = :branchId)
    ORDER BY s.received_at DESC, d.id, s.slip`,
);

/**
 * The gaps among the slips of each phone: numbers that never came, although a later one did. The slips after the last that came are in
 * none: nobody knows of them yet.
 */
export const slipGaps = wholeReport('slip_gaps', async (books, { branchId }) => {
  const { rows } = await books.query<GapRow>(read({ branchId }));
  return rows.map(({ deviceId, branchId: of, branchCode, serial, before, after, ...cells }) => {
    const numberOf = (slip: number) => formatSlipNumber({ branchCode, serial, slip });
    return {
      key: `${deviceId} ${after}`,
      cells: { firstMissing: numberOf(before + 1), lastMissing: numberOf(after - 1), ...cells },
      branchId: of,
    };
  });
});
