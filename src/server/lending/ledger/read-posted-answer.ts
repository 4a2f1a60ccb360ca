import type { Pool, PoolClient } from 'pg';
import { invariant } from '#domain/invariant.ts';
import type { PostedAnswer } from './posted-answer.ts';

// The audit has the answer, except the code, which is only on the receipt.
const findPosting = {
  name: 'recall-posting',
  text: `SELECT a.after || jsonb_build_object('receiptCode', (
                  SELECT r.code FROM entries e JOIN receipts r ON r.entry_id = e.id AND r.agreement_id = e.agreement_id
                   WHERE e.agreement_id = made.agreement_id AND e.key_digest = made.key_digest)) AS answer
           FROM entries made
           JOIN audit_events a ON a.subject_id = made.agreement_id AND a.recorded_at = made.recorded_at
                             AND a.after ? 'pays' AND a.after ->> 'entryId' = made.id::text
          WHERE made.agreement_id = $1 AND made.id = $2`,
};

/** The answer that a posting had, by its first entry. */
export async function readPostedAnswer(
  client: Pool | PoolClient,
  agreementId: string,
  entryId: string,
): Promise<PostedAnswer> {
  const { rows } = await client.query<{ answer: PostedAnswer }>({
    ...findPosting,
    values: [agreementId, entryId],
  });
  const [row] = rows;
  invariant(row !== undefined, 'the audit says what was posted');
  return row.answer;
}
