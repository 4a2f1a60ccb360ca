import { searchTerms } from '#server/platform/db/search-terms.ts';
import { raw, type Sql, sql } from '#server/platform/db/sql.ts';

/**
 * Requests by name or phone, in disjoint parts, each with its own index. A merged request leads to the row that it is part
 * of, which has the same phone and may have another name.
 */
export function searchParts(search: string | undefined): readonly Sql[] {
  if (!search) return [raw('true')];
  const terms = searchTerms(search);
  switch (terms.kind) {
    case 'nothing':
      return [raw('false')];
    case 'number':
      return [
        sql`digit_parts(r.phone) @> terms_of_part(${terms.digits}) AND r.phone LIKE pattern_of_part(${terms.digits})`,
      ];
    case 'name': {
      const isNamed = sql`r.name_search @@ ${terms.tsquery}::tsquery`;
      const isTrailOfNamed = sql`r.id = ANY (ARRAY(SELECT trails_with(${terms.tsquery}::tsquery)))`;
      return [isNamed, sql`${isTrailOfNamed} AND NOT ${isNamed}`];
    }
  }
}
