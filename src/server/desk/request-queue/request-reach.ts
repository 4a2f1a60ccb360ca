import { joined, raw, type Sql, sql } from '#server/platform/db/sql.ts';
import type { Reach } from '#server/platform/reach.ts';

export type RequestReach = Reach<'all' | 'assigned'>;

/**
 * The requests `r` that a call may see, in disjoint parts: everything; or those assigned to the employee, and the unassigned
 * ones of their branch, which are free to take. Each part has its own index.
 */
export function reachParts(reach: RequestReach): readonly Sql[] {
  if (reach.extent === 'all') return [raw('true')];
  return [
    sql`r.assignee_id = ${reach.userId}::uuid`,
    sql`r.assignee_id IS NULL AND r.branch_id = ${reach.branchId}::uuid`,
  ];
}

/** The same as one condition. */
export function withinReach(reach: RequestReach): Sql {
  return sql`(${joined(
    reachParts(reach).map((part) => sql`(${part})`),
    ' OR ',
  )})`;
}
