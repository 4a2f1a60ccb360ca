import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { ArrearsFilter } from '#contract/lending/customers.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { formatAgreementNumber, parseAgreementNumber } from '#domain/lending/agreements/agreement-number.ts';
import { parseReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { type Cnic, parseCnic } from '#domain/person/cnic.ts';
import { cursorOf, cutPage, isAfter, type Place, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
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
}

interface Paging {
  readonly cursor?: string | undefined;
  readonly sort?: 'name' | '-name' | undefined;
}

type Customers = ExpressionBuilder<Database & { c: Database['customers'] }, 'c'>;
type Condition = (eb: Customers) => Expression<SqlBool>;

/** What was typed, told by its form: a number of a receipt, an agreement or a card, a phone, or a name. */
function matching(search: string): Condition {
  const receipt = parseReceiptNumber(search);
  if (receipt !== null)
    return () => sql<SqlBool>`c.id = (
      SELECT a.customer_id FROM receipts r JOIN branches b ON b.id = r.branch_id
        JOIN entries e ON e.id = r.entry_id JOIN agreements a ON a.id = e.agreement_id
       WHERE b.code = ${receipt.branchCode} AND r.serial = ${receipt.serial})`;
  const agreement = parseAgreementNumber(search);
  if (agreement !== null)
    return () =>
      sql<SqlBool>`c.id = (SELECT customer_id FROM agreements WHERE number = ${formatAgreementNumber(agreement)})`;
  const cnic = parseCnic(search);
  if (cnic !== null) return (eb) => eb('c.cnic', '=', cnic);
  const terms = searchTerms(search);
  if (terms.kind === 'name')
    return () => sql<SqlBool>`c.name_search @@ to_tsquery('simple', ${terms.tsquery})`;
  const begun = `${terms.prefix}%`;
  return (eb) => eb.or([eb('c.phone', 'like', begun), eb('c.second_phone', 'like', begun)]);
}

/** The oldest unpaid due date that a customer of each filter has; derived from dates, so it is right at any moment. */
function inArrears(arrears: ArrearsFilter, today: CalendarDate): Condition {
  const late = (days: number) => sql<SqlBool>`EXISTS (
    SELECT FROM agreements a WHERE a.customer_id = c.id AND a.status = 'active'
       AND a.oldest_unpaid_due_on < ${addDays(today, -days)}::date)`;
  return (eb) =>
    ({
      on_time: eb.not(late(0)),
      late: late(0),
      over_30: late(30),
      over_90: late(90),
    })[arrears];
}

/** The customers within reach that match. */
function matchingCustomers(
  db: Kysely<Database>,
  reach: BranchReach,
  { search, branchId, officerId, status, arrears }: CustomerFilters,
  today: CalendarDate,
) {
  const only = branchIdOf(reach);
  return db
    .selectFrom('customers as c')
    .$if(only !== null, (query) => query.where('c.branch_id', '=', only))
    .$if(branchId !== undefined, (query) => query.where('c.branch_id', '=', branchId as string))
    .$if(officerId !== undefined, (query) => query.where('c.officer_id', '=', officerId as string))
    .$if(status !== undefined, (query) => query.where('c.status', '=', status as 'active' | 'blocked'))
    .$if(arrears !== undefined, (query) => query.where(inArrears(arrears as ArrearsFilter, today)))
    .$if(Boolean(search), (query) => query.where(matching(search as string)));
}

/** The same customers as rows of the list: with what their active agreements come to. */
function rowsOf(matches: ReturnType<typeof matchingCustomers>) {
  return matches
    .innerJoin('branches as b', 'b.id', 'c.branch_id')
    .leftJoin('users as o', 'o.id', 'c.officer_id')
    .select(['c.id', 'c.full_name as fullName', 'c.full_name_ur as fullNameUr', 'c.phone', 'c.status'])
    .select(['b.city', 'b.city_ur as cityUr', 'o.full_name as officerName', 'c.created_at as createdAt'])
    .select([
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
    ]);
}

const sortable = { from: 'customers c', id: 'c.id', keys: { name: 'lower(c.full_name)' } } as const;

/** One page of the customers within reach, newest first unless sorted. */
export async function listCustomers(
  db: Kysely<Database>,
  reach: BranchReach,
  { cursor, sort, ...filters }: CustomerFilters & Paging,
  today: CalendarDate,
) {
  const matches = matchingCustomers(db, reach, filters, today);
  const rows = rowsOf(matches).limit(pageRowsAsked);
  if (sort !== undefined) {
    const { after, order } = sortedList(sortable, sort, cursor);
    const sorted = await rows.where(after).orderBy(order[0]).orderBy(order[1]).execute();
    return cutPage(db, matches, sorted, ({ id }) => ({ id }));
  }
  const found = await rows
    .where(isAfter(cursor, 'c.created_at', 'c.id'))
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
  return cutPage(db, matches, found, placeOf);
}

function placeOf({ createdAt, id }: { readonly createdAt: Date; readonly id: string }): Place {
  return { at: createdAt, id };
}

const rowsPerRead = 1_000;

/** Every customer that matches, newest first, read a part at a time. */
export async function* readCustomers(
  db: Kysely<Database>,
  reach: BranchReach,
  filters: CustomerFilters,
  today: CalendarDate,
): AsyncGenerator<CustomerListDbRow> {
  const matches = matchingCustomers(db, reach, filters, today);
  let cursor: string | undefined;
  for (;;) {
    const rows = await rowsOf(matches)
      .where(isAfter(cursor, 'c.created_at', 'c.id'))
      .orderBy('c.created_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(rowsPerRead)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerRead) return;
    cursor = cursorOf(placeOf(last));
  }
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
