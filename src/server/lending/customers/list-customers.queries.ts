import {
  CompiledQuery,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { countedRowsMax } from '#contract/endpoint.ts';
import type { ArrearsFilter } from '#contract/lending/customers.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import { formatAgreementNumber, parseAgreementNumber } from '#domain/lending/agreements/agreement-number.ts';
import { parseReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Cnic } from '#domain/person/cnic.ts';
import {
  countMatches,
  countUpTo,
  cursorOf,
  cutRows,
  everyRow,
  isAfterId,
  pageRowsAsked,
} from '#server/platform/db/keyset-page.ts';
import { customersTsquery, type EndingsRow, endingsQuery } from '#server/platform/db/known-endings.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { searchTerms } from '#server/platform/db/search-terms.ts';
import { sortedList } from '#server/platform/db/sorted-list.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';

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
  readonly sort?: 'name' | '-name' | undefined;
}

type Customers = ExpressionBuilder<Database & { c: Database['customers'] }, 'c'>;
type Condition = (eb: Customers) => Expression<SqlBool>;

/**
 * What was typed, told by its form: a whole number of a receipt or an agreement, digits of any number, or a name. Customers with
 * the digits are found here, once for all that is asked of them.
 */
async function matching(
  db: Kysely<Database>,
  search: string,
  branchId: string | null,
): Promise<RawBuilder<SqlBool>> {
  const receipt = parseReceiptNumber(search);
  if (receipt !== null)
    return sql<SqlBool>`c.id = (
      SELECT a.customer_id FROM receipts r JOIN branches b ON b.id = r.branch_id
        JOIN entries e ON e.id = r.entry_id JOIN agreements a ON a.id = e.agreement_id
       WHERE b.code = ${receipt.branchCode} AND r.serial = ${receipt.serial})`;
  const agreement = parseAgreementNumber(search);
  if (agreement !== null)
    return sql<SqlBool>`c.id = (SELECT customer_id FROM agreements WHERE number = ${formatAgreementNumber(agreement)})`;
  const terms = searchTerms(search);
  switch (terms.kind) {
    case 'nothing':
      return sql<SqlBool>`false`;
    case 'name': {
      const { text, values } = endingsQuery(terms);
      const { rows: known } = await db.executeQuery<EndingsRow>(CompiledQuery.raw(text, values));
      return sql<SqlBool>`c.name_search @@ ${customersTsquery(terms, known)}::tsquery`;
    }
    case 'number': {
      const { rows } = await idsWithDigits(terms.digits, branchId).execute(db);
      return isOneOf(rows.map(({ id }) => id));
    }
  }
}

const idsWithDigits = (digits: string, branchId: string | null) => sql<{ id: string }>`
  SELECT id FROM customers_with(${digits}) id
   UNION
  SELECT customer_id FROM agreements
   WHERE id = ANY (ARRAY(SELECT id FROM agreements_with(${digits}, ${branchId}) id))
   UNION
  SELECT customer_id FROM agreements JOIN entries e ON e.agreement_id = agreements.id
   WHERE e.id = ANY (ARRAY(SELECT id FROM receipts_with(${digits}, ${branchId}) id))`;

/**
 * The oldest unpaid due date that a customer of each filter has; derived from dates, so it is right at any moment. That the
 * agreements come after the cursor too is said for the planner, which does not conclude it.
 */
function inArrears(arrears: ArrearsFilter, today: CalendarDate, cursor: string | undefined): Condition {
  const late = (days: number) => sql<SqlBool>`EXISTS (
    SELECT FROM agreements a WHERE a.customer_id = c.id AND a.status = 'active'
       AND a.oldest_unpaid_due_on < ${addDays(today, -days)}::date AND ${isAfterId(cursor, 'a.customer_id')})`;
  return (eb) =>
    ({
      on_time: eb.not(late(0)),
      late: late(0),
      over_30: late(30),
      over_90: late(90),
    })[arrears];
}

/** How the rows of a branch are told: `ofBranch` for an index in the order of ids, `namedOfBranch` for the index of names. */
type OfBranch = (branchId: string) => RawBuilder<SqlBool>;
const ofBranch: OfBranch = (branchId) => sql<SqlBool>`c.branch_id = ${branchId}::uuid`;
const namedOfBranch: OfBranch = (branchId) => sql<SqlBool>`ARRAY[c.branch_id] @> ARRAY[${branchId}::uuid]`;

/** The customers within reach that match; of a list in the order of ids, those after its cursor. */
async function findMatches(
  db: Kysely<Database>,
  reach: BranchReach,
  { search, branchId, officerId, status, arrears, ids }: CustomerFilters,
  today: CalendarDate,
) {
  const only = branchIdOf(reach);
  const searched = search ? await matching(db, search, only) : sql<SqlBool>`true`;
  return (cursor?: string, isOf = ofBranch) =>
    db
      .selectFrom('customers as c')
      .where(isAfterId(cursor, 'c.id'))
      .where(searched)
      .$if(only !== null, (query) => query.where(isOf(only as string)))
      .$if(branchId !== undefined, (query) => query.where(isOf(branchId as string)))
      .$if(officerId !== undefined, (query) => query.where('c.officer_id', '=', officerId as string))
      .$if(ids !== undefined, (query) => query.where('c.id', 'in', ids as string[]))
      .$if(status !== undefined, (query) => query.where('c.status', '=', status as 'active' | 'blocked'))
      .$if(arrears !== undefined, (query) => query.where(inArrears(arrears as ArrearsFilter, today, cursor)));
}

type Matches = ReturnType<Awaited<ReturnType<typeof findMatches>>>;

interface Cut {
  readonly order: RawBuilder<unknown>;
  readonly after: RawBuilder<SqlBool>;
}

/** All that a search finds, gathered at once: how many they are, and the first after a cursor, unless they are more than a list counts. */
async function gather(db: Kysely<Database>, matches: Matches, { order, after }: Cut) {
  const found = matches.select(['c.id', 'c.full_name']).limit(countedRowsMax + 1);
  const { rows } = await sql<{ total: number; ids: string[] | null }>`
    WITH c AS MATERIALIZED ${found}
    SELECT total, CASE WHEN total <= ${countedRowsMax}
                       THEN ARRAY(SELECT c.id FROM c WHERE ${after} ORDER BY ${order} LIMIT ${pageRowsAsked}) END AS ids
      FROM (SELECT count(*) AS total FROM c) counted`.execute(db);
  return rows[0] as (typeof rows)[number];
}

/** The first that match, put in order when all of them are found. */
function firstOf(
  db: Kysely<Database>,
  matches: Matches,
  { order, after }: Cut,
  most: number,
  isGathered = false,
) {
  return db
    .selectFrom(
      matches
        .select(['c.id', 'c.full_name'])
        // Without the zero the planner would put this and what is around it together, and read in order all the same.
        .$if(isGathered, (query) => query.offset(0))
        .as('c'),
    )
    .select('c.id')
    .where(after)
    .orderBy(order)
    .limit(most);
}

/** Customers as rows of the list: with what their active agreements come to. */
function rowsOf(db: Kysely<Database>, page: ReturnType<typeof firstOf>, order: RawBuilder<unknown>) {
  return db
    .selectFrom(page.as('page'))
    .innerJoin('customers as c', 'c.id', 'page.id')
    .innerJoin('branches as b', 'b.id', 'c.branch_id')
    .leftJoin('users as o', 'o.id', 'c.officer_id')
    .select(['c.id', 'c.full_name as fullName', 'c.full_name_ur as fullNameUr', 'c.phone', 'c.status'])
    .select(['b.city', 'b.city_ur as cityUr', 'c.created_at as createdAt'])
    .select([
      sql<Phrase | null>`${sql.raw(namesOf('o'))}`.as('officerName'),
      sql<Cnic>`c.cnic`.as('cnic'),
      sql<number>`(SELECT count(*)::integer FROM agreements a WHERE a.customer_id = c.id AND a.status = 'active')`.as(
        'activeAgreements',
      ),
      sql<Rupees>`(SELECT coalesce(sum(a.outstanding), 0)::bigint FROM agreements a WHERE a.customer_id = c.id AND a.status = 'active')`.as(
        'outstanding',
      ),
      sql<CalendarDate | null>`(SELECT min(a.oldest_unpaid_due_on) FROM agreements a WHERE a.customer_id = c.id AND a.status = 'active')`.as(
        'oldestUnpaidDueOn',
      ),
    ])
    .orderBy(order)
    .execute();
}

const isOneOf = (ids: readonly string[]) => sql<SqlBool>`c.id = ANY (${ids}::uuid[])`;

/** Ids grow with time. */
const newestFirst = sql`c.id DESC`;

const sortable = { from: 'customers c', id: 'c.id', keys: { name: 'lower(c.full_name)' } } as const;

/** One page of the customers within reach, newest first unless sorted. */
export async function listCustomers(
  db: Kysely<Database>,
  reach: BranchReach,
  { cursor, sort, ...filters }: CustomerFilters & Paging,
  today: CalendarDate,
) {
  const matches = await findMatches(db, reach, filters, today);
  const cut = sort === undefined ? { order: newestFirst, after: isAfterId(cursor, 'c.id') } : sorted(sort);
  const { total, page } = filters.search ? await searched() : await filtered();
  const { rows, next } = cutRows(await rowsOf(db, page, cut.order), cursorOf);
  return { rows, page: { next, total } };

  function sorted(by: NonNullable<typeof sort>): Cut {
    const { after, order } = sortedList(sortable, by, cursor);
    return { after, order: sql`${order[0]}, ${order[1]}` };
  }

  async function searched() {
    const { total, ids } = await gather(db, matches(undefined, namedOfBranch), cut);
    if (ids === null) return { total: null, page: inOrder() };
    return { total, page: db.selectFrom('customers as c').select('c.id').where(isOneOf(ids)) };
  }

  async function filtered() {
    const total = await countMatches(db, matches());
    // What no index narrows is read in order only where enough match for a page to be near. Few are gathered and sorted, for
    // between them may lie all the others.
    return { total, page: inOrder(filters.arrears !== undefined && total !== null) };
  }

  function inOrder(isGathered = false) {
    return firstOf(db, matches(sort === undefined ? cursor : undefined), cut, pageRowsAsked, isGathered);
  }
}

/** Every customer that matches, newest first. */
export async function* readCustomers(
  db: Kysely<Database>,
  reach: BranchReach,
  filters: CustomerFilters,
  today: CalendarDate,
): AsyncGenerator<CustomerListDbRow> {
  const matches = await findMatches(db, reach, filters, today);
  const cut = { order: newestFirst, after: sql<SqlBool>`true` };
  yield* everyRow(
    (cursor, most) => rowsOf(db, firstOf(db, matches(cursor), cut, most), newestFirst),
    ({ id }) => ({ id }),
  );
}

/** The ids of those that match, newest first, no further than one past `most`. */
export async function listMatchingIds(
  db: Kysely<Database>,
  reach: BranchReach,
  filters: CustomerFilters,
  today: CalendarDate,
  most: number,
): Promise<string[]> {
  const matches = await findMatches(db, reach, filters, today);
  const rows = await matches()
    .select('c.id')
    .orderBy('c.id', 'desc')
    .limit(most + 1)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many match, counted no further than one past `most`. */
export async function countCustomers(
  db: Kysely<Database>,
  reach: BranchReach,
  filters: CustomerFilters,
  today: CalendarDate,
  most: number,
): Promise<number> {
  const matches = await findMatches(db, reach, filters, today);
  return countUpTo(most, db, matches());
}

export type CustomerListDbRow = Awaited<ReturnType<typeof listCustomers>>['rows'][number];
