import type { Pool } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { parseReceiptCode } from '#domain/lending/agreements/receipt-code.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Written } from '#domain/written.ts';
import { joinReceiptEvent, type ReceiptEventRow } from '#server/lending/receipts/receipt-event.ts';
import { unclearedColumn } from '#server/lending/sums/uncleared-cheque.ts';
import { writtenOf } from '#server/platform/db/text-of.ts';

export interface CheckedReceiptRow extends ReceiptEventRow {
  readonly serial: number;
  readonly branchCode: string;
  readonly valuedOn: CalendarDate;
  readonly amount: Rupees;
  readonly fullName: Written;
  readonly isVoid: boolean;
  readonly isUnclearedCheque: boolean;
}

const find = {
  name: 'find-receipt-by-code',
  text: `
    SELECT t.serial, b.code AS "branchCode", e.valued_on AS "valuedOn", e.amount,
           ${writtenOf('c.full_name')} AS "fullName",
           EXISTS (SELECT FROM entries r WHERE r.reverses = e.id) AS "isVoid", ${unclearedColumn('e')} AS "isUnclearedCheque",
           "eventPosition", "eventHash"
      FROM receipts t
      JOIN branches b ON b.id = t.branch_id
      JOIN entries e ON e.id = t.entry_id
      JOIN agreements a ON a.id = e.agreement_id
      JOIN customers c ON c.id = a.customer_id
      ${joinReceiptEvent}
     WHERE t.code = $1`,
};

/** The receipt with a code, however it was typed; undefined when none was issued with it. */
export async function findReceiptByCode(pool: Pool, code: string): Promise<CheckedReceiptRow | undefined> {
  const values = [parseReceiptCode(code)];
  return (await pool.query<CheckedReceiptRow>({ ...find, values })).rows[0];
}
