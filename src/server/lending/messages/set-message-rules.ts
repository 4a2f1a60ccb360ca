import type { messageEndpoints } from '#contract/lending/messages/messages.ts';
import { changedFields } from '#server/platform/audit/changed-fields.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findMessageRules } from './message-rules.ts';

const lockBranch = {
  name: 'lock-branch-of-messages',
  text: 'SELECT FROM branches WHERE id = $1 FOR NO KEY UPDATE',
};

const save = namedStatement(
  'save-message-rules',
  `INSERT INTO message_rules (branch_id, daily_max, is_paused) VALUES (:id, :dailyMax, :isPaused)
   ON CONFLICT (branch_id) DO UPDATE SET daily_max = :dailyMax, is_paused = :isPaused, version = message_rules.version + 1`,
);

/** Sets the ceiling of a branch, or pauses it. It holds from the next ten messages on. */
export async function setMessageRules(call: Call<typeof messageEndpoints.setMessageRules>): Promise<void> {
  const { context, input } = call;
  const { id } = input.params;
  const { version, ...form } = input.body;
  await inTransaction(context.pool, async (client) => {
    await client.query({ ...lockBranch, values: [id] });
    const before = await findMessageRules(client, id);
    if (before === undefined) throw new Refusal('not_found');
    if (before.version !== version) throw new Refusal('changed_meanwhile');
    await client.query(save({ id, ...form }));
    await recordAuditEvent(client, call, new Date(context.clock.now()), {
      branchId: id,
      action: 'save_message_rules',
      subject: 'branch',
      subjectId: id,
      ...changedFields({ dailyMax: before.dailyMax, isPaused: before.isPaused }, form),
    });
  });
}
