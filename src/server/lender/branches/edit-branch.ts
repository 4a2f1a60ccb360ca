import type { branchEndpoints } from '#contract/lender/branches.ts';
import { changedFields } from '#server/platform/audit/changed-fields.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { branchColumns, branchValues } from './branch-fields.ts';
import { type BranchRow, findBranch } from './branches.queries.ts';
import { branchView } from './branches.view.ts';

const lockBranch = { name: 'lock-branch', text: 'SELECT FROM branches WHERE id = $1 FOR NO KEY UPDATE' };

const update = namedStatement(
  'update-branch',
  `UPDATE branches SET ${branchColumns.assignments}, version = version + 1 WHERE id = :id`,
);

/** Changes a branch. The database tells every process, and each publishes the site again. */
export async function editBranch(call: Call<typeof branchEndpoints.editBranch>): Promise<BranchRow> {
  const { context, input } = call;
  const { id } = input.params;
  const { version, ...form } = input.body;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    await client.query({ ...lockBranch, values: [id] });
    const before = await findBranch(client, id);
    if (before.version !== version) throw new Refusal('changed_meanwhile');
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
