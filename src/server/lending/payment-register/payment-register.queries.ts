import { type Kysely, sql } from 'kysely';
import { receivedKinds } from '#contract/lending/payment-register.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { PaymentMethod } from '#domain/lending/ledger/bookkeeping.ts';
import { noRupees, type Rupees, rupees } from '#domain/money/rupees.ts';
import { cutPage, everyRow, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
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

type SortKey = 'valuedOn' | 'amount';

interface Paging {
  readonly cursor?: string | undefined;
  readonly sort?: SortKey | `-${SortKey}` | undefined;
}

/** An entry is reversed once at most. */
const isReversed = sql<boolean>`EXISTS (SELECT FROM entries r WHERE r.reverses = e.id)`;

/**
 * The payments within reach that match, each an entry `e`. Where a page goes on by day, its cursor is the nearer end of the
 * days: of two ends on one side PostgreSQL begins at the plain one, and reads all pages before. So that one is hidden from
 * the index.
 */
function matchingPayments(
  db: Kysely<Database>,
  reach: BranchReach,
  { from, until, branchId, method, officerId, state }: RegisterFilters,
  { cursor, sort }: Paging = {},
) {
  const only = branchIdOf(reach);
  const plain = sql<CalendarDate>`e.valued_on`;
  const hidden = sql<CalendarDate>`(e.valued_on + 0)`;
  const goesOn = (by: Paging['sort']) => cursor !== undefined && sort === by;
  return db
    .selectFrom('entries as e')
    .where('e.kind', 'in', receivedKinds)
    .where('e.method', '<>', 'transfer')
    .where(goesOn('valuedOn') ? hidden : plain, '>=', from)
    .where(goesOn('-valuedOn') ? hidden : plain, '<=', until)
    .$if(only !== null, (query) => query.where('e.branch_id', '=', only))
    .$if(branchId !== undefined, (query) => query.where('e.branch_id', '=', branchId as string))
    .$if(method !== undefined, (query) => query.where('e.method', '=', method as PaymentMethod))
    .$if(officerId !== undefined, (query) => query.where('e.recorded_by', '=', officerId as string))
    .$if(state === 'reversed', (query) => query.where(isReversed))
    .$if(state === 'valid', (query) => query.where(({ not }) => not(isReversed)));
}

const sortable = {
  from: 'entries e',
  id: 'e.id',
  keys: { valuedOn: 'e.valued_on', amount: 'e.amount' },
} as const;

/** The first payments after a cursor. */
export function readPaymentsAfter(
  db: Kysely<Database>,
  reach: BranchReach,
  { cursor, sort = '-valuedOn', ...filters }: RegisterFilters & Paging,
  rows: number,
) {
  const { after, order } = sortedList(sortable, sort, cursor);
  return matchingPayments(db, reach, filters, { cursor, sort })
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
    .select(['u.id as takenById', 'u.full_name as takenByName', 'u.full_name_ur as takenByNameUr'])
    .select([
      sql<(typeof receivedKinds)[number]>`e.kind`.as('kind'),
      sql<PaymentMethod>`e.method`.as('method'),
      sql<Rupees>`e.amount`.as('amount'),
      // Not by EXISTS, for which the planner of a long page would read every entry there is into memory.
      sql<boolean>`(SELECT r.id FROM entries r WHERE r.reverses = e.id) IS NOT NULL`.as('isReversed'),
    ])
    .where(after)
    .orderBy(order[0])
    .orderBy(order[1])
    .limit(rows)
    .execute();
}

export type RegisteredPaymentRow = Awaited<ReturnType<typeof listPayments>>['rows'][number];

/** One page of the register. */
export async function listPayments(
  db: Kysely<Database>,
  reach: BranchReach,
  filters: RegisterFilters & Paging,
) {
  const found = await readPaymentsAfter(db, reach, filters, pageRowsAsked);
  return cutPage(db, matchingPayments(db, reach, filters), found, ({ id }) => ({ id }));
}

/** The whole register, newest first. */
export function readPayments(
  db: Kysely<Database>,
  reach: BranchReach,
  filters: RegisterFilters,
): AsyncGenerator<RegisteredPaymentRow> {
  return everyRow(
    (cursor, rows) => readPaymentsAfter(db, reach, { ...filters, cursor }, rows),
    ({ id }) => ({ id }),
  );
}

/** What came in by each way, and how much of that was reversed. Read from the sums that every posting adds to. */
export async function sumPayments(
  db: Kysely<Database>,
  reach: BranchReach,
  { from, until, branchId, method, officerId, state }: RegisterFilters,
): Promise<MethodSums[]> {
  const only = branchIdOf(reach);
  const sums = await db
    .selectFrom('receipt_days as d')
    .where('d.valued_on', '>=', from)
    .where('d.valued_on', '<=', until)
    .$if(only !== null, (query) => query.where('d.branch_id', '=', only))
    .$if(branchId !== undefined, (query) => query.where('d.branch_id', '=', branchId as string))
    .$if(method !== undefined, (query) => query.where('d.method', '=', method as PaymentMethod))
    .$if(officerId !== undefined, (query) => query.where('d.taken_by', '=', officerId as string))
    .select([
      sql<PaymentMethod>`d.method`.as('method'),
      sql<number>`sum(d.payments)`.as('payments'),
      sql<Rupees>`sum(d.amount)::bigint`.as('amount'),
      sql<number>`sum(d.reversed_payments)`.as('reversedPayments'),
      sql<Rupees>`sum(d.reversed_amount)::bigint`.as('reversedAmount'),
    ])
    .groupBy('d.method')
    .execute();
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

/** What is left of the sums where only the valid or only the reversed payments are asked for. */
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
