import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Page } from '#contract/endpoint.ts';
import type { approvalQueues } from '#contract/lending/approvals.ts';
import { invariant } from '#domain/invariant.ts';
import type { Phrase } from '#domain/language.ts';
import type { ReliefFund } from '#domain/lending/agreements/relief.ts';
import type { ApprovalKind } from '#domain/lending/approvals/approval.ts';
import type { EntryKind } from '#domain/lending/ledger/entry-kind.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { AppContext } from '#server/platform/context.ts';
import { askPrepared } from '#server/platform/db/ask-prepared.ts';
import { cutPage, isAfter, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { type ApprovalListRow, approvalColumns, type ReversedEntryRow } from './approvals.view.ts';

interface QueueFilters {
  readonly branchId?: string | undefined;
  /** The requester; undefined for all. */
  readonly requestedBy?: string | undefined;
}

interface ListQuery extends QueueFilters {
  readonly cursor?: string | undefined;
  readonly queue: (typeof approvalQueues)[number];
  readonly kind?: ApprovalKind | undefined;
}

/** The approvals within reach, with the names of customer and requester: pending ones oldest first, decided ones newest first. */
export async function listApprovals(
  { pool, db }: Pick<AppContext, 'pool' | 'db'>,
  reach: BranchReach,
  { cursor, queue, kind, ...filters }: ListQuery,
): Promise<{ rows: readonly ApprovalListRow[]; page: Page }> {
  const isWaiting = queue === 'waiting';
  const matches = matching(db, reach, filters)
    .where('p.state', isWaiting ? '=' : '<>', sql.lit('pending'))
    .$if(kind !== undefined, (query) => query.where('p.kind', '=', kind as ApprovalKind));

  const order = isWaiting ? 'asc' : 'desc';
  const asked = withNames(matches)
    .where(isAfter(cursor, 'p.requested_at', 'p.id', undefined, isWaiting))
    .orderBy('p.requested_at', order)
    .orderBy('p.id', order)
    .limit(pageRowsAsked);
  const found = await askPrepared(pool, asked.compile());
  return cutPage(db, matches, found, (row) => ({ at: row.requestedAt, id: row.id }));
}

/** How many approvals within reach are pending, by kind. */
export function countWaiting(
  db: Kysely<Database>,
  reach: BranchReach,
  filters: QueueFilters,
): Promise<{ kind: ApprovalKind; waiting: number }[]> {
  return matching(db, reach, filters)
    .where('p.state', '=', 'pending')
    .select(({ fn }) => [sql<ApprovalKind>`p.kind`.as('kind'), fn.countAll<number>().as('waiting')])
    .groupBy('p.kind')
    .orderBy('p.kind')
    .execute();
}

/** One approval within reach, with the names of customer and requester. */
export function findApproval(
  db: Kysely<Database>,
  reach: BranchReach,
  id: string,
): Promise<ApprovalListRow | undefined> {
  return withNames(matching(db, reach, {}))
    .where('p.id', '=', id)
    .executeTakeFirst();
}

function matching(db: Kysely<Database>, reach: BranchReach, { branchId, requestedBy }: QueueFilters) {
  const only = branchIdOf(reach);
  return db
    .selectFrom('approvals as p')
    .innerJoin('agreements as a', 'a.id', 'p.agreement_id')
    .$if(only !== null, (query) => query.where('a.branch_id', '=', only))
    .$if(branchId !== undefined, (query) => query.where('a.branch_id', '=', branchId as string))
    .$if(requestedBy !== undefined, (query) => query.where('p.requested_by', '=', requestedBy as string));
}

// Each join makes the plan of this slower to find than the rows are to read, so single names are looked up.
function withNames(matches: ReturnType<typeof matching>) {
  return matches
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .innerJoin('branches as b', 'b.id', 'a.branch_id')
    .leftJoin('entries as e', 'e.id', 'p.entry_id')
    .leftJoin('receipts as r', 'r.entry_id', 'e.id')
    .select(approvalColumns.aliased('p'))
    .select(['a.number as agreementNumber', 'b.city as branchCity', 'b.city_ur as branchCityUr'])
    .select(['c.id as customerId', 'c.full_name as customerName', 'c.full_name_ur as customerNameUr'])
    .select([
      sql<Phrase>`(SELECT ${sql.raw(namesOf('u'))} FROM users u WHERE u.id = p.requested_by)`.as(
        'requestedByName',
      ),
      sql<Phrase | null>`(SELECT ${sql.raw(namesOf('d'))} FROM users d WHERE d.id = p.decided_by)`.as(
        'decidedByName',
      ),
      sql<string | null>`(SELECT code FROM branches WHERE id = r.branch_id)`.as('receiptBranchCode'),
    ])
    .select(['e.valued_on as entryValuedOn', 'r.serial as receiptSerial'])
    .select([sql<EntryKind | null>`e.kind`.as('entryKind'), sql<Rupees | null>`e.amount`.as('entryAmount')]);
}

const findEntry = {
  name: 'find-entry-to-reverse',
  text: `SELECT e.agreement_id AS "agreementId", e.kind AS "entryKind", e.amount AS "entryAmount",
                e.valued_on AS "entryValuedOn", r.serial AS "receiptSerial", b.code AS "receiptBranchCode"
           FROM entries e
           JOIN agreements a ON a.id = e.agreement_id
           LEFT JOIN receipts r ON r.entry_id = e.id
           LEFT JOIN branches b ON b.id = r.branch_id
          WHERE e.id = $1 AND ($2::uuid IS NULL OR a.branch_id = $2)`,
};

interface FoundEntry extends ReversedEntryRow {
  readonly agreementId: string;
}

/** An entry within reach, with its agreement. */
export async function findEntryToReverse(
  pool: Pool,
  reach: BranchReach,
  id: string,
): Promise<FoundEntry | undefined> {
  const { rows } = await pool.query<FoundEntry>({ ...findEntry, values: [id, branchIdOf(reach)] });
  return rows[0];
}

const findFund = {
  name: 'find-relief-fund',
  text: 'SELECT budget, granted, reserved FROM relief_fund',
};

/** The one fund that relief comes from. */
export async function findReliefFund(pool: Pool): Promise<ReliefFund> {
  const { rows } = await pool.query<ReliefFund>(findFund);
  invariant(rows[0] !== undefined, 'the fund was made with its table');
  return rows[0];
}
