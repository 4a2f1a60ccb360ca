import type { CellsOf } from '#contract/insight/report-table.ts';
import { type PromiseState, promiseBounds } from '#domain/desk/contact-requests/promise.ts';
import { promiseTexts, rowText } from '#server/desk/request-queue/promise-state.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { branchCell, personCell } from './cell-columns.ts';
import { wholeReport } from './report.ts';

interface PromiseRow extends CellsOf<'contact_promise'> {
  readonly branchId: string;
  readonly employeeId: string | null;
}

const countOf = (state: PromiseState) => `(count(*) FILTER (WHERE ${promiseTexts[state]}))::integer`;
const startOf = (day: string) => `(${day})::timestamp AT TIME ZONE 'Asia/Karachi'`;

const openSince = startOf(`(SELECT max(month_end) FROM standing_closes) + 1`);

// Those of closed months are as they were when the month was closed. Exactly one state is true of each request, so a request without a result is still open.
const read = namedStatement(
  'report-contact-promise',
  `SELECT b.id AS "branchId", u.id AS "employeeId", ${branchCell('b')} AS branch, ${personCell('u')} AS employee,
          received, kept + late + unanswered AS judged, kept, late, unanswered, received - kept - late - unanswered AS open
     FROM (
       SELECT branch_id, employee_id, sum(received)::integer AS received, sum(kept)::integer AS kept, sum(late)::integer AS late,
              sum(unanswered)::integer AS unanswered
         FROM (
       SELECT r.branch_id, CASE :by WHEN 'employee' THEN r.assignee_id END AS employee_id, count(*)::integer AS received,
              ${countOf('kept')} AS kept, ${countOf('late')} AS late, ${countOf('overdue')} AS unanswered
         FROM contact_requests r
        WHERE ${rowText} AND r.received_at >= greatest(${startOf(':from::date')}, ${openSince}) AND r.received_at < ${startOf(':until::date + 1')}
          AND (:branchId::uuid IS NULL OR r.branch_id = :branchId)
        GROUP BY 1, 2
        UNION ALL
       SELECT branch_id, CASE :by WHEN 'employee' THEN employee_id END, received, kept, late, unanswered
         FROM closed_contact_days
        WHERE close_id IN (SELECT id FROM standing_closes) AND received_on BETWEEN :from::date AND :until::date
          AND (:branchId::uuid IS NULL OR branch_id = :branchId)) counted
        GROUP BY 1, 2
     ) sums
     JOIN branches b ON b.id = sums.branch_id
     LEFT JOIN users u ON u.id = sums.employee_id
    ORDER BY b.position, b.id, u.full_name, u.id`,
);

/** The outcomes of the promise of a contact within 24 hours, by branch or by assignee. */
export const contactPromise = wholeReport('contact_promise', async (books, asked) => {
  const { now, from, until, by, branchId } = asked;
  const overdueBefore = new Date(promiseBounds(now).overdueBefore);
  const { rows } = await books.query<PromiseRow>(read({ overdueBefore, from, until, by, branchId }));
  return rows.map(({ branchId: id, employeeId, ...cells }) => ({ key: `${id} ${employeeId}`, cells }));
});
