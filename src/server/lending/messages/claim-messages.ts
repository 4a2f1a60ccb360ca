import type { PoolClient } from 'pg';
import { businessDateOf, startOfBusinessDate } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { promiseStateOn } from '#domain/lending/collections/payment-promise.ts';
import { dropReasonOn } from '#domain/lending/messages/judge-message.ts';
import type { DropReason } from '#domain/lending/messages/message-reason.ts';
import type { Phone } from '#domain/person/phone.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import {
  causeOfMessage,
  factsOfMessage,
  type MessageFacts,
  messageOf,
  receiptOfMessage,
  type Sender,
} from './message-facts.ts';
import { findMessageRules } from './message-rules.ts';
import { wordsColumn } from './message-words.ts';
import type { MessageProvider, OutgoingMessage } from './providers/message-provider.ts';

/** Few enough that a killed server leaves few messages of which nothing is known. */
const claimedAtOnce = 10;

/** Two servers count the day of a branch one after the other. */
const lockDay = { name: 'lock-message-day', text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 17))' };
const countDay = namedStatement(
  'count-messages-of-day',
  'SELECT count(*) AS count FROM messages WHERE branch_id = :branchId AND attempted_at >= :dayStart',
);

interface QueuedMessage extends MessageFacts {
  readonly id: string;
  readonly remindedOn: CalendarDate | null;
  readonly tries: number;
  readonly isRemindedByHand: boolean;
}

const findQueued = namedStatement(
  'find-queued-messages',
  `SELECT m.id, m.template, m.words_version AS "wordsVersion", ${wordsColumn}, m.due_on AS "dueOn", m.reminded_on AS "remindedOn", m.tries,
          EXISTS (SELECT FROM contact_log l WHERE l.reminded_customer_id = m.customer_id AND l.reminded_on = m.reminded_on)
            AS "isRemindedByHand",
          ${factsOfMessage}, ${receiptOfMessage}, ${causeOfMessage}
     FROM messages m LEFT JOIN agreements a ON a.id = m.agreement_id LEFT JOIN customers c ON c.id = m.customer_id
     LEFT JOIN contact_requests v ON v.id = m.contact_request_id
     LEFT JOIN message_words w ON (w.template, w.version) = (m.template, m.words_version)
    WHERE m.branch_id = :branchId AND m.state = 'queued' AND m.attempted_at IS NULL AND m.next_try_at <= :at
      AND (:isContactHour OR m.reminded_on IS NULL AND m.contact_request_id IS NULL)
    ORDER BY m.next_try_at, m.id LIMIT :room FOR UPDATE OF m SKIP LOCKED`,
);

const beginAttempt = namedStatement(
  'begin-message-attempt',
  `UPDATE messages m SET attempted_at = :at, changed_at = :at, tries = m.tries + 1, channel = :channel, parts = claimed.parts,
                         hundred_cost = :hundredCost
     FROM jsonb_to_recordset(:claimed::jsonb) AS claimed (id uuid, parts integer)
    WHERE m.id = claimed.id`,
);

const drop = namedStatement(
  'drop-message',
  "UPDATE messages SET state = 'dropped', reason = :reason, changed_at = :at WHERE id = :id",
);

/** A message that this server alone sends now. */
export interface ClaimedMessage extends OutgoingMessage {
  readonly tries: number;
}

/** The messages to send, and if there may be more. */
interface Claim {
  readonly messages: readonly ClaimedMessage[];
  readonly isLast: boolean;
}

export interface ToClaim {
  readonly branchId: string;
  readonly provider: MessageProvider;
  readonly sender: Sender;
  /** Outside contact hours nobody is reminded, and no visitor is written to: a stranger may have typed the phone. */
  readonly isContactHour: boolean;
}

/**
 * Takes the next messages of a branch within its ceiling of the day, and writes down that they are being sent: before the provider
 * is called, so that a message is never sent by two servers nor a second time after a kill. What is no longer right is dropped.
 */
export function claimMessages(
  { pool, clock }: AppContext,
  { branchId, provider, sender, isContactHour }: ToClaim,
): Promise<Claim> {
  const now = clock.now();
  const today = businessDateOf(now);
  const at = new Date(now);
  return inTransaction(pool, async (client) => {
    const room = await roomOfDay(client, branchId, today);
    if (room <= 0) return { messages: [], isLast: true };
    const { rows } = await client.query<QueuedMessage>(
      findQueued({ branchId, at, today, room, isContactHour }),
    );
    const messages: ClaimedMessage[] = [];
    for (const row of rows) {
      const reason = reasonToDrop(row, today);
      if (reason === null) messages.push(outgoing(row, sender));
      else await client.query(drop({ id: row.id, reason, at }));
    }
    const claimed = messages.map(({ id, text }) => ({ id, parts: provider.partsOf(text) }));
    const { channel, hundredCost } = provider;
    if (claimed.length > 0)
      await client.query(beginAttempt({ at, channel, hundredCost, claimed: JSON.stringify(claimed) }));
    return { messages, isLast: rows.length < room };
  });
}

async function roomOfDay(client: PoolClient, branchId: string, today: CalendarDate): Promise<number> {
  await client.query({ ...lockDay, values: [branchId] });
  const rules = await findMessageRules(client, branchId);
  if (rules === undefined || rules.isPaused) return 0;
  const dayStart = new Date(startOfBusinessDate(today));
  const { rows } = await client.query<{ count: number }>(countDay({ branchId, dayStart }));
  return Math.min(claimedAtOnce, rules.dailyMax - (rows[0]?.count ?? 0));
}

function reasonToDrop(row: QueuedMessage, today: CalendarDate): DropReason | null {
  const promise = row.promise && { state: promiseStateOn(today, row.promise) };
  return dropReasonOn(today, {
    ...row,
    promise,
    isVoid: row.receipt?.isVoid ?? false,
    isOver: row.about?.isOver ?? false,
  });
}

function outgoing(row: QueuedMessage, sender: Sender): ClaimedMessage {
  const { id, template, wordsVersion, words, language, phone, tries } = row;
  // A customer without a phone takes no messages.
  return {
    ...{ id, template, language, phone: phone as Phone, tries: tries + 1 },
    ownVersion: words === null ? null : wordsVersion,
    ...messageOf(row, sender),
  };
}
