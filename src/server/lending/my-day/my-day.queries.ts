import type { Pool } from 'pg';
import { type HandledEntry, handledKinds } from '#contract/lending/my-day.ts';
import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';

const entryColumns = columns('entries', ['id', 'valued_on', 'recorded_at', 'reference']);

export interface HandledEntryRow extends RowOf<typeof entryColumns> {
  readonly kind: HandledEntry['kind'];
  readonly method: HandledEntry['method'];
  readonly amount: Rupees;
  readonly agreementNumber: string;
  readonly customerId: string;
  readonly fullName: string;
  readonly fullNameUr: string | null;
  readonly receiptSerial: number | null;
  readonly receiptBranchCode: string | null;
  readonly isReversed: boolean;
}

const findHandled = namedStatement(
  'find-handled-entries',
  `SELECT ${entryColumns.selected('e')}, e.kind, e.method, e.amount, a.number AS "agreementNumber",
          c.id AS "customerId", c.full_name AS "fullName", c.full_name_ur AS "fullNameUr",
          t.serial AS "receiptSerial", b.code AS "receiptBranchCode",
          EXISTS (SELECT FROM entries r WHERE r.reverses = e.id) AS "isReversed"
     FROM entries e
     JOIN agreements a ON a.id = e.agreement_id
     JOIN customers c ON c.id = a.customer_id
     LEFT JOIN receipts t ON t.entry_id = e.id
     LEFT JOIN branches b ON b.id = t.branch_id
    WHERE e.recorded_at >= :from AND e.recorded_at < :until AND e.recorded_by = :userId
      AND e.kind = ANY (:kinds) AND e.method <> 'transfer'
    ORDER BY e.recorded_at DESC, e.id DESC`,
);

/** The money that a user handled on a day, whatever day it counts for: it is in their drawer since they recorded it. */
export async function findHandledEntries(
  pool: Pool,
  userId: string,
  day: CalendarDate,
): Promise<HandledEntryRow[]> {
  const { rows } = await pool.query<HandledEntryRow>(
    findHandled({
      userId,
      kinds: handledKinds,
      from: new Date(startOfBusinessDate(day)),
      until: new Date(startOfBusinessDate(addDays(day, 1))),
    }),
  );
  return rows;
}
