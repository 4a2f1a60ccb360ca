import type { Instant } from '#domain/instant.ts';
import { raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { isRow, promiseOutcomeSql } from './promise-state.ts';
import { type Facet, facetsOf } from './request-facets.ts';
import { conditionsOf, placed, type RequestFilters } from './request-filters.ts';
import { type RequestReach, reachParts } from './request-reach.ts';
import { searchParts } from './search-parts.ts';

/** The reader, and the moment. */
export interface Reading {
  readonly reach: RequestReach;
  readonly now: Instant;
}

/** The requests that a call may see and a search finds, in disjoint parts. */
export const partsOf = (reach: RequestReach, search: string | undefined) =>
  reachParts(reach).flatMap((seen) => searchParts(search).map((found) => sql`${seen} AND ${found}`));

/** The matching requests of a part of the reach, with a limit, and ordered on demand. */
export function matchesOf(
  part: Sql,
  filters: RequestFilters,
  { now }: Reading,
  { selected, from, end }: { selected: Sql; from: Sql; end: Sql },
): Sql {
  const facets = facetsOf(filters);
  if (facets === null)
    return sql`(SELECT ${selected} FROM contact_requests r WHERE ${part} AND ${conditionsOf(filters, now)} AND ${from} ${end})`;
  const { branchId, assigneeId } = filters;
  const list = (pick: (facet: Facet) => string) => sql`${facets.map(pick)}::text[]`;
  return sql`(SELECT matches.* FROM unnest(${list(({ formType }) => formType)}, ${list(({ status }) => status)},
                                           ${list(({ outcome }) => outcome)}) AS facet (form_type, status, outcome)
    CROSS JOIN LATERAL (
      SELECT ${selected} FROM contact_requests r
       WHERE ${part} AND ${isRow} AND ${placed({ branchId, assigneeId })} AND ${from}
         AND r.form_type = facet.form_type AND r.status = facet.status AND ${raw(promiseOutcomeSql)} = facet.outcome
       ${end}) matches ${end})`;
}
