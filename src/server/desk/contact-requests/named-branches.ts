import type { PoolClient } from 'pg';
import type { NamedBranch } from '#domain/desk/contact-requests/branch-on-arrival.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';
import { Refusal } from '#server/platform/refusal.ts';

interface CodedBranch extends NamedBranch {
  readonly code: string;
}

const find = {
  name: 'find-branches-by-name',
  text: `SELECT id, code, ${phraseOf('city')} AS city,
                ${phraseOf('area')} AS area, is_head_office AS "isMain"
           FROM branches ORDER BY position`,
};

/** The branches by the names that a visitor may write. Refuses for a lender that has none yet. */
export async function findNamedBranches(client: PoolClient): Promise<readonly CodedBranch[]> {
  const { rows } = await client.query<CodedBranch>(find);
  if (rows.length === 0) throw new Refusal('no_branch_yet');
  return rows;
}
