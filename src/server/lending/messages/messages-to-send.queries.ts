import { toSendRowsMax } from '#contract/lending/messages/messages.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Phrase } from '#domain/language.ts';
import { smsLengthOf } from '#domain/lending/messages/sms-parts.ts';
import type { AppContext } from '#server/platform/context.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { factsOfAgreement, type MessageFacts, messageOf } from './message-facts.ts';
import { versionInForce, wordsColumn } from './message-words.ts';
import { readSender } from './read-sender.ts';
import { remindersOf, toRemind } from './to-remind.ts';

interface ToSendRow extends MessageFacts {
  readonly agreementId: string;
  readonly customerId: string;
  readonly city: Phrase;
}

const find = namedStatement(
  'find-messages-to-send',
  `SELECT a.id AS "agreementId", c.id AS "customerId", found.reminder AS template, found.due_on AS "dueOn",
          NULL AS receipt, NULL AS about, ${versionInForce('found.reminder')} AS "wordsVersion", ${wordsColumn}, ${phraseOf('b.city')} AS city, ${factsOfAgreement}
     FROM (${toRemind('((:only::uuid IS NULL OR a.branch_id = :only) AND (:branchId::uuid IS NULL OR a.branch_id = :branchId))')}) found
     JOIN agreements a ON a.id = found.agreement_id
     JOIN customers c ON c.id = a.customer_id
     JOIN branches b ON b.id = a.branch_id
     LEFT JOIN message_words w ON (w.template, w.version) = (found.reminder, ${versionInForce('found.reminder')})
    ORDER BY found.due_on, a.id`,
);

/** The reminders that a run would queue now, in its order. */
export async function listMessagesToSend(
  context: AppContext,
  reach: BranchReach,
  branchId: string | undefined,
) {
  const { pool, clock } = context;
  const scope = { only: branchIdOf(reach), branchId: branchId ?? null };
  const { rows } = await pool.query<ToSendRow>(
    find({ ...scope, ...remindersOf(businessDateOf(clock.now())) }),
  );
  const sender = await readSender(context);
  const written = rows.map((row) => {
    const { text } = messageOf(row, sender);
    return { ...row, text, parts: smsLengthOf(text).parts };
  });
  return {
    messages: written.slice(0, toSendRowsMax),
    total: rows.length,
    parts: written.reduce((sum, { parts }) => sum + parts, 0),
  };
}
