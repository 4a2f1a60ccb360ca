import type { CellsOf, SumsOf } from '#contract/insight/report-table.ts';
import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { formatCashSlipNumber } from '#domain/lending/cash/cash-slip-number.ts';
import { formatCashSheetNumber } from '#domain/lending/cash-days/cash-sheet-number.ts';
import { isReopenedAlone } from '#server/lending/cash-days/reopened-alone.ts';
import { ask } from '#server/platform/db/ask.ts';
import { raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { branchCell, personCell } from '../cell-columns.ts';
import { type Asked, type Books, listedReport } from '../report.ts';
import { rowKey, rowKeyOf } from '../row-key.ts';

interface Row extends Omit<CellsOf<'alone_decisions'>, 'cashSlip'> {
  readonly id: string;
  readonly day: CalendarDate;
  /** Null of a decision about cash. */
  readonly customerId: string | null;
  readonly branchCode: string;
  /** The slip of a movement of cash, or the sheet of a reopened day; null for a request. */
  readonly serial: number | null;
  /** Null of a request, and of a reopened day. */
  readonly movementId: string | null;
}

const decidedOn = raw("(p.at AT TIME ZONE 'Asia/Karachi')::date");

/** A reversal asks for an entry, an agreement for its price; new dates move no money. */
const approvals = `
  SELECT p.id, p.decided_at AS at, p.kind AS request, p.state AS decision, p.reason, a.number AS agreement, a.customer_id, a.branch_id,
         CASE p.kind WHEN 'agreement_approval' THEN a.price ELSE coalesce(p.amount, e.amount, 0) END AS amount, p.decided_by, NULL AS serial, NULL::uuid AS movement_id
    FROM approvals p
    JOIN agreements a ON a.id = p.agreement_id
    LEFT JOIN entries e ON e.id = p.entry_id AND e.agreement_id = p.agreement_id
   WHERE p.decided_alone`;

const ofCash = (columns: string, from: string) => `
  SELECT ${columns}, m.reason, NULL, NULL, m.branch_id, abs(coalesce(m.stated, m.amount)), said_by, m.serial, m.id FROM ${from}`;

/**
 * The answers of a person about a movement or a request of their own: a deposit or an expense is right or not, a difference is settled,
 * a hand-over or a float is taken back.
 */
const aboutCash = [
  ofCash(
    "v.id, v.confirmed_at, m.kind, 'approved'",
    'cash_arrivals v JOIN cash_movements m ON m.id = v.deposit_id, LATERAL (SELECT v.confirmed_by AS said_by) s WHERE v.confirmed_alone',
  ),
  ofCash(
    "f.expense_id, f.confirmed_at, m.kind, 'approved'",
    'cash_expense_confirmations f JOIN cash_movements m ON m.id = f.expense_id, LATERAL (SELECT f.confirmed_by AS said_by) s WHERE f.confirmed_alone',
  ),
  ofCash(
    "m.id, m.counted_at, CASE WHEN m.refuses IS NULL THEN m.kind ELSE o.kind END, CASE WHEN m.refuses IS NULL THEN 'approved' ELSE 'rejected' END",
    `cash_movements m JOIN cash_movements o ON o.id = coalesce(m.refuses, m.settles), LATERAL (SELECT m.counted_by AS said_by) s
      WHERE m.counted_by IN (o.given_by, o.counted_by)`,
  ),
  ofCash(
    "m.id, m.counted_at, m.kind, 'approved'",
    `cash_movements m JOIN cash_reversal_requests q ON q.movement_id = m.reverses AND q.state = 'agreed' AND q.ended_by = q.asked_by,
            LATERAL (SELECT m.counted_by AS said_by) s`,
  ),
];

/** The days that the person reopened who had closed them or counted their drawer. It moves no money. */
const reopenedDays = `
  SELECT c.id, c.reopened_at, 'day_reopened', 'approved', c.reopen_reason, NULL, NULL, c.branch_id, 0, c.reopened_by, c.serial, NULL
    FROM cash_day_closes c WHERE ${isReopenedAlone}`;

/** The decisions that one person took alone: on agreements that a branch looks after now, and about its cash. */
function decidedAlone({ from, until, branchId }: Asked, key: string | null): Sql {
  const after = key === null ? null : rowKeyOf(key, from);
  return sql`
     FROM (${raw([approvals, ...aboutCash, reopenedDays].join(' UNION ALL '))}) p
    WHERE p.at >= ${new Date(startOfBusinessDate(from))} AND p.at < ${new Date(startOfBusinessDate(addDays(until, 1)))}
      AND (${branchId}::uuid IS NULL OR p.branch_id = ${branchId})
      AND ${after === null ? raw('true') : sql`(${decidedOn}, p.id) > (${after.on}::date, ${after.id}::uuid)`}`;
}

/** The decisions that superadmins took alone, with the password entered again. */
export const aloneDecisions = listedReport<'alone_decisions'>({
  async after(books, asked, key, most) {
    const rows = await ask<Row>(
      books,
      sql`
      SELECT found.id, found.day, found.request, found.decision, found.amount, found.reason, found.agreement,
             c.id AS "customerId", ${raw(personCell('c'))} AS customer, ${raw(branchCell('b'))} AS branch, b.code AS "branchCode",
             found.serial, found.movement_id AS "movementId", ${raw(personCell('d'))} AS "decidedAlone"
        FROM (SELECT p.*, ${decidedOn} AS day ${decidedAlone(asked, key)} ORDER BY day, p.id LIMIT ${most}) found
        LEFT JOIN customers c ON c.id = found.customer_id
        JOIN branches b ON b.id = found.branch_id
        JOIN users d ON d.id = found.decided_by
       ORDER BY found.day, found.id`,
    );
    return rows.map(({ id, customerId, branchCode, serial, movementId, ...cells }) => {
      const format = movementId === null ? formatCashSheetNumber : formatCashSlipNumber;
      return {
        key: rowKey({ on: cells.day, id, number: 0 }),
        cells: { ...cells, cashSlip: serial === null ? null : format(branchCode, serial) },
        ...(customerId !== null && { customerId }),
        ...(movementId !== null && { cashMovementId: movementId }),
        ...(movementId === null && serial !== null && { cashDayId: id }),
      };
    });
  },
  async sum(books, asked) {
    const found = await ask<SumsOf<'alone_decisions'> & { readonly rows: number }>(
      books,
      sql`SELECT count(*)::integer AS rows, coalesce(sum(p.amount), 0)::bigint AS amount ${decidedAlone(asked, null)}`,
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
