import type { CellsOf } from '#contract/insight/report-table.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { branchCell, personCell } from './cell-columns.ts';
import { wholeReport } from './report.ts';

interface RelatedRow extends CellsOf<'related_parties'> {
  readonly employeeId: string;
  readonly customerId: string;
}

const read = namedStatement(
  'report-related-parties',
  `SELECT u.id AS "employeeId", c.id AS "customerId", ${personCell('u')} AS employee, ${personCell('c')} AS customer,
          near.relation, ${branchCell('b')} AS branch, ${personCell('o')} AS officer,
          (SELECT count(*)::integer FROM agreements a WHERE a.customer_id = c.id AND a.status = 'active') AS agreements,
          (SELECT coalesce(sum(a.outstanding), 0)::bigint FROM agreements a
            WHERE a.customer_id = c.id AND a.status = 'active') AS outstanding,
          (SELECT greatest(0, :today::date - min(a.oldest_unpaid_due_on)) FROM agreements a
            WHERE a.customer_id = c.id AND a.status = 'active') AS "daysPastDue"
     FROM users u
    CROSS JOIN LATERAL staff_relations(u.id) near
     JOIN customers c ON c.id = near.customer_id
     JOIN branches b ON b.id = c.branch_id
     LEFT JOIN users o ON o.id = c.officer_id
    WHERE u.role IN ('superadmin', 'employee') AND u.is_active AND (:branchId::uuid IS NULL OR c.branch_id = :branchId)
    ORDER BY lower(u.full_name), u.id, array_position('{customer,guarantor,household}', near.relation),
             lower(c.full_name), c.id`,
);

/** The customers that members of staff are, vouch for or share a household with. */
export const relatedParties = wholeReport('related_parties', async (books, { branchId, today }) => {
  const { rows } = await books.query<RelatedRow>(read({ branchId, today }));
  return rows.map(({ employeeId, customerId, ...cells }) => ({
    key: `${employeeId} ${customerId} ${cells.relation}`,
    cells,
    customerId,
  }));
});
