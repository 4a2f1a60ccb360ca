import type { CellsOf, SumsOf } from '#contract/insight/report-table.ts';
import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { ask } from '#server/platform/db/ask.ts';
import { raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { branchCell, personCell } from '../cell-columns.ts';
import { type Asked, type Books, listedReport } from '../report.ts';
import { rowKey, rowKeyOf } from '../row-key.ts';
import type { WaivedIds } from './waived.ts';

const decidedOn = raw("(p.decided_at AT TIME ZONE 'Asia/Karachi')::date");

/** A reversal asks for an entry, an agreement for its price; new dates move no money. */
const amount = raw(
  "CASE p.kind WHEN 'agreement_approval' THEN a.price ELSE coalesce(p.amount, e.amount, 0) END",
);

/** Requests that one person decided alone, on agreements that a branch looks after now. */
function decidedAlone({ from, until, branchId }: Asked, key: string | null): Sql {
  const after = key === null ? null : rowKeyOf(key, from);
  return sql`
     FROM approvals p
     JOIN agreements a ON a.id = p.agreement_id
     LEFT JOIN entries e ON e.id = p.entry_id AND e.agreement_id = p.agreement_id
    WHERE p.decided_alone AND p.decided_at >= ${new Date(startOfBusinessDate(from))}
      AND p.decided_at < ${new Date(startOfBusinessDate(addDays(until, 1)))}
      AND (${branchId}::uuid IS NULL OR a.branch_id = ${branchId})
      AND ${after === null ? raw('true') : sql`(${decidedOn}, p.id) > (${after.on}::date, ${after.id}::uuid)`}`;
}

/** The requests that superadmins decided alone, with the password entered again. */
export const aloneDecisions = listedReport<'alone_decisions'>({
  async after(books, asked, key, most) {
    const rows = await ask<CellsOf<'alone_decisions'> & WaivedIds & { readonly day: CalendarDate }>(
      books,
      sql`
      SELECT found.id, found.day, found.request, found.decision, found.amount, found.reason, found.number AS agreement,
             c.id AS "customerId", ${raw(personCell('c'))} AS customer, ${raw(branchCell('b'))} AS branch,
             ${raw(personCell('d'))} AS "decidedAlone"
        FROM (SELECT p.id, ${decidedOn} AS day, p.kind AS request, p.state AS decision, ${amount} AS amount, p.reason, a.number,
                     a.customer_id, a.branch_id, p.decided_by ${decidedAlone(asked, key)} ORDER BY day, p.id LIMIT ${most}) found
        JOIN customers c ON c.id = found.customer_id
        JOIN branches b ON b.id = found.branch_id
        JOIN users d ON d.id = found.decided_by
       ORDER BY found.day, found.id`,
    );
    return rows.map(({ id, customerId, ...cells }) => ({
      key: rowKey({ on: cells.day, id, number: 0 }),
      cells,
      customerId,
    }));
  },
  async sum(books, asked) {
    const found = await ask<SumsOf<'alone_decisions'> & { readonly rows: number }>(
      books,
      sql`SELECT count(*)::integer AS rows, coalesce(sum(${amount}), 0)::bigint AS amount ${decidedAlone(asked, null)}`,
    );
    const { rows = 0, ...sums } = found[0] ?? { amount: 0 };
    return { rows, sums };
  },
});

interface AloneMonth {
  /** `YYYY-MM`. */
  readonly span: string;
  readonly figures: { readonly decision: number };
}

/** The number of decisions taken alone, by month. */
export async function countAloneByMonth(books: Books, asked: Asked): Promise<AloneMonth[]> {
  return ask<AloneMonth>(
    books,
    sql`
    SELECT to_char(${decidedOn}, 'YYYY-MM') AS span, json_build_object('decision', count(*)) AS figures
           ${decidedAlone(asked, null)}
     GROUP BY 1`,
  );
}
