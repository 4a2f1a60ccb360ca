import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { invariant } from '#domain/invariant.ts';
import type { DecidedKind, DecisionState } from '#domain/lending/agreements/decision.ts';
import type { ReliefFund } from '#domain/lending/agreements/relief.ts';
import type { Actor } from '#server/platform/actor.ts';
import { branchReach } from '#server/platform/branch-reach.ts';
import { cutPage, isAfter, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { reliefReserved } from '../ledger/load-ledger.ts';

interface ListQuery {
  readonly cursor?: string | undefined;
  readonly state?: DecisionState | undefined;
  readonly kind?: DecidedKind | undefined;
}

export type ApprovalListRow = Awaited<ReturnType<typeof listApprovals>>['rows'][number];

/** What was requested within the actor's reach, newest first, with whom it is about and who asked. */
export async function listApprovals(db: Kysely<Database>, actor: Actor, { cursor, state, kind }: ListQuery) {
  const branchId = branchReach(actor, 'requests.read');
  const matches = db
    .selectFrom('approvals as p')
    .innerJoin('agreements as a', 'a.id', 'p.agreement_id')
    .$if(branchId !== null, (query) => query.where('a.branch_id', '=', branchId))
    .$if(state !== undefined, (query) => query.where('p.state', '=', state as DecisionState))
    .$if(kind !== undefined, (query) => query.where('p.kind', '=', kind as DecidedKind));

  const found = await matches
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .innerJoin('users as u', 'u.id', 'p.requested_by')
    .select([
      'p.id',
      'p.kind',
      'p.agreement_id',
      'p.entry_id',
      'p.amount',
      'p.reason',
      'p.evidence',
      'p.details',
      'p.state',
    ])
    .select([
      'p.requested_by',
      'p.requested_at',
      'p.decided_by',
      'p.decided_at',
      'p.decision_note',
      'p.decided_alone',
    ])
    .select([
      'a.number as agreement_number',
      'c.full_name as customer_name',
      'u.full_name as requested_by_name',
    ])
    .where(isAfter(cursor, 'p.requested_at', 'p.id'))
    .orderBy('p.requested_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(pageRowsAsked)
    .execute();
  return cutPage(db, matches, found, (row) => ({ at: row.requested_at, id: row.id }));
}

const findFund = {
  name: 'find-relief-fund',
  text: `SELECT budget, granted, (${reliefReserved}) AS reserved FROM relief_fund`,
};

/** The one fund that relief comes from. */
export async function findReliefFund(pool: Pool): Promise<ReliefFund> {
  const { rows } = await pool.query<ReliefFund>(findFund);
  invariant(rows[0] !== undefined, 'the fund was made with its table');
  return rows[0];
}
