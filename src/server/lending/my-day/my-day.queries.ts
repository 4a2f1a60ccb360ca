import type { Pool } from 'pg';
import type { HandledEntry } from '#contract/lending/my-day.ts';
import { handledKinds } from '#contract/lending/payment-register.ts';
import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Written } from '#domain/written.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { writtenOf } from '#server/platform/db/text-of.ts';
import type { Reach } from '#server/platform/reach.ts';
import { joinReceiptEvent, type ReceiptEventRow } from '../receipts/receipt-event.ts';
import { isMovedHere } from '../sums/collected-money.ts';

const entryColumns = columns('entries', ['id', 'valued_on', 'recorded_at', 'reference']);

/** Valid or reversed entries of one kind and method, and their sum. */
export interface HandledSum {
  readonly kind: HandledEntry['kind'];
  readonly method: HandledEntry['method'];
  readonly isReversed: boolean;
  readonly entries: number;
  readonly amount: Rupees;
}

export interface HandledEntryRow extends RowOf<typeof entryColumns>, Omit<HandledSum, 'entries'> {
  readonly agreementNumber: string;
  readonly customerId: string;
  readonly fullName: Written;
  readonly receiptSerial: number | null;
  readonly receiptBranchCode: string | null;
}

/** The same condition as in the index of a user's entries. A reversal is recorded after its entry. */
const handled = `
       FROM entries e
       LEFT JOIN entries v ON v.reverses = e.id AND v.kind = 'reversal' AND v.recorded_at >= :from`;
const isHandled = `
      WHERE e.recorded_by = :userId AND e.recorded_at >= :from AND e.recorded_at < :until
        AND e.kind IN (${handledKinds.map((kind) => `'${kind}'`).join(', ')}) AND ${isMovedHere('e')}`;

const findHandled = namedStatement(
  'find-handled-entries',
  `SELECT ${entryColumns.selected('e')}, e.kind, e.method, e.amount, a.number AS "agreementNumber",
          c.id AS "customerId", ${writtenOf('c.full_name')} AS "fullName",
          t.serial AS "receiptSerial", b.code AS "receiptBranchCode",
          v.reverses IS NOT NULL AS "isReversed"
     ${handled}
     JOIN agreements a ON a.id = e.agreement_id
     JOIN customers c ON c.id = a.customer_id
     LEFT JOIN receipts t ON t.entry_id = e.id
     LEFT JOIN branches b ON b.id = t.branch_id
    ${isHandled}
    ORDER BY e.recorded_at DESC, e.id DESC`,
);

const findNewestReceipt = namedStatement(
  'find-newest-receipt-of-day',
  `SELECT e.kind, t.serial AS "receiptSerial", b.code AS "receiptBranchCode", "eventPosition", "eventHash"
     FROM (SELECT e.* FROM entries e ${isHandled}
              AND EXISTS (SELECT FROM receipts WHERE entry_id = e.id AND agreement_id = e.agreement_id)
            ORDER BY e.recorded_at DESC, e.id DESC LIMIT 1) e
     JOIN receipts t ON t.entry_id = e.id AND t.agreement_id = e.agreement_id
     JOIN branches b ON b.id = t.branch_id
     ${joinReceiptEvent}`,
);

const sumHandled = namedStatement(
  'sum-handled-entries',
  `SELECT e.kind, e.method, v.reverses IS NOT NULL AS "isReversed", count(*)::integer AS entries, sum(e.amount)::bigint AS amount
     ${handled}
    ${isHandled}
    GROUP BY 1, 2, 3`,
);

/** The money that a user recorded on a day, whatever day it counts for: it went into their drawer on that day. */
export async function findHandledEntries(
  pool: Pool,
  { userId }: Reach<'own'>,
  day: CalendarDate,
): Promise<HandledEntryRow[]> {
  const { rows } = await pool.query<HandledEntryRow>(findHandled({ userId, ...hoursOf(day) }));
  return rows;
}

export interface NewestReceiptRow
  extends ReceiptEventRow,
    Pick<HandledEntryRow, 'kind' | 'receiptSerial' | 'receiptBranchCode'> {}

/** The newest receipt or voucher of the same, with its audit event. */
export async function findNewestReceiptOf(
  pool: Pool,
  { userId }: Reach<'own'>,
  day: CalendarDate,
): Promise<NewestReceiptRow | undefined> {
  const { rows } = await pool.query<NewestReceiptRow>(findNewestReceipt({ userId, ...hoursOf(day) }));
  return rows[0];
}

/** The sums of the same. */
export async function sumHandledEntries(
  pool: Pool,
  { userId }: Reach<'own'>,
  day: CalendarDate,
): Promise<HandledSum[]> {
  const { rows } = await pool.query<HandledSum>(sumHandled({ userId, ...hoursOf(day) }));
  return rows;
}

const readCollected = namedStatement(
  'read-collected-of-day',
  `SELECT coalesce(sum(amount), 0)::bigint AS collected FROM officer_collection_days
    WHERE taken_by = :userId AND counts_on = :day::date`,
);

/** The amount that a user collected, by the day that it counts for, whenever it was recorded. */
export async function collectedOn(pool: Pool, { userId }: Reach<'own'>, day: CalendarDate): Promise<number> {
  const { rows } = await pool.query<{ collected: number }>(readCollected({ userId, day }));
  return rows[0]?.collected ?? 0;
}

const hoursOf = (day: CalendarDate) => ({
  from: new Date(startOfBusinessDate(day)),
  until: new Date(startOfBusinessDate(addDays(day, 1))),
});
