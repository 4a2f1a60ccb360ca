import type { PoolClient } from 'pg';
import type { branchEndpoints } from '#contract/lender/branches.ts';
import { changedFields } from '#server/platform/audit/changed-fields.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';
import { branchColumns, branchValues } from './branch-fields.ts';
import { type BranchRow, findBranch } from './branches.queries.ts';
import { branchView } from './branches.view.ts';

// Of two edits that each hide one of the last two public branches, the second waits for the first.
const lockBranch = {
  name: 'lock-branch',
  text: 'SELECT FROM branches WHERE id = $1 OR ($2 AND is_public) ORDER BY id FOR NO KEY UPDATE',
};

const isShownElsewhere = {
  name: 'is-another-branch-public',
  text: 'SELECT FROM branches WHERE is_public AND id <> $1 LIMIT 1',
};

const update = namedStatement(
  'update-branch',
  `UPDATE branches SET ${branchColumns.assignments}, version = version + 1 WHERE id = :id`,
);

/**
 * Changes a branch. The database tells every process, and each publishes the site again. A published site keeps its last branch.
 */
export async function editBranch(call: Call<typeof branchEndpoints.editBranch>): Promise<BranchRow> {
  const { context, input } = call;
  const { id } = input.params;
  const { version, ...form } = input.body;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    await client.query({ ...lockBranch, values: [id, !form.isPublic] });
    const before = await findBranch(client, id);
    if (before.version !== version) throw new Refusal('changed_meanwhile');
    if (before.isPublic && !form.isPublic) await refuseHidingLast(client, id);
    await client.query(update({ id, ...branchValues(form) }));
    await recordAuditEvent(client, call, at, {
      branchId: id,
      action: 'edit_branch',
      subject: 'branch',
      subjectId: id,
      ...changedFields(branchView(before), form),
    });
    return findBranch(client, id);
  });
}

async function refuseHidingLast(client: PoolClient, id: string): Promise<void> {
  const { rowCount } = await client.query({ ...isShownElsewhere, values: [id] });
  if (rowCount !== 0) return;
  const { content } = await readSection(client, 'site_publication');
  if (content.isPublished) throw new Refusal('branch_on_site');
}
