import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { ArrearsFilter } from '#contract/lending/customers.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import { formatAgreementNumber, parseAgreementNumber } from '#domain/lending/agreements/agreement-number.ts';
import { parseReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Cnic } from '#domain/person/cnic.ts';
import {
  countMatches,
  cursorOf,
  cutRows,
  isAfterId,
  pageRowsAsked,
} from '#server/platform/db/keyset-page.ts';
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

/** What was typed, told by its form: a whole number of a receipt or an agreement, digits of any number, or a name. */
function matching(search: string, branchId: string | null): RawBuilder<SqlBool> {
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
    case 'name':
      return sql<SqlBool>`c.name_search @@ ${terms.tsquery}::tsquery`;
    case 'number':
      return sql<SqlBool>`c.id = ANY (ARRAY(
        SELECT id FROM customers_with(${terms.digits}) id
         UNION
        SELECT customer_id FROM agreements
         WHERE id = ANY (ARRAY(SELECT id FROM agreements_with(${terms.digits}, ${branchId}) id))
         UNION
        SELECT customer_id FROM agreements JOIN entries e ON e.agreement_id = agreements.id
         WHERE e.id = ANY (ARRAY(SELECT id FROM receipts_with(${terms.digits}, ${branchId}) id))))`;
  }
}

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

/** The customers within reach that match; of a list in the order of ids, those after its cursor. */
function matchingCustomers(
  db: Kysely<Database>,
  reach: BranchReach,
  { search, branchId, officerId, status, arrears, ids }: CustomerFilters,
  today: CalendarDate,
  cursor?: string,
) {
  const only = branchIdOf(reach);
  return db
    .selectFrom('customers as c')
    .where(isAfterId(cursor, 'c.id'))
    .$if(only !== null, (query) => query.where('c.branch_id', '=', only))
    .$if(branchId !== undefined, (query) => query.where('c.branch_id', '=', branchId as string))
    .$if(officerId !== undefined, (query) => query.where('c.officer_id', '=', officerId as string))
    .$if(ids !== undefined, (query) => query.where('c.id', 'in', ids as string[]))
    .$if(status !== undefined, (query) => query.where('c.status', '=', status as 'active' | 'blocked'))
    .$if(arrears !== undefined, (query) => query.where(inArrears(arrears as ArrearsFilter, today, cursor)))
    .$if(Boolean(search), (query) => query.where(matching(search as string, only)));
}

interface Cut {
  readonly order: RawBuilder<unknown>;
  readonly after?: RawBuilder<SqlBool>;
  readonly most: number;
  /** Whether all that match are found before they are put in order. */
  readonly isGathered?: boolean;
}

/** The first of them as rows of the list: with what their active agreements come to. */
function rowsOf(
  db: Kysely<Database>,
  matches: ReturnType<typeof matchingCustomers>,
  { order, after = sql<SqlBool>`true`, most, isGathered = false }: Cut,
) {
  const page = db
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
  const total = await countMatches(db, matchingCustomers(db, reach, filters, today));
  // What no index narrows is read in order only where enough match for a page to be near. Few are gathered and sorted, for
  // between them may lie all the others.
  const isGathered = (Boolean(filters.search) || filters.arrears !== undefined) && total !== null;
  const cut = { most: pageRowsAsked, isGathered };
  const found =
    sort === undefined
      ? await rowsOf(db, matchingCustomers(db, reach, filters, today, cursor), { ...cut, order: newestFirst })
      : await sorted(sort);
  const { rows, next } = cutRows(found, cursorOf);
  return { rows, page: { next, total } };

  function sorted(by: NonNullable<typeof sort>) {
    const { after, order } = sortedList(sortable, by, cursor);
    const matches = matchingCustomers(db, reach, filters, today);
    return rowsOf(db, matches, { ...cut, after, order: sql`${order[0]}, ${order[1]}` });
  }
}

const rowsPerRead = 1_000;

/** Every customer that matches, newest first, read a part at a time. */
export async function* readCustomers(
  db: Kysely<Database>,
  reach: BranchReach,
  filters: CustomerFilters,
  today: CalendarDate,
): AsyncGenerator<CustomerListDbRow> {
  let cursor: string | undefined;
  for (;;) {
    const matches = matchingCustomers(db, reach, filters, today, cursor);
    const rows = await rowsOf(db, matches, { order: newestFirst, most: rowsPerRead });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerRead) return;
    cursor = cursorOf({ id: last.id });
  }
}

/** The ids of those that match, newest first, no further than one past `most`. */
export async function listMatchingIds(
  db: Kysely<Database>,
  reach: BranchReach,
  filters: CustomerFilters,
  today: CalendarDate,
  most: number,
): Promise<string[]> {
  const rows = await matchingCustomers(db, reach, filters, today)
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
  const counted = matchingCustomers(db, reach, filters, today)
    .select(sql`1`.as('one'))
    .limit(most + 1)
    .as('counted');
  const { total } = await db
    .selectFrom(counted)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export type CustomerListDbRow = Awaited<ReturnType<typeof listCustomers>>['rows'][number];
