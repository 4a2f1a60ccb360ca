import { businessDateOf } from '#domain/calendar/business-date.ts';
import { invariant } from '#domain/invariant.ts';
import type { MessageState, ReportedState } from '#domain/lending/messages/message-state.ts';
import type { AppContext } from '#server/platform/context.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { causeOfMessage, factsOfMessage, type MessageFacts, receiptOfMessage } from './message-facts.ts';
import { wordsColumn } from './message-words.ts';
import { findMessageRow, type MessageRow } from './messages.queries.ts';

/** The course of a message, and the facts for its words. */
export interface MessageCourse extends MessageFacts {
  readonly state: MessageState;
  readonly tries: number;
  readonly nextTryAt: Date;
  /** When the provider was last called; null while that is still to come. */
  readonly attemptedAt: Date | null;
  /** True if the provider has taken it and has given it an id. */
  readonly isTaken: boolean;
  /** True if the debt may have changed since the provider was called. */
  readonly isDebtOlder: boolean;
  /** The times are written in ISO 8601. */
  readonly reports: readonly { readonly state: ReportedState; readonly receivedAt: string }[];
}

const findCourse = namedStatement(
  'find-message-course',
  `SELECT m.template, m.state, m.tries, m.next_try_at AS "nextTryAt", m.attempted_at AS "attemptedAt",
          m.provider_id IS NOT NULL AS "isTaken", m.words_version AS "wordsVersion", ${wordsColumn}, m.due_on AS "dueOn",
          EXISTS (SELECT FROM entries e WHERE e.agreement_id = m.agreement_id AND e.recorded_at >= m.attempted_at)
            OR EXISTS (SELECT FROM schedules s WHERE s.agreement_id = m.agreement_id AND s.made_at >= m.attempted_at)
            AS "isDebtOlder",
          coalesce((SELECT json_agg(json_build_object('state', r.state, 'receivedAt', r.received_at))
                      FROM message_reports r WHERE (r.channel, r.provider_id) = (m.channel, m.provider_id)), '[]') AS reports,
          ${factsOfMessage}, ${receiptOfMessage}, ${causeOfMessage}
     FROM messages m LEFT JOIN agreements a ON a.id = m.agreement_id LEFT JOIN customers c ON c.id = m.customer_id
     LEFT JOIN contact_requests v ON v.id = m.contact_request_id
     LEFT JOIN message_words w ON (w.template, w.version) = (m.template, m.words_version)
    WHERE m.id = :id`,
);

interface FoundMessage {
  readonly row: MessageRow;
  readonly course: MessageCourse;
}

/** One message within reach, with its course. */
export async function findMessage(
  { pool, clock }: Pick<AppContext, 'pool' | 'clock'>,
  reach: BranchReach,
  id: string,
): Promise<FoundMessage> {
  const now = clock.now();
  const row = await findMessageRow(pool, reach, id, now);
  if (row === undefined) throw new Refusal('not_found');
  const asked = findCourse({ id, today: businessDateOf(now) });
  const [course] = (await pool.query<MessageCourse>(asked)).rows;
  invariant(course !== undefined, 'a message is never deleted');
  return { row, course };
}
