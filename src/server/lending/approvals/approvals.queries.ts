import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Page } from '#contract/endpoint.ts';
import { invariant } from '#domain/invariant.ts';
import type { DecidedKind, DecisionState } from '#domain/lending/agreements/decision.ts';
import type { ReliefFund } from '#domain/lending/agreements/relief.ts';
import { cutPage, isAfter, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { type ApprovalListRow, approvalColumns } from './approvals.view.ts';

interface ListQuery {
  readonly cursor?: string | undefined;
  readonly state?: DecisionState | undefined;
  readonly kind?: DecidedKind | undefined;
}

/** What was requested within reach, newest first, with whom it is about and who asked. */
export async function listApprovals(
  db: Kysely<Database>,
  reach: BranchReach,
  { cursor, state, kind }: ListQuery,
): Promise<{ rows: readonly ApprovalListRow[]; page: Page }> {
  const matches = withinReach(db, reach)
    .$if(state !== undefined, (query) => query.where('p.state', '=', state as DecisionState))
    .$if(kind !== undefined, (query) => query.where('p.kind', '=', kind as DecidedKind));

  const found = await withNames(matches)
    .where(isAfter(cursor, 'p.requested_at', 'p.id'))
    .orderBy('p.requested_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(pageRowsAsked)
    .execute();
  return cutPage(db, matches, found, (row) => ({ at: row.requestedAt, id: row.id }));
}

/** One request within reach, with whom it is about and who asked. */
export function findApproval(
  db: Kysely<Database>,
  reach: BranchReach,
  id: string,
): Promise<ApprovalListRow | undefined> {
  return withNames(withinReach(db, reach)).where('p.id', '=', id).executeTakeFirst();
}

function withinReach(db: Kysely<Database>, reach: BranchReach) {
  const branchId = branchIdOf(reach);
  return db
    .selectFrom('approvals as p')
    .innerJoin('agreements as a', 'a.id', 'p.agreement_id')
    .$if(branchId !== null, (query) => query.where('a.branch_id', '=', branchId));
}

function withNames(matches: ReturnType<typeof withinReach>) {
  return matches
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .innerJoin('users as u', 'u.id', 'p.requested_by')
    .select(approvalColumns.aliased('p'))
    .select(['a.number as agreementNumber', 'c.full_name as customerName', 'u.full_name as requestedByName']);
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
