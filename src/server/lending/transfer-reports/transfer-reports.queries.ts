import type { Pool, PoolClient } from 'pg';
import type { Page } from '#contract/endpoint.ts';
import type { LikelyPayment } from '#contract/lending/transfer-reports.ts';
import { myTransfersShownMax } from '#contract/lending/transfer-reports.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import {
  matchDaysMax,
  type TransferMethod,
  type TransferState,
} from '#domain/lending/customer-requests/transfer-report.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Written } from '#domain/written.ts';
import { ask } from '#server/platform/db/ask.ts';
import { cutPage, isAfter, type Matches, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { allOf, raw, sql } from '#server/platform/db/sql.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** The newest payment matched to a report. The report's state tells whether it is valid. */
interface PaymentColumns {
  readonly entryId: string | null;
  readonly paidAmount: Rupees | null;
  readonly valuedOn: CalendarDate | null;
  readonly receiptSerial: number | null;
  readonly receiptBranchCode: string | null;
}

export interface MyTransferRow extends PaymentColumns {
  readonly id: string;
  readonly agreementId: string;
  readonly agreementNumber: string;
  readonly amount: Rupees;
  readonly sentOn: CalendarDate;
  readonly method: TransferMethod;
  readonly reference: string;
  readonly reportedAt: Date;
  readonly state: TransferState;
  readonly refusalReason: string | null;
}

export interface TransferRow extends MyTransferRow {
  readonly customerId: string;
  readonly customerName: Written;
  readonly city: Phrase;
  readonly outstanding: Rupees;
  readonly refusedByName: Phrase | null;
  readonly isSeenBefore: boolean;
}

const ofReport = `
  r.id, r.agreement_id AS "agreementId", a.number AS "agreementNumber", r.amount, r.sent_on AS "sentOn", r.method, r.reference,
  r.reported_at AS "reportedAt", r.state, r.refusal_reason AS "refusalReason", p."entryId", p."paidAmount", p."valuedOn",
  p."receiptSerial", p."receiptBranchCode"`;

const withPayment = `
  transfer_reports r
    JOIN agreements a ON a.id = r.agreement_id
    LEFT JOIN LATERAL (
      SELECT e.id AS "entryId", e.amount AS "paidAmount", e.valued_on AS "valuedOn", t.serial AS "receiptSerial",
             tb.code AS "receiptBranchCode"
        FROM transfer_matches m
        JOIN entries e ON e.id = m.entry_id
        LEFT JOIN receipts t ON t.entry_id = e.id
        LEFT JOIN branches tb ON tb.id = t.branch_id
       WHERE m.report_id = r.id ORDER BY m.matched_at DESC, m.entry_id DESC LIMIT 1) p ON true`;

const findMine = {
  name: 'find-my-transfer-reports',
  text: `SELECT ${ofReport} FROM ${withPayment} WHERE r.customer_id = $1
          ORDER BY r.reported_at DESC, r.id DESC LIMIT ${myTransfersShownMax}`,
};

/** The latest transfers that a customer reported, newest first. */
export async function findMyTransfers(pool: Pool, customerId: string): Promise<MyTransferRow[]> {
  return (await pool.query<MyTransferRow>({ ...findMine, values: [customerId] })).rows;
}

const findMineById = {
  name: 'find-my-transfer-report',
  text: `SELECT ${ofReport} FROM ${withPayment} WHERE r.id = $1`,
};

/** A report that the caller has just made. */
export async function findReported(client: PoolClient, id: string): Promise<MyTransferRow> {
  const { rows } = await client.query<MyTransferRow>({ ...findMineById, values: [id] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

const isSeenBefore = `(
  EXISTS (SELECT FROM transfer_reports o
           WHERE o.id <> r.id AND o.state <> 'refused'
             AND slip_key(o.method, o.reference) = slip_key(r.method, r.reference))
  OR EXISTS (SELECT FROM transfer_reports o WHERE o.id <> r.id AND o.state <> 'refused' AND o.slip_hash = r.slip_hash)
  OR EXISTS (SELECT FROM entries e
              WHERE slip_key(e.method, e.reference) = slip_key(r.method, r.reference)
                AND e.id IS DISTINCT FROM p."entryId" AND NOT EXISTS (SELECT FROM entries v WHERE v.reverses = e.id)))`;

const forStaff = `
  ${ofReport}, c.id AS "customerId", ${writtenOf('c.full_name')} AS "customerName",
  ${phraseOf('b.city')} AS city, a.outstanding, ${namesOf('u')} AS "refusedByName",
  ${isSeenBefore} AS "isSeenBefore"`;

const withNames = `
  ${withPayment}
    JOIN customers c ON c.id = r.customer_id
    JOIN branches b ON b.id = a.branch_id
    LEFT JOIN users u ON u.id = r.refused_by`;

interface TransferFilters {
  readonly branchId?: string | undefined;
  readonly customerId?: string | undefined;
  readonly queue: 'checking' | 'settled';
}

function matching(reach: BranchReach, { branchId, customerId, queue }: TransferFilters): Matches {
  const only = branchIdOf(reach);
  return {
    from: raw('transfer_reports r JOIN agreements a ON a.id = r.agreement_id'),
    where: allOf([
      queue === 'checking' ? sql`r.state = 'checking'` : sql`r.state <> 'checking'`,
      only !== null && sql`a.branch_id = ${only}`,
      branchId !== undefined && sql`a.branch_id = ${branchId}`,
      customerId !== undefined && sql`a.customer_id = ${customerId}`,
    ]),
  };
}

/** Reported transfers within reach: first those being checked, the oldest first, then the others, the newest first. */
export async function listTransferReports(
  pool: Pool,
  reach: BranchReach,
  { cursor, ...filters }: TransferFilters & { readonly cursor?: string | undefined },
): Promise<{ rows: readonly TransferRow[]; page: Page }> {
  const isChecking = filters.queue === 'checking';
  const matches = matching(reach, filters);
  const after = isAfter(cursor, 'r.reported_at', 'r.id', undefined, isChecking);
  const order = raw(isChecking ? 'r.reported_at, r.id' : 'r.reported_at DESC, r.id DESC');
  const ids = sql`SELECT r.id FROM ${matches.from} WHERE ${matches.where} AND ${after} ORDER BY ${order} LIMIT ${pageRowsAsked}`;
  const rows = await ask<TransferRow>(
    pool,
    sql`SELECT ${raw(forStaff)} FROM ${raw(withNames)} WHERE r.id IN (${ids}) ORDER BY ${order}`,
  );
  return cutPage(pool, matches, rows, (row) => ({ at: row.reportedAt, id: row.id }));
}

const findForStaff = namedStatement(
  'find-transfer-report',
  `SELECT ${forStaff} FROM ${withNames}
    WHERE r.id = :id AND (:branchId::uuid IS NULL OR a.branch_id = :branchId)`,
);

/** A report within reach. */
export async function findTransferReport(pool: Pool, reach: BranchReach, id: string): Promise<TransferRow> {
  const { rows } = await pool.query<TransferRow>(findForStaff({ id, branchId: branchIdOf(reach) }));
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

/**
 * The payments `e` that a report `r` may be matched to: of its agreement and amount, on a day nearby, not reversed, and matched
 * to no other report.
 */
export const isLikely = `e.agreement_id = r.agreement_id AND e.amount = r.amount AND e.kind IN ('payment', 'recovery')
  AND e.transfer_id IS NULL AND e.valued_on BETWEEN r.sent_on - ${matchDaysMax} AND r.sent_on + ${matchDaysMax}
  AND NOT EXISTS (SELECT FROM entries v WHERE v.reverses = e.id)
  AND NOT EXISTS (SELECT FROM transfer_matches m WHERE m.entry_id = e.id)`;

export interface LikelyPaymentRow extends Pick<LikelyPayment, 'entryId' | 'amount' | 'method' | 'reference'> {
  readonly valuedOn: CalendarDate;
  readonly receiptSerial: number | null;
  readonly receiptBranchCode: string | null;
  readonly recordedByName: Phrase;
}

const findLikely = {
  name: 'find-likely-payments',
  text: `SELECT e.id AS "entryId", e.amount, e.method, e.reference, e.valued_on AS "valuedOn", t.serial AS "receiptSerial",
                b.code AS "receiptBranchCode", ${namesOf('u')} AS "recordedByName"
           FROM transfer_reports r
           JOIN entries e ON ${isLikely}
           JOIN users u ON u.id = e.recorded_by
           LEFT JOIN receipts t ON t.entry_id = e.id
           LEFT JOIN branches b ON b.id = t.branch_id
          WHERE r.id = $1 ORDER BY e.position DESC`,
};

/** The payments that a report within reach may be matched to, newest first. */
export async function findLikelyPayments(pool: Pool, { id }: TransferRow): Promise<LikelyPaymentRow[]> {
  return (await pool.query<LikelyPaymentRow>({ ...findLikely, values: [id] })).rows;
}

const findHash = {
  name: 'find-slip-of-transfer-report',
  text: `SELECT encode(r.slip_hash, 'hex') AS hash FROM transfer_reports r JOIN agreements a ON a.id = r.agreement_id
          WHERE r.id = $1 AND ($2::uuid IS NULL OR a.branch_id = $2)`,
};

/** The file of the slip of a report within reach. */
export async function findSlip(pool: Pool, reach: BranchReach, id: string): Promise<string> {
  const { rows } = await pool.query<{ hash: string }>({ ...findHash, values: [id, branchIdOf(reach)] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0].hash;
}
