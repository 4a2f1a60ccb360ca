import { joined, raw, type Sql, sql } from '#server/platform/db/sql.ts';
import type { Reach } from '#server/platform/reach.ts';

export type RequestReach = Reach<'all' | 'assigned'>;

/**
 * Which requests `r` a call may see, in parts without a row in common: everything; or what is assigned to the employee, and the
 * unassigned ones of their branch, which are there to take. Each part is read by an index of its own.
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
