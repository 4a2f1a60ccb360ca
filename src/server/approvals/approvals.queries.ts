import { type Kysely, type SqlBool, sql } from 'kysely';
import { countedRowsMax, type Page } from '#contract/endpoint.ts';
import type { DecidedKind, DecisionState } from '#domain/agreement/decision.ts';
import type { Actor } from '../auth/actor.ts';
import { branchReach } from '../branch-reach.ts';
import type { Database } from '../db/tables.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';

const pageRows = 25;

interface ListQuery {
  readonly cursor?: string | undefined;
  readonly state?: DecisionState | undefined;
  readonly kind?: DecidedKind | undefined;
}

export type ApprovalListRow = Awaited<ReturnType<typeof listApprovals>>['rows'][number];

/** What was requested within the actor's reach, newest first, with whom it is about and who asked. */
export async function listApprovals(db: Kysely<Database>, actor: Actor, { cursor, state, kind }: ListQuery) {
  const after = cursor === undefined ? undefined : readCursor(cursor);
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
      'p.state',
    ])
    .select(['p.requested_by', 'p.requested_at', 'p.decided_by', 'p.decided_alone'])
    .select([
      'a.number as agreement_number',
      'c.full_name as customer_name',
      'u.full_name as requested_by_name',
    ])
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(p.requested_at, p.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('p.requested_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(pageRows + 1)
    .execute();

  const { total } = await db
    .selectFrom(
      matches
        .select(sql`1`.as('one'))
        .limit(countedRowsMax + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();

  const rows = found.slice(0, pageRows);
  const last = rows.at(-1);
  const page: Page = {
    next: found.length > pageRows && last ? writeCursor({ at: last.requested_at, id: last.id }) : null,
    total: total > countedRowsMax ? null : total,
  };
  return { rows, page };
}
