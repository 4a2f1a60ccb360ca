import type { Pool } from 'pg';
import type { BranchDraft } from '#contract/lender/branches.ts';
import { seedBranchList } from './seed-branch-list.ts';

const findState = {
  name: 'find-state-of-branch-drafts',
  text: `SELECT ARRAY(SELECT code FROM branches) AS codes, EXISTS (SELECT FROM agreements) AS "isAtWork"`,
};

/** The branches that a new lender has not opened. A lender at work is not asked any more. */
export async function listBranchDrafts(pool: Pool): Promise<BranchDraft[]> {
  const { rows } = await pool.query<{ codes: string[]; isAtWork: boolean }>(findState);
  const { codes = [], isAtWork = true } = rows[0] ?? {};
  if (isAtWork) return [];
  return seedBranchList
    .filter(({ code }) => !codes.includes(code))
    .map(({ isHeadOffice: _, isReachable, ...branch }) => ({ ...branch, hasDirections: isReachable }));
}
