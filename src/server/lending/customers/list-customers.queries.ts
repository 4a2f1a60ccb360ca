import type { Pool } from 'pg';
import { countedRowsMax } from '#contract/endpoint.ts';
import type { ArrearsFilter } from '#contract/lending/customers.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import { formatAgreementNumber, parseAgreementNumber } from '#domain/lending/agreements/agreement-number.ts';
import { readPaymentNumber } from '#domain/lending/agreements/payment-number.ts';
import { parseReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Cnic } from '#domain/person/cnic.ts';
import type { Written } from '#domain/written.ts';
import { ask } from '#server/platform/db/ask.ts';
import {
  countMatches,
  countUpTo,
  cursorOf,
  cutRows,
  everyRow,
  isAfterId,
  type Matches,
  pageRowsAsked,
} from '#server/platform/db/keyset-page.ts';
import { customersTsquery, type EndingsRow, endingsQuery } from '#server/platform/db/known-endings.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { searchTerms } from '#server/platform/db/search-terms.ts';
import { sortedList } from '#server/platform/db/sorted-list.ts';
import { allOf, raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { isColleague } from '../relations/relation-of.ts';
import { debtKey, walkByDebt } from './walk-by-debt.ts';

export interface CustomerFilters {
  readonly search?: string | undefined;
  readonly branchId?: string | undefined;
  readonly officerId?: string | undefined;
  readonly status?: 'active' | 'blocked' | undefined;
  readonly arrears?: ArrearsFilter | undefined;
  readonly ids?: readonly string[] | undefined;
}

interface Paging {
  readonly cursor?: string | undefined;
  readonly sort?: 'name' | '-name' | 'daysPastDue' | '-daysPastDue' | undefined;
}

/**
 * The condition on the customer `c` for a typed text, by its form: a whole number of a receipt, a voucher or an agreement, a payment number, digits of any number, or a name.
 * Customers with the digits are looked up here, once for the count and the page.
 */
export async function customersMatching(pool: Pool, search: string, branchId: string | null): Promise<Sql> {
  const receipt = parseReceiptNumber(search);
  if (receipt !== null)
    return sql`c.id = (
      SELECT a.customer_id FROM receipts r JOIN branches b ON b.id = r.branch_id
        JOIN entries e ON e.id = r.entry_id JOIN agreements a ON a.id = e.agreement_id
       WHERE b.code = ${receipt.branchCode} AND r.series = ${receipt.series} AND r.serial = ${receipt.serial})`;
  const agreement = parseAgreementNumber(search);
  if (agreement !== null)
    return sql`c.id = (SELECT customer_id FROM agreements WHERE number = ${formatAgreementNumber(agreement)})`;
  const payment = readPaymentNumber(search);
  if (payment !== null && payment !== 'wrong_digit')
    return sql`c.id = (SELECT customer_id FROM agreements WHERE payment_serial = ${payment.serial})`;
  const terms = searchTerms(search);
  switch (terms.kind) {
    case 'nothing':
      return raw('false');
    case 'name': {
      const { rows: known } = await pool.query<EndingsRow>(endingsQuery(terms));
      return sql`c.name_search @@ ${customersTsquery(terms, known)}::tsquery`;
    }
    case 'number': {
      const { rows } = await pool.query<{ id: string }>(idsWithDigits({ digits: terms.digits, branchId }));
      return isOneOf(rows.map(({ id }) => id));
    }
  }
}

const idsWithDigits = namedStatement(
  'find-customers-with-digits',
  `SELECT id FROM customers_with(:digits) id
    UNION
   SELECT customer_id FROM agreements
    WHERE id = ANY (ARRAY(SELECT id FROM agreements_with(:digits, :branchId) id))
    UNION
   SELECT customer_id FROM agreements JOIN entries e ON e.agreement_id = agreements.id
    WHERE e.id = ANY (ARRAY(SELECT id FROM receipts_with(:digits, :branchId) id))`,
);

/** The days that each filter for late customers asks for at least. */
const daysLate: Readonly<Partial<Record<ArrearsFilter, number>>> = { late: 0, over_30: 30, over_90: 90 };

/** Before this day a customer owes something, if the filter asks for late ones; otherwise undefined. */
function owesBefore(arrears: ArrearsFilter | undefined, today: CalendarDate): CalendarDate | undefined {
  const days = arrears && daysLate[arrears];
  return days === undefined ? undefined : addDays(today, -days);
}

/**
 * The condition of each filter on a customer's oldest unpaid due date; it depends on dates, so it is right at any moment.
 * The cursor is repeated for the agreements, because the planner does not infer it. Budget: `customersDepth`.
 */
function inArrears(arrears: ArrearsFilter, today: CalendarDate, cursor: string | undefined): Sql {
  const active = (isSuch: Sql) => sql`EXISTS (
    SELECT FROM agreements a WHERE a.customer_id = c.id AND a.status = 'active'
       AND ${isSuch} AND ${isAfterId(cursor, 'a.customer_id')})`;
  const late = (before: CalendarDate) => active(sql`a.oldest_unpaid_due_on < ${before}::date`);
  const before = owesBefore(arrears, today);
  if (before !== undefined) return late(before);
  return arrears === 'on_time' ? sql`NOT ${late(today)}` : active(raw('true'));
}

/** The condition for a branch's rows: `ofBranch` for an index in the order of ids, `namedOfBranch` for the index of names. */
type OfBranch = (branchId: string) => Sql;
const ofBranch: OfBranch = (branchId) => sql`c.branch_id = ${branchId}::uuid`;
const namedOfBranch: OfBranch = (branchId) => sql`ARRAY[c.branch_id] @> ARRAY[${branchId}::uuid]`;

/** The customers within reach that match; of a list in the order of ids, those after its cursor. */
async function findMatches(
  pool: Pool,
  reach: BranchReach,
  { search, branchId, officerId, status, arrears, ids }: CustomerFilters,
  today: CalendarDate,
): Promise<(cursor?: string, isOf?: OfBranch) => Matches> {
  const only = branchIdOf(reach);
  const searched = search ? await customersMatching(pool, search, only) : null;
  return (cursor, isOf = ofBranch) => ({
    from: raw('customers c'),
    where: allOf([
      isAfterId(cursor, 'c.id'),
      searched,
      only !== null && isOf(only),
      branchId !== undefined && isOf(branchId),
      officerId !== undefined && sql`c.officer_id = ${officerId}`,
      ids !== undefined && isOneOf(ids),
      status !== undefined && sql`c.status = ${status}`,
      arrears !== undefined && inArrears(arrears, today, cursor),
    ]),
  });
}

interface Cut {
  readonly order: Sql;
  readonly after: Sql;
}

interface Gathered {
  readonly total: number;
  readonly ids: string[] | null;
}

/**
 * All matches of a search in one query: their number, and the first after a cursor, unless there are more than a list counts.
 * MATERIALIZED, so that both are read from one search. Budget: `search`.
 */
async function gather(pool: Pool, { from, where }: Matches, { order, after }: Cut): Promise<Gathered> {
  const [found] = await ask<Gathered>(
    pool,
    sql`WITH c AS MATERIALIZED (SELECT c.id, c.full_name FROM ${from} WHERE ${where} LIMIT ${countedRowsMax + 1})
        SELECT total, CASE WHEN total <= ${countedRowsMax}
                           THEN ARRAY(SELECT c.id FROM c WHERE ${after} ORDER BY ${order} LIMIT ${pageRowsAsked}) END AS ids
          FROM (SELECT count(*) AS total FROM c) counted`,
  );
  return found ?? { total: 0, ids: [] };
}

/** The first matches. With `gathered`, all matches are found before they are sorted. */
function firstOf({ from, where }: Matches, { order, after }: Cut, most: number, isGathered = false): Sql {
  // Without `OFFSET 0` the planner would merge this query into the outer one, and still read in order. Budget: `search`.
  const end = raw(isGathered ? 'OFFSET 0' : '');
  return sql`SELECT c.id FROM (SELECT c.id, c.full_name FROM ${from} WHERE ${where} ${end}) c
              WHERE ${after} ORDER BY ${order} LIMIT ${most}`;
}

export interface CustomerListDbRow {
  readonly id: string;
  readonly fullName: Written;
  readonly phone: string | null;
  readonly status: 'active' | 'blocked';
  readonly city: Phrase;
  readonly createdAt: Date;
  readonly officerName: Phrase | null;
  readonly cnic: Cnic;
  readonly isColleague: boolean;
  readonly activeAgreements: number;
  readonly outstanding: Rupees;
  readonly oldestUnpaidDueOn: CalendarDate | null;
  readonly hasWriteOff: boolean;
}

/** Customers as rows of the list, with the sums of their active agreements. */
function rowsOf(pool: Pool, page: Sql, order: Sql): Promise<CustomerListDbRow[]> {
  return ask(
    pool,
    sql`SELECT c.id, ${raw(writtenOf('c.full_name'))} AS "fullName", c.phone, c.status,
               ${raw(phraseOf('b.city'))} AS city, c.created_at AS "createdAt", ${raw(namesOf('o'))} AS "officerName",
               c.cnic, ${raw(isColleague('c.cnic', 'c.phone', 'c.second_phone'))} AS "isColleague",
               (SELECT count(*)::integer FROM agreements a WHERE a.customer_id = c.id AND a.status = 'active')
                 AS "activeAgreements",
               (SELECT coalesce(sum(a.outstanding), 0)::bigint FROM agreements a
                 WHERE a.customer_id = c.id AND a.status = 'active') AS outstanding,
               (SELECT min(a.oldest_unpaid_due_on) FROM agreements a WHERE a.customer_id = c.id AND a.status = 'active')
                 AS "oldestUnpaidDueOn",
               EXISTS (SELECT FROM agreements a WHERE a.customer_id = c.id AND a.status = 'written_off') AS "hasWriteOff"
          FROM (${page}) page
          JOIN customers c ON c.id = page.id
          JOIN branches b ON b.id = c.branch_id
          LEFT JOIN users o ON o.id = c.officer_id
         ORDER BY ${order}`,
  );
}

const isOneOf = (ids: readonly string[]) => sql`c.id = ANY (${ids}::uuid[])`;

/** Ids grow with time. */
const newestFirst = raw('c.id DESC');

const sortable = {
  from: 'customers c',
  id: 'c.id',
  keys: { name: 'lower(c.full_name)', daysPastDue: debtKey },
} as const;

/** One page of the customers within reach: what is unpaid for longest comes first, unless it is sorted in another way. */
export async function listCustomers(
  pool: Pool,
  reach: BranchReach,
  { cursor, sort = '-daysPastDue', ...filters }: CustomerFilters & Paging,
  today: CalendarDate,
) {
  const matches = await findMatches(pool, reach, filters, today);
  const isByDebt = sort === 'daysPastDue' || sort === '-daysPastDue';
  const cut = sortedList(sortable, sort, cursor);
  const { total, page } = filters.search ? await searched() : await filtered();
  const { rows, next } = cutRows(await rowsOf(pool, page, cut.order), cursorOf);
  return { rows, page: { next, total } };

  async function searched() {
    const { total, ids } = await gather(pool, matches(undefined, namedOfBranch), cut);
    if (ids === null) return { total: null, page: inOrder() };
    return { total, page: sql`SELECT c.id FROM customers c WHERE ${isOneOf(ids)}` };
  }

  async function filtered() {
    const total = await countMatches(pool, matches());
    // A filter without an index is read in order only if enough rows match for a page to be near. If few match, they are
    // gathered and sorted, because all other rows may lie between them.
    const isFew = total !== null && (filters.arrears !== undefined || isByDebt);
    return { total, page: isFew ? firstOf(matches(), cut, pageRowsAsked, true) : inOrder() };
  }

  function inOrder() {
    if (!isByDebt) return firstOf(matches(), cut, pageRowsAsked);
    return walkByDebt(matches(), {
      isDownwards: sort === '-daysPastDue',
      cursor,
      since: filters.arrears === 'on_time' ? today : undefined,
      before: owesBefore(filters.arrears, today),
      most: pageRowsAsked,
    });
  }
}

/** The outstanding amount of all that match; null if there are more than a list counts. */
export async function sumCustomers(
  pool: Pool,
  reach: BranchReach,
  filters: CustomerFilters,
  today: CalendarDate,
): Promise<Rupees | null> {
  const { from, where } = (await findMatches(pool, reach, filters, today))();
  const [sum] = await ask<{ customers: number; outstanding: Rupees }>(
    pool,
    sql`SELECT count(*)::integer AS customers,
               coalesce(sum((SELECT sum(a.outstanding) FROM agreements a
                              WHERE a.customer_id = c.id AND a.status = 'active')), 0)::bigint AS outstanding
          FROM (SELECT c.id FROM ${from} WHERE ${where} LIMIT ${countedRowsMax + 1}) c`,
  );
  return sum === undefined || sum.customers > countedRowsMax ? null : sum.outstanding;
}

/** Every customer that matches, newest first. */
export async function* readCustomers(
  pool: Pool,
  reach: BranchReach,
  filters: CustomerFilters,
  today: CalendarDate,
): AsyncGenerator<CustomerListDbRow> {
  const matches = await findMatches(pool, reach, filters, today);
  const cut = { order: newestFirst, after: raw('true') };
  yield* everyRow(
    (cursor, most) => rowsOf(pool, firstOf(matches(cursor), cut, most), newestFirst),
    ({ id }) => ({ id }),
  );
}

/** The ids of those that match, newest first, no further than one past `most`. */
export async function listMatchingIds(
  pool: Pool,
  reach: BranchReach,
  filters: CustomerFilters,
  today: CalendarDate,
  most: number,
): Promise<string[]> {
  const matches = await findMatches(pool, reach, filters, today);
  const { from, where } = matches();
  const rows = await ask<{ id: string }>(
    pool,
    sql`SELECT c.id FROM ${from} WHERE ${where} ORDER BY c.id DESC LIMIT ${most + 1}`,
  );
  return rows.map(({ id }) => id);
}

/** The number of matches, counted no further than one past `most`. */
export async function countCustomers(
  pool: Pool,
  reach: BranchReach,
  filters: CustomerFilters,
  today: CalendarDate,
  most: number,
): Promise<number> {
  const matches = await findMatches(pool, reach, filters, today);
  return countUpTo(most, pool, matches());
}
