import type { Pool, PoolClient } from 'pg';
import { minuteMs } from '#domain/instant.ts';
import { minutesToNextTry } from '#domain/lending/messages/judge-message.ts';
import type { FailureReason } from '#domain/lending/messages/message-reason.ts';
import type { MessageChannel, MessageTemplate } from '#domain/lending/messages/message-template.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { SendOutcome } from './providers/message-provider.ts';

/** A report of the same message and its outcome are written one after the other, in whichever order. */
const lockProviderId = {
  name: 'lock-provider-id',
  text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 18))',
};
export async function lockIdOfProvider(client: PoolClient, providerId: string): Promise<void> {
  await client.query({ ...lockProviderId, values: [providerId] });
}

/** The further of two states. */
const furthest = (one: string, other: string) =>
  `CASE WHEN message_rank(${one}) < message_rank(${other}) THEN ${other} ELSE ${one} END`;

const moveOn = namedStatement(
  'move-message-on',
  `UPDATE messages SET changed_at = CASE WHEN message_rank(state) < message_rank(:state) THEN :at ELSE changed_at END,
                       state = ${furthest('state', ':state')},
                       reason = CASE WHEN ${furthest('state', ':state')} = 'failed' THEN coalesce(reason, :reason) END
    WHERE id = :id`,
);

/** An id that the provider has given before, which names nothing, is left out. */
const accept = namedStatement(
  'accept-message',
  `UPDATE messages SET provider_id = :providerId
    WHERE id = :id AND provider_id IS NULL
      AND NOT EXISTS (SELECT FROM messages WHERE channel = :channel AND provider_id = :providerId)`,
);

const findReports = namedStatement(
  'find-reports-of-message',
  `SELECT state, reason FROM message_reports WHERE channel = :channel AND provider_id = :providerId`,
);

const tryAgain = namedStatement(
  'try-message-again',
  `UPDATE messages SET attempted_at = NULL, next_try_at = :nextTryAt, changed_at = :at WHERE id = :id AND state = 'queued'`,
);

/** Moves a message forward; it stays where it is if it has been further. */
export async function moveMessage(
  client: PoolClient | Pool,
  moved: {
    readonly id: string;
    readonly state: string;
    readonly reason: FailureReason | null;
    readonly at: Date;
  },
): Promise<void> {
  await client.query(moveOn(moved));
}

/** A message for which the provider was called. */
interface TriedMessage {
  readonly id: string;
  readonly template: MessageTemplate;
  readonly tries: number;
}

/** Writes down what the provider said. Reports that came before are taken into account. */
export async function writeOutcome(
  pool: Pool,
  { id, template, tries }: TriedMessage,
  channel: MessageChannel,
  outcome: SendOutcome,
  at: Date,
): Promise<void> {
  if (outcome.kind === 'accepted') return writeAccepted(pool, id, channel, outcome.providerId, at);
  if (outcome.kind === 'not_known') return moveMessage(pool, { id, state: 'not_known', reason: null, at });
  const mayTryAgain = outcome.kind === 'not_reached' || outcome.mayTryAgain;
  const minutes = mayTryAgain ? minutesToNextTry(template, tries) : null;
  if (minutes !== null) {
    await pool.query(tryAgain({ id, at, nextTryAt: new Date(at.getTime() + minutes * minuteMs) }));
    return;
  }
  const reason = outcome.kind === 'not_reached' ? outcome.kind : outcome.reason;
  await moveMessage(pool, { id, state: 'failed', reason, at });
}

function writeAccepted(
  pool: Pool,
  id: string,
  channel: MessageChannel,
  providerId: string,
  at: Date,
): Promise<void> {
  return inTransaction(pool, async (client) => {
    await lockIdOfProvider(client, providerId);
    await client.query(accept({ id, channel, providerId }));
    await moveMessage(client, { id, state: 'sent', reason: null, at });
    const { rows } = await client.query<{ state: string; reason: FailureReason | null }>(
      findReports({ channel, providerId }),
    );
    for (const { state, reason } of rows) await moveMessage(client, { id, state, reason, at });
  });
}
