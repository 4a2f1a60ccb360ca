import type { PoolClient } from 'pg';
import { Refusal } from '../refusal.ts';

/** The user of the key, the agreement, and the hash of what it was sent with. */
export interface KeyedRequest {
  readonly userId: string;
  readonly agreementId: string;
  readonly key: string;
  readonly requestHash: Buffer;
}

const findAnswer = {
  name: 'find-idempotent-answer',
  text: `SELECT request_hash AS "requestHash", answer FROM idempotency_keys
          WHERE user_id = $1 AND agreement_id = $2 AND key = $3`,
};

const keepAnswer = {
  name: 'keep-idempotent-answer',
  text: `INSERT INTO idempotency_keys (user_id, agreement_id, key, request_hash, answer, recorded_at)
         VALUES ($1, $2, $3, $4, $5, $6)`,
};

/** What a command answers, and how it goes on record. */
interface Done<Answer> {
  readonly answer: Answer;
  /** Runs once the answer is kept: the audit event says every row that was written, the answer included. */
  readonly record: () => Promise<void>;
}

/**
 * Runs a command that appends no entry under its key, or answers what it was answered before. The agreement is locked
 * already, so the same key can't run twice at once.
 */
export async function answerOnce<Answer extends object>(
  client: PoolClient,
  { userId, agreementId, key, requestHash }: KeyedRequest,
  at: Date,
  command: () => Promise<Done<Answer>>,
): Promise<Answer> {
  const { rows } = await client.query<{ requestHash: Buffer; answer: Answer }>({
    ...findAnswer,
    values: [userId, agreementId, key],
  });
  const known = rows[0];
  if (known !== undefined) {
    if (!known.requestHash.equals(requestHash)) throw new Refusal('idempotency_key_reused');
    return known.answer;
  }
  const { answer, record } = await command();
  await client.query({ ...keepAnswer, values: [userId, agreementId, key, requestHash, answer, at] });
  await record();
  return answer;
}
