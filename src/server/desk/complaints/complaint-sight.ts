import { allOf, raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';

/** The reader of complaints: the reach, and who it is. */
export interface ComplaintReader {
  readonly reach: BranchReach;
  readonly userId: string;
}

/**
 * The complaints `c` that a call may see, and never one about the caller. An employee sees those of the branch, without those that are
 * for the head office, and those that were given to them.
 */
export function complaintSight({ reach, userId }: ComplaintReader): Sql {
  const only = branchIdOf(reach);
  return allOf([
    sql`c.about_user_id IS DISTINCT FROM ${userId}::uuid`,
    only !== null &&
      sql`(c.handler_id = ${userId}::uuid OR (c.branch_id = ${only}::uuid AND NOT c.is_for_head_office))`,
  ]);
}

/** The complainant's name and phone; null for an employee if the complainant wants it so. */
export const shownName = ({ reach }: ComplaintReader, column: 'full_name' | 'phone'): Sql =>
  raw(reach.extent === 'all' ? `c.${column}` : `CASE WHEN NOT c.is_name_hidden THEN c.${column} END`);
