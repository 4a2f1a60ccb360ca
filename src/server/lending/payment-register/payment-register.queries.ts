import type { Pool } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import type { PaymentMethod } from '#domain/lending/ledger/bookkeeping.ts';
import { receivedKinds } from '#domain/lending/ledger/collected.ts';
import { noRupees, type Rupees, rupees } from '#domain/money/rupees.ts';
import type { Written } from '#domain/written.ts';
import { ask } from '#server/platform/db/ask.ts';
import { cutPage, everyRow, type Matches, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { sortedList } from '#server/platform/db/sorted-list.ts';
import { allOf, joined, literal, raw, sql } from '#server/platform/db/sql.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';

export interface RegisterFilters {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly branchId?: string | undefined;
  readonly method?: PaymentMethod | undefined;
  readonly officerId?: string | undefined;
  readonly state?: 'valid' | 'reversed' | undefined;
}

type SortKey = 'countsOn' | 'amount';

interface Paging {
  readonly cursor?: string | undefined;
  readonly sort?: SortKey | `-${SortKey}` | undefined;
}

/** An entry is reversed once at most. A reversal that counts later, because the month was closed, changes nothing here. */
const isReversed = raw(
  'EXISTS (SELECT FROM entries r WHERE r.reverses = e.id AND r.counts_on = e.counts_on)',
);

/**
 * The payments within reach that match, each an entry `e`. If a page continues after a day, its cursor narrows the range of
 * days. With two bounds on one side PostgreSQL starts at the constant one, and reads all earlier pages; so that one is
 * hidden from the index.
 */
function matchingPayments(
  reach: BranchReach,
  { from, until, branchId, method, officerId, state }: RegisterFilters,
  { cursor, sort }: Paging = {},
): Matches {
  const only = branchIdOf(reach);
  const day = (by: Paging['sort']) =>
    raw(cursor !== undefined && sort === by ? '(e.counts_on + 0)' : 'e.counts_on');
  return {
    from: raw('entries e'),
    where: allOf([
      sql`e.kind IN (${joined(receivedKinds.map(literal), ', ')}) AND e.method <> 'transfer'`,
      sql`${day('countsOn')} >= ${from} AND ${day('-countsOn')} <= ${until}`,
      only !== null && sql`e.branch_id = ${only}`,
      branchId !== undefined && sql`e.branch_id = ${branchId}`,
      method !== undefined && sql`e.method = ${method}`,
      officerId !== undefined && sql`e.recorded_by = ${officerId}`,
      state === 'reversed' && isReversed,
      state === 'valid' && sql`NOT ${isReversed}`,
    ]),
  };
}

const sortable = {
  from: 'entries e',
  id: 'e.id',
  keys: { countsOn: 'e.counts_on', amount: 'e.amount' },
} as const;

export interface RegisteredPaymentRow {
  readonly id: string;
  readonly valuedOn: CalendarDate;
  readonly countsOn: CalendarDate;
  readonly recordedAt: Date;
  readonly reference: string | null;
  readonly agreementNumber: string;
  readonly receiptSerial: number | null;
  readonly receiptBranchCode: string | null;
  readonly customerId: string;
  readonly fullName: Written;
  readonly code: string;
  readonly city: Phrase;
  readonly takenById: string;
  readonly takenByName: Written;
  readonly kind: (typeof receivedKinds)[number];
  readonly method: PaymentMethod;
  readonly amount: Rupees;
  readonly isReversed: boolean;
}

// `isReversed` is not an EXISTS: for a long page the planner would read every entry there is into memory. Budget: `paymentsDepth`.
const selected = raw(`
  SELECT e.id, e.valued_on AS "valuedOn", e.counts_on AS "countsOn", e.recorded_at AS "recordedAt", e.reference, a.number AS "agreementNumber",
         t.serial AS "receiptSerial", tb.code AS "receiptBranchCode", c.id AS "customerId",
         ${writtenOf('c.full_name')} AS "fullName", b.code, ${phraseOf('b.city')} AS city, u.id AS "takenById",
         ${writtenOf('u.full_name')} AS "takenByName", e.kind, e.method, e.amount,
         (SELECT r.id FROM entries r WHERE r.reverses = e.id AND r.counts_on = e.counts_on) IS NOT NULL AS "isReversed"`);

/** The first payments after a cursor. */
export function readPaymentsAfter(
  pool: Pool,
  reach: BranchReach,
  { cursor, sort = '-countsOn', ...filters }: RegisterFilters & Paging,
  rows: number,
): Promise<RegisteredPaymentRow[]> {
  const { after, order } = sortedList(sortable, sort, cursor);
  const { from, where } = matchingPayments(reach, filters, { cursor, sort });
  return ask(
    pool,
    sql`${selected}
          FROM ${from}
          JOIN agreements a ON a.id = e.agreement_id
          JOIN customers c ON c.id = a.customer_id
          JOIN branches b ON b.id = e.branch_id
          JOIN users u ON u.id = e.recorded_by
          LEFT JOIN receipts t ON t.entry_id = e.id
          LEFT JOIN branches tb ON tb.id = t.branch_id
         WHERE ${where} AND ${after}
         ORDER BY ${order} LIMIT ${rows}`,
  );
}

/** One page of the register. */
export async function listPayments(pool: Pool, reach: BranchReach, filters: RegisterFilters & Paging) {
  const found = await readPaymentsAfter(pool, reach, filters, pageRowsAsked);
  return cutPage(pool, matchingPayments(reach, filters), found, ({ id }) => ({ id }));
}

/** The whole register, newest first. */
export function readPayments(
  pool: Pool,
  reach: BranchReach,
  filters: RegisterFilters,
): AsyncGenerator<RegisteredPaymentRow> {
  return everyRow(
    (cursor, rows) => readPaymentsAfter(pool, reach, { ...filters, cursor }, rows),
    ({ id }) => ({ id }),
  );
}

/** The payments by method, and the reversed part. Reads the sums that every posting adds to. */
export async function sumPayments(
  pool: Pool,
  reach: BranchReach,
  { from, until, branchId, method, officerId, state }: RegisterFilters,
): Promise<MethodSums[]> {
  const only = branchIdOf(reach);
  const sums = await ask<MethodSums>(
    pool,
    sql`SELECT d.method, sum(d.payments) AS payments, sum(d.amount)::bigint AS amount,
               sum(d.reversed_payments) AS "reversedPayments", sum(d.reversed_amount)::bigint AS "reversedAmount"
          FROM receipt_days d
         WHERE ${allOf([
           sql`d.counts_on >= ${from} AND d.counts_on <= ${until}`,
           only !== null && sql`d.branch_id = ${only}`,
           branchId !== undefined && sql`d.branch_id = ${branchId}`,
           method !== undefined && sql`d.method = ${method}`,
           officerId !== undefined && sql`d.taken_by = ${officerId}`,
         ])}
         GROUP BY d.method`,
  );
  return sums.map((sum) => ofState(sum, state));
}

export interface MethodSums {
  readonly method: PaymentMethod;
  /** Also those that were reversed. */
  readonly payments: number;
  readonly amount: Rupees;
  readonly reversedPayments: number;
  readonly reversedAmount: Rupees;
}

/** The sums of only the valid or only the reversed payments, if one of them is asked for. */
function ofState(sums: MethodSums, state: RegisterFilters['state']): MethodSums {
  const { method, payments, amount, reversedPayments, reversedAmount } = sums;
  if (state === 'reversed') return { ...sums, payments: reversedPayments, amount: reversedAmount };
  if (state === undefined) return sums;
  return {
    method,
    payments: payments - reversedPayments,
    amount: rupees(amount - reversedAmount),
    reversedPayments: 0,
    reversedAmount: noRupees,
  };
}
