import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reach } from '#server/platform/reach.ts';

export type RequestReach = Reach<'all' | 'assigned'>;

/**
 * Which requests `r` a call may see, in parts without a row in common: everything; or what is assigned to the employee, and the
 * unassigned ones of their branch, which are there to take. Each part is read by an index of its own.
 */
export function reachParts(reach: RequestReach): readonly RawBuilder<SqlBool>[] {
  if (reach.extent === 'all') return [sql<SqlBool>`true`];
  return [
    sql<SqlBool>`r.assignee_id = ${reach.userId}::uuid`,
    sql<SqlBool>`r.assignee_id IS NULL AND r.branch_id = ${reach.branchId}::uuid`,
  ];
}

/** The same as one condition. */
export function withinReach(reach: RequestReach): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(
    reachParts(reach).map((part) => sql`(${part})`),
    sql` OR `,
  )})`;
}
