import type { Pool } from 'pg';
import type { MessageChannel } from '#domain/lending/messages/message-template.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { MessageReport } from './providers/message-provider.ts';
import { lockIdOfProvider, moveMessage } from './write-outcome.ts';

const insertReport = namedStatement(
  'insert-message-report',
  `INSERT INTO message_reports (channel, provider_id, state, reason, received_at)
   VALUES (:channel, :providerId, :state, :reason, :at) ON CONFLICT DO NOTHING`,
);

/** By the provider's id, or by ours if the provider's is not written down yet. */
const findReported = namedStatement(
  'find-reported-message',
  `SELECT id FROM messages WHERE channel = :channel AND provider_id = :providerId
    UNION ALL
   SELECT id FROM messages
    WHERE id = :messageId::uuid AND channel = :channel AND provider_id IS NULL AND attempted_at IS NOT NULL
    LIMIT 1`,
);

const nameAtProvider = namedStatement(
  'name-message-at-provider',
  'UPDATE messages SET provider_id = :providerId WHERE id = :id AND provider_id IS NULL',
);

/**
 * Writes down a report, however often it comes, and moves its message forward. One about no message of ours is kept and moves
 * nothing. Returns true if there was a message.
 */
export function takeReport(
  pool: Pool,
  channel: MessageChannel,
  { providerId, messageId, state, reason }: MessageReport,
  at: Date,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    await lockIdOfProvider(client, providerId);
    await client.query(insertReport({ channel, providerId, state, reason, at }));
    const { rows } = await client.query<{ id: string }>(findReported({ channel, providerId, messageId }));
    const [message] = rows;
    if (message === undefined) return false;
    await client.query(nameAtProvider({ id: message.id, providerId }));
    await moveMessage(client, { id: message.id, state, reason, at });
    return true;
  });
}
