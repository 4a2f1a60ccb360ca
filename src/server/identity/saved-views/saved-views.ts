import { v7 as uuidv7 } from 'uuid';
import { type SavedView, type savedViewEndpoints, savedViewsMax } from '#contract/identity/saved-views.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** A superadmin has no branch, and shares with all of the lender. */
const view = `id, list, name, query, is_shared AS "isShared",
              (user_id = :userId OR is_shared AND :branchId::uuid IS NULL) AS "mayBeRemoved"`;

const listOwnAndShared = namedStatement(
  'list-saved-views',
  `SELECT ${view} FROM saved_views
    WHERE user_id = :userId OR is_shared AND (branch_id IS NULL OR branch_id = :branchId::uuid)
    ORDER BY is_shared, lower(name), id LIMIT 500`,
);

const save = namedStatement(
  'save-view',
  `INSERT INTO saved_views (id, user_id, list, name, query, is_shared, branch_id, saved_at)
   SELECT :id, :userId, :list, :name, :query, :isShared, :branchId::uuid, :at
    WHERE (SELECT count(*) FROM saved_views WHERE user_id = :userId AND (list, name) <> (:list, :name)) < :most
       ON CONFLICT (user_id, list, name) DO UPDATE
          SET query = excluded.query, is_shared = excluded.is_shared, branch_id = excluded.branch_id, saved_at = excluded.saved_at
   RETURNING ${view}`,
);

const remove = namedStatement(
  'remove-saved-view',
  `DELETE FROM saved_views WHERE id = :id AND (user_id = :userId OR is_shared AND :branchId::uuid IS NULL)`,
);

type Of<Name extends keyof typeof savedViewEndpoints> = Call<(typeof savedViewEndpoints)[Name]>;

/** The user's own views, then those that are shared. */
export async function listSavedViews({ context, actor }: Of<'listSavedViews'>): Promise<SavedView[]> {
  const { userId, branchId } = actor;
  const { rows } = await context.pool.query<SavedView>(listOwnAndShared({ userId, branchId }));
  return rows;
}

/** Keeps a view, in place of the user's own of the same name. It changes no record, so it is not audited. */
export async function saveView({ context, actor, input }: Of<'saveView'>): Promise<SavedView> {
  const { userId, branchId } = actor;
  const at = new Date(context.clock.now());
  const values = { ...input.body, id: uuidv7(), userId, branchId, at, most: savedViewsMax };
  const { rows } = await context.pool.query<SavedView>(save(values));
  if (rows[0] === undefined) throw new Refusal('too_many_saved_views');
  return rows[0];
}

/** Removes a view. One of somebody else's does not exist for the user. */
export async function removeSavedView({ context, actor, input }: Of<'removeSavedView'>): Promise<null> {
  const { userId, branchId } = actor;
  const { rowCount } = await context.pool.query(remove({ id: input.params.id, userId, branchId }));
  if (rowCount === 0) throw new Refusal('not_found');
  return null;
}
