import type { Pool } from 'pg';
import type { Page } from '#contract/endpoint.ts';
import type { approvalQueues } from '#contract/lending/approvals.ts';
import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import type { ApprovalKind } from '#domain/lending/approvals/approval.ts';
import { ask, askPrepared } from '#server/platform/db/ask.ts';
import { cutPage, isAfter, type Matches, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { allOf, raw, sql } from '#server/platform/db/sql.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import {
  type ApprovalListRow,
  approvalColumns,
  type KeptReliefFund,
  type ReversedEntryRow,
} from './approvals.view.ts';
import { type Decider, decidableBy } from './decidable-by.ts';

interface QueueFilters {
  readonly branchId?: string | undefined;
  readonly customerId?: string | undefined;
  /** The requester; undefined for all. */
  readonly requestedBy?: string | undefined;
  /** The person who may decide them; undefined for all. */
  readonly decider?: Decider | undefined;
}

interface ListQuery extends QueueFilters {
  readonly cursor?: string | undefined;
  readonly queue: (typeof approvalQueues)[number];
  readonly kind?: ApprovalKind | undefined;
  readonly decided?: 'alone' | undefined;
  readonly from?: CalendarDate | undefined;
  readonly until?: CalendarDate | undefined;
}

/** The approvals within reach, with the names of customer and requester: pending ones oldest first, decided ones newest first. */
export async function listApprovals(
  pool: Pool,
  reach: BranchReach,
  { cursor, queue, kind, decided, from: decidedFrom, until, ...filters }: ListQuery,
): Promise<{ rows: readonly ApprovalListRow[]; page: Page }> {
  const isWaiting = queue === 'waiting';
  const { from, where } = matching(reach, filters);
  const matches = {
    from,
    where: allOf([
      where,
      isWaiting ? sql`p.state = 'pending'` : sql`p.state <> 'pending'`,
      kind !== undefined && sql`p.kind = ${kind}`,
      decided === 'alone' && raw('p.decided_alone'),
      decidedFrom !== undefined && sql`p.decided_at >= ${new Date(startOfBusinessDate(decidedFrom))}`,
      until !== undefined && sql`p.decided_at < ${new Date(startOfBusinessDate(addDays(until, 1)))}`,
    ]),
  };
  const order = raw(isWaiting ? 'p.requested_at, p.id' : 'p.requested_at DESC, p.id DESC');
  const after = isAfter(cursor, 'p.requested_at', 'p.id', undefined, isWaiting);
  // Planning its joins takes longer than reading a page.
  const found = await askPrepared<ApprovalListRow>(
    pool,
    sql`${withNames(matches)} AND ${after} ORDER BY ${order} LIMIT ${pageRowsAsked}`,
  );
  return cutPage(pool, matches, found, (row) => ({ at: row.requestedAt, id: row.id }));
}

/** The number of pending approvals within reach, by kind. */
export function countWaiting(
  pool: Pool,
  reach: BranchReach,
  filters: QueueFilters,
): Promise<{ kind: ApprovalKind; waiting: number }[]> {
  const { from, where } = matching(reach, filters);
  return ask(
    pool,
    sql`SELECT p.kind, count(*) AS waiting FROM ${from} WHERE ${where} AND p.state = 'pending' GROUP BY p.kind ORDER BY p.kind`,
  );
}

/** One approval within reach, with the names of customer and requester. */
export async function findApproval(
  pool: Pool,
  reach: BranchReach,
  id: string,
): Promise<ApprovalListRow | undefined> {
  const [found] = await ask<ApprovalListRow>(pool, sql`${withNames(matching(reach, {}))} AND p.id = ${id}`);
  return found;
}

function matching(reach: BranchReach, { branchId, customerId, requestedBy, decider }: QueueFilters): Matches {
  const only = branchIdOf(reach);
  return {
    from: raw('approvals p JOIN agreements a ON a.id = p.agreement_id'),
    where: allOf([
      only !== null && sql`a.branch_id = ${only}`,
      branchId !== undefined && sql`a.branch_id = ${branchId}`,
      customerId !== undefined && sql`a.customer_id = ${customerId}`,
      requestedBy !== undefined && sql`p.requested_by = ${requestedBy}`,
      decider !== undefined && decidableBy(decider, only !== null),
    ]),
  };
}

// Each join makes the plan of this slower to find than the rows are to read, so single names are looked up.
const selected = raw(`
  SELECT ${approvalColumns.selected('p')}, a.number AS "agreementNumber", a.price, ${phraseOf('b.city')} AS "branchCity",
         c.id AS "customerId", ${writtenOf('c.full_name')} AS "customerName",
         (SELECT ${namesOf('u')} FROM users u WHERE u.id = p.requested_by) AS "requestedByName",
         (SELECT ${namesOf('d')} FROM users d WHERE d.id = p.decided_by) AS "decidedByName",
         (SELECT code FROM branches WHERE id = r.branch_id) AS "receiptBranchCode",
         e.valued_on AS "entryValuedOn", r.serial AS "receiptSerial", e.kind AS "entryKind", e.amount AS "entryAmount"`);

const withNames = ({ from, where }: Matches) => sql`
  ${selected}
    FROM ${from}
    JOIN customers c ON c.id = a.customer_id
    JOIN branches b ON b.id = a.branch_id
    LEFT JOIN entries e ON e.id = p.entry_id
    LEFT JOIN receipts r ON r.entry_id = e.id
   WHERE ${where}`;

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
  text: 'SELECT budget, granted, reserved, version FROM relief_fund',
};

/** The one fund that relief comes from. */
export async function findReliefFund(pool: Pool): Promise<KeptReliefFund> {
  const { rows } = await pool.query<KeptReliefFund>(findFund);
  invariant(rows[0] !== undefined, 'the fund was made with its table');
  return rows[0];
}
