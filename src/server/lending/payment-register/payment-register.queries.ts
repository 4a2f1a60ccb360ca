import { type Kysely, sql } from 'kysely';
import { receivedKinds } from '#contract/lending/payment-register.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { PaymentMethod } from '#domain/lending/ledger/bookkeeping.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { cursorOf, cutPage, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { sortedList } from '#server/platform/db/sorted-list.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';

export interface RegisterFilters {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly branchId?: string | undefined;
  readonly method?: PaymentMethod | undefined;
  readonly officerId?: string | undefined;
  readonly state?: 'valid' | 'reversed' | undefined;
}

/** An entry is reversed once at most. */
const isReversed = sql<boolean>`EXISTS (SELECT FROM entries r WHERE r.reverses = e.id)`;

/** The payments within reach that match, each an entry `e`. */
function matchingPayments(
  db: Kysely<Database>,
  reach: BranchReach,
  { from, until, branchId, method, officerId, state }: RegisterFilters,
) {
  const only = branchIdOf(reach);
  return db
    .selectFrom('entries as e')
    .where('e.kind', 'in', receivedKinds)
    .where('e.method', '<>', 'transfer')
    .where('e.valued_on', '>=', from)
    .where('e.valued_on', '<=', until)
    .$if(only !== null, (query) => query.where('e.branch_id', '=', only))
    .$if(branchId !== undefined, (query) => query.where('e.branch_id', '=', branchId as string))
    .$if(method !== undefined, (query) => query.where('e.method', '=', method as PaymentMethod))
    .$if(officerId !== undefined, (query) => query.where('e.recorded_by', '=', officerId as string))
    .$if(state === 'reversed', (query) => query.where(isReversed))
    .$if(state === 'valid', (query) => query.where(({ not }) => not(isReversed)));
}

type SortKey = 'valuedOn' | 'amount';

const sortable = {
  from: 'entries e',
  id: 'e.id',
  keys: { valuedOn: 'e.valued_on', amount: 'e.amount' },
} as const;

interface Paging {
  readonly cursor?: string | undefined;
  readonly sort?: SortKey | `-${SortKey}` | undefined;
}

function paymentsAfter(
  matches: ReturnType<typeof matchingPayments>,
  { cursor, sort = '-valuedOn' }: Paging,
  rows: number,
) {
  const { after, order } = sortedList(sortable, sort, cursor);
  return matches
    .innerJoin('agreements as a', 'a.id', 'e.agreement_id')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .innerJoin('branches as b', 'b.id', 'e.branch_id')
    .innerJoin('users as u', 'u.id', 'e.recorded_by')
    .leftJoin('receipts as t', 't.entry_id', 'e.id')
    .leftJoin('branches as tb', 'tb.id', 't.branch_id')
    .select(['e.id', 'e.valued_on as valuedOn', 'e.recorded_at as recordedAt', 'e.reference'])
    .select(['a.number as agreementNumber', 't.serial as receiptSerial', 'tb.code as receiptBranchCode'])
    .select(['c.id as customerId', 'c.full_name as fullName', 'c.full_name_ur as fullNameUr'])
    .select(['b.code', 'b.city', 'b.city_ur as cityUr'])
    .select(['u.id as takenById', 'u.full_name as takenByName'])
    .select([
      sql<(typeof receivedKinds)[number]>`e.kind`.as('kind'),
      sql<PaymentMethod>`e.method`.as('method'),
      sql<Rupees>`e.amount`.as('amount'),
      isReversed.as('isReversed'),
    ])
    .where(after)
    .orderBy(order[0])
    .orderBy(order[1])
    .limit(rows);
}

export type RegisteredPaymentRow = Awaited<ReturnType<typeof listPayments>>['rows'][number];

/** One page of the register. */
export async function listPayments(
  db: Kysely<Database>,
  reach: BranchReach,
  { cursor, sort, ...filters }: RegisterFilters & Paging,
) {
  const matches = matchingPayments(db, reach, filters);
  const found = await paymentsAfter(matches, { cursor, sort }, pageRowsAsked).execute();
  return cutPage(db, matches, found, ({ id }) => ({ id }));
}

const rowsPerRead = 1_000;

/** The whole register, read a part at a time, newest first. */
export async function* readPayments(
  db: Kysely<Database>,
  reach: BranchReach,
  filters: RegisterFilters,
): AsyncGenerator<RegisteredPaymentRow> {
  const matches = matchingPayments(db, reach, filters);
  let cursor: string | undefined;
  for (;;) {
    const rows = await paymentsAfter(matches, { cursor }, rowsPerRead).execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerRead) return;
    cursor = cursorOf({ id: last.id });
  }
}

/** What came in by each way, and how much of that was reversed. */
export async function sumPayments(db: Kysely<Database>, reach: BranchReach, filters: RegisterFilters) {
  return matchingPayments(db, reach, filters)
    .leftJoin('entries as r', 'r.reverses', 'e.id')
    .select(({ fn }) => [
      sql<PaymentMethod>`e.method`.as('method'),
      fn.countAll<number>().as('payments'),
      sql<Rupees>`sum(e.amount)::bigint`.as('amount'),
      fn.count<number>('r.id').as('reversedPayments'),
      sql<Rupees>`coalesce(sum(e.amount) FILTER (WHERE r.id IS NOT NULL), 0)::bigint`.as('reversedAmount'),
    ])
    .groupBy('e.method')
    .orderBy(sql`sum(e.amount)`, 'desc')
    .execute();
}

export type MethodSums = Awaited<ReturnType<typeof sumPayments>>[number];
