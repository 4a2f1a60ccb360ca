import type { CellsOf } from '#contract/insight/report-table.ts';
import { cashOfEntries, isOpenDifference } from '#server/lending/cash/cash-places.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { branchCell, personCell } from '../cell-columns.ts';
import { wholeReport } from '../report.ts';

interface PlaceRow extends CellsOf<'cash_places'> {
  readonly key: string;
  readonly branchId: string;
}

const lastOf = (kind: string, of: string) =>
  `(SELECT m.counted_at FROM cash_movements m WHERE m.kind = '${kind}' AND ${of} ORDER BY m.counted_at DESC LIMIT 1)`;

const read = namedStatement(
  'report-cash-places',
  `WITH held AS (
     SELECT branch_id, user_id, sum(amount) AS amount
       FROM (${cashOfEntries('true')}
              UNION ALL
             SELECT hand_of, branch_id, into_hand FROM cash_flows WHERE hand_of IS NOT NULL) hands
      GROUP BY branch_id, user_id
   ), places AS (
     SELECT 1 AS place, d.branch_id, NULL::uuid AS user_id, NULL::uuid AS account_id,
            (SELECT coalesce(sum(into_drawer), 0) FROM cash_flows f WHERE f.branch_id = d.branch_id) AS amount,
            coalesce(${lastOf('deposit', 'm.branch_id = d.branch_id')}, d.opened_at) AS since
       FROM cash_drawers d
      UNION ALL
     SELECT 2, h.branch_id, h.user_id, NULL, h.amount,
            coalesce(${lastOf('hand_over', 'm.hand_of = h.user_id AND m.branch_id = h.branch_id')}, d.opened_at)
       FROM held h JOIN cash_drawers d ON d.branch_id = h.branch_id
      UNION ALL
     SELECT 3, f.branch_id, NULL, f.account_id, f.into_account,
            ${lastOf('deposit', 'm.account_id = f.account_id AND m.branch_id = f.branch_id')}
       FROM cash_flows f WHERE f.account_id IS NOT NULL
      UNION ALL
     SELECT 4, m.branch_id, m.given_by, NULL, sum(m.stated - m.amount), min(m.counted_at)
       FROM cash_movements m WHERE ${isOpenDifference} GROUP BY m.branch_id, m.given_by
   )
   SELECT concat_ws(' ', p.place, b.id, p.user_id, p.account_id) AS key, b.id AS "branchId", ${branchCell('b')} AS branch,
          (ARRAY['drawer', 'hand', 'account', 'difference'])[p.place] AS place, ${personCell('u')} AS employee, c.name AS "bankAccount",
          p.amount::bigint AS cash, (p.since AT TIME ZONE 'Asia/Karachi')::date AS "heldSince",
          :today::date - (p.since AT TIME ZONE 'Asia/Karachi')::date AS "daysHeld"
     FROM places p
     JOIN branches b ON b.id = p.branch_id
     LEFT JOIN users u ON u.id = p.user_id
     LEFT JOIN cash_accounts c ON c.id = p.account_id
    WHERE p.amount <> 0 AND (:branchId::uuid IS NULL OR b.id = :branchId)
    ORDER BY b.position, b.id, p.place, u.full_name, c.name, 1`,
);

/**
 * The cash of each place by branch, with the day since which it is there: that of the last deposit of a drawer and into an account, of the
 * last hand-over of a hand, else of the opening count, and of the oldest open difference. Together it is what the books have as
 * cash.
 */
export const cashByPlace = wholeReport('cash_places', async (books, { today, branchId }) => {
  const { rows } = await books.query<PlaceRow>(read({ today, branchId }));
  return rows.map(({ key, branchId: id, ...cells }) => ({ key, cells, branchId: id }));
});
