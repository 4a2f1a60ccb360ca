import type { PoolClient } from 'pg';
import type { branchEndpoints, NewBranchForm } from '#contract/lender/branches.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { branchColumns, branchValues } from './branch-fields.ts';
import { type BranchRow, findBranch } from './branches.queries.ts';

const insert = namedStatement(
  'insert-branch',
  `INSERT INTO branches (id, code, position, is_head_office, ${branchColumns.names})
   VALUES (:id, :code, (SELECT coalesce(max(position) + 1, 0) FROM branches), NOT EXISTS (SELECT FROM branches),
           ${branchColumns.parameters})`,
);

/** Opens a branch, the last in the lender's order. The first is the head office. */
export async function createBranch(call: Call<typeof branchEndpoints.createBranch>): Promise<BranchRow> {
  const { context, actor, input, idempotencyKey } = call;
  const form = input.body;
  const at = new Date(context.clock.now());
  const request = {
    userId: actor.userId,
    key: idempotencyKey,
    requestHash: requestHash('create_branch', form),
  };
  return inTransaction(context.pool, async (client) => {
    const id = await createOnce(client, request, at, async (newId) => {
      await insertBranch(client, newId, form);
      await recordAuditEvent(client, call, at, {
        branchId: newId,
        action: 'create_branch',
        subject: 'branch',
        subjectId: newId,
        after: form,
      });
    });
    return findBranch(client, id);
  });
}

async function insertBranch(client: PoolClient, id: string, form: NewBranchForm): Promise<void> {
  // Two concurrent new branches must not take the same place in the order.
  await client.query('LOCK TABLE branches IN SHARE ROW EXCLUSIVE MODE');
  await client.query(insert({ id, code: form.code, ...branchValues(form) }));
}
