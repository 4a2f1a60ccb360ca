import type { Pool, PoolClient } from 'pg';
import type { Phrase } from '#domain/language.ts';
import { namedStatement } from '../db/named-statement.ts';
import { namesOf } from '../db/names-of.ts';
import { phraseOf } from '../db/text-of.ts';

interface FilterNames {
  readonly branch: Phrase | null;
  readonly person: Phrase | null;
}

const find = namedStatement(
  'find-filter-names',
  `SELECT (SELECT ${phraseOf('city')} FROM branches WHERE id = :branchId::uuid) AS branch,
          (SELECT ${namesOf('u')} FROM users u WHERE u.id = :personId::uuid) AS person`,
);

/** The names of the branch and the person that rows are filtered by; null without a filter. */
export async function filterNames(
  pool: Pool | PoolClient,
  ids: { readonly branchId: string | null; readonly personId: string | null },
): Promise<FilterNames> {
  const { rows } = await pool.query<FilterNames>(find(ids));
  return rows[0] ?? { branch: null, person: null };
}
