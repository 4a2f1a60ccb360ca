import type { MessageState } from '#domain/lending/messages/message-state.ts';
import { type SentNow, sendMessages } from '#server/lending/messages/send-messages.ts';
import type { TestApi } from '#test/support/calls/api.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';

const unstopped = new AbortController().signal;

/** One run of a server that sends messages. */
export const sendNow = ({ context }: TestApi): Promise<SentNow> => sendMessages(context, unstopped);

export interface StoredMessage {
  readonly id: string;
  readonly template: string;
  readonly state: MessageState;
  readonly reason: string | null;
  readonly tries: number;
  readonly parts: number | null;
  readonly providerId: string | null;
}

/** The messages of an agreement, or all, in the order in which they were queued. */
export async function messagesOf(
  { context }: TestApi,
  agreementId: string | null = null,
): Promise<StoredMessage[]> {
  const { rows } = await context.pool.query<StoredMessage>(
    `SELECT id, template, state, reason, tries, parts, provider_id AS "providerId" FROM messages
      WHERE $1::uuid IS NULL OR agreement_id = $1 ORDER BY id`,
    [agreementId],
  );
  return rows;
}

/** Sets the ceiling of a branch, or pauses it. */
export const ruleBranch = (
  { context }: TestApi,
  { dailyMax = 500, isPaused = false }: { dailyMax?: number; isPaused?: boolean },
  branchCode = 'SGD',
): Promise<void> =>
  queryWithEvent(
    context.pool,
    `INSERT INTO message_rules (branch_id, daily_max, is_paused)
     SELECT id, $2, $3 FROM branches WHERE code = $1
     ON CONFLICT (branch_id) DO UPDATE SET daily_max = $2, is_paused = $3`,
    [branchCode, dailyMax, isPaused],
  );
