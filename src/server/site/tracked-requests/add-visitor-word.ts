import type { PoolClient } from 'pg';
import { visitorWordsMax } from '#contract/site/tracked-requests.ts';
import { recordRequestEvent } from '#server/desk/contact-requests/record-request-event.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { announce } from '#server/platform/live/announce.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockTrackedRequest, refuseEnded, visitor } from './lock-tracked-request.ts';

const findWords = {
  name: 'find-words-of-visitor',
  text: `SELECT note FROM contact_request_events WHERE request_id = $1 AND kind = 'visitor_wrote' ORDER BY recorded_at DESC, id DESC`,
};

/**
 * Adds a word of the visitor to the history of their request. The same word again, as after a lost answer, adds nothing. The promise
 * of a call stays what it is.
 */
export function addVisitorWord(context: AppContext, code: string, text: string): Promise<void> {
  return inTransaction(context.pool, async (client) => {
    const now = new Date(context.clock.now());
    const { id, trail, at } = await lockTrackedRequest(client, code, now);
    if (await isKnown(client, id, text)) return;
    refuseEnded(trail);
    await recordRequestEvent(client, { requestId: id, kind: 'visitor_wrote', by: null, at, note: text });
    await announce(client, { kind: 'contact_requests', branchId: trail.branchId, userId: trail.assigneeId });
    await recordAuditEvent(client, visitor, at, {
      branchId: trail.branchId,
      action: 'add_visitor_word',
      subject: 'contact_request',
      subjectId: id,
      after: { note: text },
    });
  });
}

/** True if it is the last word of the visitor. Refuses one more than a form may have. */
async function isKnown(client: PoolClient, id: string, text: string): Promise<boolean> {
  const { rows } = await client.query<{ note: string }>({ ...findWords, values: [id] });
  if (rows[0]?.note === text) return true;
  if (rows.length >= visitorWordsMax) throw new Refusal('visitor_words_used_up');
  return false;
}
