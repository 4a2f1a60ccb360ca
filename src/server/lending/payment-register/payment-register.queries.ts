import type { Pool, PoolClient } from 'pg';
import { handledKinds } from '#contract/lending/payment-register.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import type { PaymentMethod } from '#domain/lending/ledger/bookkeeping.ts';
import { receivedKinds } from '#domain/lending/ledger/collected.ts';
import { noRupees, type Rupees, rupees } from '#domain/money/rupees.ts';
import type { Written } from '#domain/written.ts';
import { ask } from '#server/platform/db/ask.ts';
import { cutPage, everyRow, type Matches, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { sortedList } from '#server/platform/db/sorted-list.ts';
import { allOf, joined, literal, raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { isMovedHere } from '../sums/collected-money.ts';
import { unclearedColumn } from '../sums/uncleared-cheque.ts';

type RegisteredKind = (typeof handledKinds)[number];

export interface RegisterFilters {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly branchId?: string | undefined;
  readonly method?: PaymentMethod | undefined;
  readonly officerId?: string | undefined;
  readonly customerId?: string | undefined;
  readonly state?: 'valid' | 'reversed' | undefined;
  readonly kind?: RegisteredKind | undefined;
}

/** Receipts alone are the payments without the refunds. */
interface Kinds {
  readonly kinds?: readonly RegisteredKind[];
}

const kindsOf = ({ kind, kinds = handledKinds }: Pick<RegisterFilters, 'kind'> & Kinds) =>
  kinds.filter((one) => kind === undefined || one === kind);

type SortKey = 'countsOn' | 'amount';

interface Paging {
  readonly cursor?: string | undefined;
  readonly sort?: SortKey | `-${SortKey}` | undefined;
}

/** Written out, so that the planner knows that the index of the register has them. */
const isOfKind = (kinds: readonly RegisteredKind[]) =>
  kinds.length === 0
    ? raw('false')
    : sql`e.kind IN (${joined(kinds.map(literal), ', ')}) AND ${raw(isMovedHere('e'))}`;

/** An entry is reversed once at most. A reversal that counts later, because the month was closed, changes nothing here. */
const isReversed = raw(
  'EXISTS (SELECT FROM entries r WHERE r.reverses = e.id AND r.counts_on = e.counts_on)',
);

/** The entries `e` at a branch, by a method, by an employee and of a customer, within reach. */
function isBy(
  reach: BranchReach,
  {
    branchId,
    method,
    officerId,
    customerId,
  }: Pick<RegisterFilters, 'branchId' | 'method' | 'officerId' | 'customerId'>,
): Sql {
  const only = branchIdOf(reach);
  return allOf([
    only !== null && sql`e.branch_id = ${only}`,
    branchId !== undefined && sql`e.branch_id = ${branchId}`,
    method !== undefined && sql`e.method = ${method}`,
    officerId !== undefined && sql`e.recorded_by = ${officerId}`,
    customerId !== undefined &&
      sql`e.agreement_id IN (SELECT id FROM agreements WHERE customer_id = ${customerId})`,
  ]);
}

/**
 * The payments and refunds within reach that match, each an entry `e`. If a page continues after a day, its cursor narrows the range of
 * days. With two bounds on one side PostgreSQL starts at the constant one, and reads all earlier pages; so that one is
 * hidden from the index.
 */
function matchingPayments(
  reach: BranchReach,
  { from, until, state, kind, kinds, ...by }: RegisterFilters & Kinds,
  { cursor, sort }: Paging = {},
): Matches {
  const day = (by: Paging['sort']) =>
    raw(cursor !== undefined && sort === by ? '(e.counts_on + 0)' : 'e.counts_on');
  return {
    from: raw('entries e'),
    where: allOf([
      isOfKind(kindsOf({ kind, ...(kinds && { kinds }) })),
      sql`${day('countsOn')} >= ${from} AND ${day('-countsOn')} <= ${until}`,
      isBy(reach, by),
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
  readonly kind: RegisteredKind;
  readonly method: PaymentMethod;
  readonly amount: Rupees;
  readonly isReversed: boolean;
  readonly isUnclearedCheque: boolean;
}

// `isReversed` is not an EXISTS: for a long page the planner would read every entry there is into memory. Budget: `paymentsDepth`.
const selected = raw(`
  SELECT e.id, e.valued_on AS "valuedOn", e.counts_on AS "countsOn", e.recorded_at AS "recordedAt", e.reference, a.number AS "agreementNumber",
         t.serial AS "receiptSerial", tb.code AS "receiptBranchCode", c.id AS "customerId",
         ${writtenOf('c.full_name')} AS "fullName", b.code, ${phraseOf('b.city')} AS city, u.id AS "takenById",
         ${writtenOf('u.full_name')} AS "takenByName", e.kind, e.method, e.amount,
         (SELECT r.id FROM entries r WHERE r.reverses = e.id AND r.counts_on = e.counts_on) IS NOT NULL AS "isReversed",
         ${unclearedColumn('e')} AS "isUnclearedCheque"`);

/** The first payments and refunds after a cursor. */
export function readPaymentsAfter(
  pool: Pool | PoolClient,
  reach: BranchReach,
  { cursor, sort = '-countsOn', ...filters }: RegisterFilters & Kinds & Paging,
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
  pool: Pool | PoolClient,
  reach: BranchReach,
  filters: RegisterFilters,
): AsyncGenerator<RegisteredPaymentRow> {
  return everyRow(
    (cursor, rows) => readPaymentsAfter(pool, reach, { ...filters, cursor }, rows),
    ({ id }) => ({ id }),
  );
}

/** The columns of a counted and of a reversed entry, in the order of `sumPayments`. */
const added = {
  payment: { counted: raw('1, e.amount, 0, 0, 0, 0, 0, 0'), reversed: raw('0, 0, 1, e.amount, 0, 0, 0, 0') },
  refund: { counted: raw('0, 0, 0, 0, 1, e.amount, 0, 0'), reversed: raw('0, 0, 0, 0, 0, 0, 1, e.amount') },
};

/** The entries of some kinds that match, each on its day, and their reversals, each on its own. */
function addedUp(
  reach: BranchReach,
  filters: RegisterFilters,
  kinds: readonly RegisteredKind[],
  { counted, reversed }: (typeof added)[keyof typeof added],
): Sql {
  const { from, where } = matchingPayments(reach, { ...filters, state: undefined, kinds });
  return sql`
    SELECT e.method, ${counted} FROM ${from} WHERE ${where}
     UNION ALL
    SELECT e.method, ${reversed}
      FROM entries e JOIN entries v ON v.reverses = e.id AND v.agreement_id = e.agreement_id
     WHERE ${isOfKind(kindsOf({ kind: filters.kind, kinds }))}
       AND v.counts_on BETWEEN ${filters.from} AND ${filters.until} AND ${isBy(reach, filters)}`;
}

/** The sums of payments that every posting adds to, in the columns of `sumPayments`. */
function keptSums(
  reach: BranchReach,
  { from, until, branchId, method, officerId, kind }: RegisterFilters,
): Sql {
  const only = branchIdOf(reach);
  return sql`
    SELECT d.method, d.payments, d.amount, d.reversed_payments, d.reversed_amount, 0, 0, 0, 0
      FROM receipt_days d
     WHERE ${allOf([
       sql`d.counts_on >= ${from} AND d.counts_on <= ${until}`,
       only !== null && sql`d.branch_id = ${only}`,
       branchId !== undefined && sql`d.branch_id = ${branchId}`,
       method !== undefined && sql`d.method = ${method}`,
       officerId !== undefined && sql`d.taken_by = ${officerId}`,
       kind !== undefined && sql`d.kind = ${kind}`,
     ])}`;
}

/**
 * The payments and refunds by method, and the reversed part of each. Payments are read from kept sums. Refunds, and the payments of
 * one customer, are so few that they are added up here, in the same way: a reversal on the day that it counts on itself.
 */
export async function sumPayments(
  pool: Pool | PoolClient,
  reach: BranchReach,
  filters: RegisterFilters,
): Promise<MethodSums[]> {
  const payments =
    filters.customerId === undefined
      ? keptSums(reach, filters)
      : addedUp(reach, filters, receivedKinds, added.payment);
  const sums = await ask<MethodSums>(
    pool,
    sql`SELECT method, sum(payments) AS payments, sum(amount)::bigint AS amount,
               sum(reversed_payments) AS "reversedPayments", sum(reversed_amount)::bigint AS "reversedAmount",
               sum(refunds) AS refunds, sum(refunded)::bigint AS "refundedAmount", sum(reversed_refunds) AS "reversedRefunds",
               sum(reversed_refunded)::bigint AS "reversedRefundedAmount"
          FROM (${payments} UNION ALL ${addedUp(reach, filters, ['refund'], added.refund)})
               counted (method, payments, amount, reversed_payments, reversed_amount, refunds, refunded, reversed_refunds,
                        reversed_refunded)
         GROUP BY method`,
  );
  return sums.map((sum) => ofState(sum, filters.state));
}

export interface MethodSums {
  readonly method: PaymentMethod;
  /** Also those that were reversed. */
  readonly payments: number;
  readonly amount: Rupees;
  readonly reversedPayments: number;
  readonly reversedAmount: Rupees;
  readonly refunds: number;
  readonly refundedAmount: Rupees;
  readonly reversedRefunds: number;
  readonly reversedRefundedAmount: Rupees;
}

/** The sums of only the valid or only the reversed payments and refunds, if one of them is asked for. */
function ofState(sums: MethodSums, state: RegisterFilters['state']): MethodSums {
  const { payments, amount, reversedPayments, reversedAmount } = sums;
  const { refunds, refundedAmount, reversedRefunds, reversedRefundedAmount } = sums;
  if (state === undefined) return sums;
  if (state === 'reversed')
    return {
      ...{ ...sums, payments: reversedPayments, amount: reversedAmount },
      ...{ refunds: reversedRefunds, refundedAmount: reversedRefundedAmount },
    };
  return {
    ...{
      method: sums.method,
      payments: payments - reversedPayments,
      amount: rupees(amount - reversedAmount),
    },
    ...{ reversedPayments: 0, reversedAmount: noRupees },
    ...{
      refunds: refunds - reversedRefunds,
      refundedAmount: rupees(refundedAmount - reversedRefundedAmount),
    },
    ...{ reversedRefunds: 0, reversedRefundedAmount: noRupees },
  };
}
