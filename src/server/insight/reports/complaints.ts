import type { CellsOf } from '#contract/insight/report-table.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { branchCell, dayOf } from './cell-columns.ts';
import { wholeReport } from './report.ts';

interface ComplaintsRow extends CellsOf<'complaints'> {
  readonly key: string;
}

const startOf = (day: string) => `(${day})::timestamp AT TIME ZONE 'Asia/Karachi'`;
const countOf = (condition: string) => `(count(*) FILTER (WHERE ${condition}))::integer`;

const isAnswered = 'c.answered_at IS NOT NULL';
const isInTime = `${isAnswered} AND ${dayOf('c.answered_at')} <= c.answer_by`;
const isLate = `coalesce(${dayOf('c.answered_at')}, :today::date) > c.answer_by`;
/** The clock of a complaint that was opened again starts anew. */
const since = dayOf('coalesce(c.reopened_at, c.received_at)');
const isOpenFor = (days: string) => `c.answered_at IS NULL AND :today::date - ${since} ${days}`;

const read = namedStatement(
  'report-complaints',
  `SELECT b.id || ' ' || c.kind || ' ' || coalesce(c.gender, 'unknown') AS key, ${branchCell('b')} AS branch,
          'kind_' || c.kind AS "complaintKind", 'gender_' || coalesce(c.gender, 'unknown') AS complainant,
          count(*)::integer AS "complaintsMade", ${countOf(isAnswered)} AS "complaintsAnswered",
          ${countOf(isInTime)} AS "complaintsInTime", ${countOf(isLate)} AS "complaintsLate",
          ${countOf(`${isAnswered} OR ${isLate}`)} AS "complaintsJudged",
          percentile_cont(0.5) WITHIN GROUP (ORDER BY ${dayOf('c.answered_at')} - ${since})
            FILTER (WHERE ${isAnswered}) AS "answerDays",
          ${countOf('c.answered_at IS NULL')} AS "complaintsOpen", ${countOf(isOpenFor('<= 3'))} AS complaints3,
          ${countOf(isOpenFor('BETWEEN 4 AND 15'))} AS complaints15,
          ${countOf(isOpenFor('BETWEEN 16 AND 30'))} AS complaints30, ${countOf(isOpenFor('> 30'))} AS "complaintsOlder"
     FROM complaints c
     JOIN branches b ON b.id = c.branch_id
    WHERE c.received_at >= ${startOf(':from::date')} AND c.received_at < ${startOf(':until::date + 1')}
      AND (:branchId::uuid IS NULL OR c.branch_id = :branchId)
    GROUP BY b.id, c.kind, coalesce(c.gender, 'unknown')
    ORDER BY b.position, b.id, c.kind, coalesce(c.gender, 'unknown')`,
);

/** The complaints of the period by branch, kind and gender, with how long they waited for their answer or still wait. */
export const complaints = wholeReport('complaints', async (books, { today, from, until, branchId }) => {
  const { rows } = await books.query<ComplaintsRow>(read({ today, from, until, branchId }));
  return rows.map(({ key, ...cells }) => ({ key, cells }));
});
