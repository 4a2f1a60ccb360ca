import type { Pool } from 'pg';
import {
  type HiddenColumns,
  type savedViewEndpoints,
  savedViewsMax,
} from '#contract/identity/saved-views.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';

const listOwn = namedStatement(
  'list-hidden-columns',
  'SELECT list, columns FROM hidden_columns WHERE user_id = :userId ORDER BY list',
);

const hide = namedStatement(
  'hide-columns',
  `INSERT INTO hidden_columns (user_id, list, columns)
   SELECT :userId, :list, :columns::text[]
    WHERE (SELECT count(*) FROM hidden_columns WHERE user_id = :userId AND list <> :list) < :most
       ON CONFLICT (user_id, list) DO UPDATE SET columns = excluded.columns`,
);

const showAll = namedStatement(
  'show-all-columns',
  'DELETE FROM hidden_columns WHERE user_id = :userId AND list = :list',
);

/** The columns that a user hides in each list. */
export async function listHiddenColumns(pool: Pool, userId: string): Promise<HiddenColumns[]> {
  const { rows } = await pool.query<HiddenColumns>(listOwn({ userId }));
  return rows;
}

/** Keeps the columns that the user hides in a list. It changes no record, so it is not audited. */
export async function hideColumns({
  context,
  actor: { userId },
  input,
}: Call<typeof savedViewEndpoints.hideColumns>): Promise<null> {
  const { list, columns } = input.body;
  if (columns.length === 0) {
    await context.pool.query(showAll({ userId, list }));
    return null;
  }
  const { rowCount } = await context.pool.query(hide({ userId, list, columns, most: savedViewsMax }));
  if (rowCount === 0) throw new Refusal('too_many_saved_views');
  return null;
}
