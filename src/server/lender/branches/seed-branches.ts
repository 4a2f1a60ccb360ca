import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { visitsAtOnceDefault } from '#domain/desk/contact-requests/visit-slots.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { branchColumns, branchValues } from './branch-fields.ts';
import { seedBranchList } from './seed-branch-list.ts';

const insert = namedStatement(
  'seed-branch',
  `INSERT INTO branches (id, code, position, is_head_office, ${branchColumns.names})
   VALUES (:id, :code, :position, :isHeadOffice, ${branchColumns.parameters})`,
);

const findAny = { name: 'find-any-branch', text: 'SELECT FROM branches LIMIT 1' };

/** Opens all branches that the product proposes, or none. A lender with branches keeps its own. */
export async function seedBranches(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    // Two processes that start at the same time must not both find the table empty.
    await client.query('LOCK TABLE branches IN SHARE ROW EXCLUSIVE MODE');
    const { rowCount } = await client.query(findAny);
    if (rowCount !== 0) return;
    for (const [position, { code, isHeadOffice, isReachable, ...branch }] of seedBranchList.entries()) {
      const values = branchValues({
        ...branch,
        isPublic: true,
        hasDirections: isReachable,
        visitsAtOnce: visitsAtOnceDefault,
      });
      await client.query(insert({ id: uuidv7(), code, position, isHeadOffice, ...values }));
    }
  });
}
