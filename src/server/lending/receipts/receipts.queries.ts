import type { Pool, PoolClient } from 'pg';
import type { Receipt } from '#contract/lending/receipts.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Language, Phrase } from '#domain/language.ts';
import type { ReceiptSeries } from '#domain/lending/agreements/receipt-number.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Written } from '#domain/written.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';
import { branchIdOf, type Reach } from '#server/platform/reach.ts';
import { unclearedColumn } from '../sums/uncleared-cheque.ts';
import { joinReceiptEvent, type ReceiptEventRow } from './receipt-event.ts';

/** A branch's receipts for its staff, a customer's own for the customer. */
export type ReceiptReach = Reach<'all' | 'branch' | 'own'>;

export interface ReceiptRow extends Pick<Receipt, 'kind' | 'method'>, ReceiptEventRow {
  readonly entryId: string;
  readonly series: ReceiptSeries;
  readonly serial: number;
  readonly code: string | null;
  readonly valuedOn: CalendarDate;
  readonly recordedAt: Date;
  readonly amount: Rupees;
  readonly reference: string | null;
  readonly customerId: string;
  readonly fullName: Written;
  readonly phone: string | null;
  readonly language: Language;
  readonly agreementId: string;
  readonly agreementNumber: string;
  readonly paymentSerial: number;
  readonly outstandingAfter: Rupees;
  readonly nextDueOn: CalendarDate | null;
  readonly nextDueAmount: Rupees | null;
  readonly handledBy: Phrase;
  readonly reason: string | null;
  readonly decidedBy: Phrase | null;
  readonly branchCode: string;
  readonly city: Phrase;
  readonly branchPhone: string;
  readonly isVoid: boolean;
  readonly isUnclearedCheque: boolean;
  readonly prints: number;
}

/**
 * `$2`: the only branch within reach, `$3`: the only customer by the account. The branch is the agreement's present one. A
 * voucher names colleagues and is signed at the branch, so no customer opens or prints it.
 */
const withinReach = `e.id = $1 AND ($2::uuid IS NULL OR a.branch_id = $2)
       AND ($3::uuid IS NULL OR (c.user_id = $3 AND t.series = 'receipt'))`;

function valuesOf(reach: ReceiptReach, entryId: string): (string | null)[] {
  return reach.extent === 'own' ? [entryId, null, reach.userId] : [entryId, branchIdOf(reach), null];
}

const find = {
  name: 'find-receipt',
  text: `
    SELECT e.id AS "entryId", t.series, t.serial, t.code, e.kind, e.valued_on AS "valuedOn", e.recorded_at AS "recordedAt",
           e.amount, e.method, e.reference, c.id AS "customerId", ${writtenOf('c.full_name')} AS "fullName", c.phone,
           c.language, a.id AS "agreementId", a.number AS "agreementNumber", a.payment_serial AS "paymentSerial",
           t.outstanding_after AS "outstandingAfter", t.next_due_on AS "nextDueOn",
           t.next_due_amount AS "nextDueAmount", ${namesOf('u')} AS "handledBy", p.reason, ${namesOf('d')} AS "decidedBy", b.code AS "branchCode",
           ${phraseOf('b.city')} AS city, b.phone AS "branchPhone",
           EXISTS (SELECT FROM entries r WHERE r.reverses = e.id) AS "isVoid", ${unclearedColumn('e')} AS "isUnclearedCheque",
           (SELECT count(*) FROM receipt_prints p WHERE p.entry_id = e.id) AS prints,
           "eventPosition", "eventHash"
      FROM receipts t
      JOIN entries e ON e.id = t.entry_id
      JOIN agreements a ON a.id = e.agreement_id
      JOIN customers c ON c.id = a.customer_id
      JOIN branches b ON b.id = t.branch_id
      JOIN users u ON u.id = e.recorded_by
      LEFT JOIN approvals p ON p.id = e.approval_id
      LEFT JOIN users d ON d.id = p.decided_by
      ${joinReceiptEvent}
     WHERE ${withinReach}`,
};

/** A receipt or voucher by the payment or refund that it proves; undefined when there is none within reach. */
export async function findReceipt(
  pool: Pool,
  reach: ReceiptReach,
  entryId: string,
): Promise<ReceiptRow | undefined> {
  const { rows } = await pool.query<ReceiptRow>({ ...find, values: valuesOf(reach, entryId) });
  return rows[0];
}

export interface LockedReceipt {
  readonly agreementId: string;
  readonly branchId: string;
  readonly series: ReceiptSeries;
  readonly serial: number;
}

const lock = {
  name: 'lock-receipt',
  text: `
    SELECT a.id AS "agreementId", a.branch_id AS "branchId", t.series, t.serial
      FROM receipts t
      JOIN entries e ON e.id = t.entry_id
      JOIN agreements a ON a.id = e.agreement_id
      JOIN customers c ON c.id = a.customer_id
     WHERE ${withinReach}
       FOR NO KEY UPDATE OF a`,
};

/**
 * Prevents concurrent prints of a receipt until the transaction ends, by locking its agreement; undefined if there is none
 * within reach.
 */
export async function lockReceipt(
  client: PoolClient,
  reach: ReceiptReach,
  entryId: string,
): Promise<LockedReceipt | undefined> {
  const { rows } = await client.query<LockedReceipt>({ ...lock, values: valuesOf(reach, entryId) });
  return rows[0];
}
