import type { MessageWords, messageWordsEndpoints } from '#contract/lending/messages/message-words.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { settingsSubject } from '#server/platform/audit/settings-subject.ts';
import { columns } from '#server/platform/db/columns.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { messageTexts } from './message-texts.ts';
import { findWordsInForce } from './message-words.ts';
import { messageWordsView } from './message-words.view.ts';

// One change at a time, so that two of the same version do not meet.
const waitForTurn = {
  name: 'wait-for-message-words',
  text: "SELECT pg_advisory_xact_lock(hashtextextended('message words', 0))",
};

const wordsColumns = columns('message_words', ['template', 'version', 'set_at'], { phrases: ['words'] });

const insert = namedStatement(
  'insert-message-words',
  `INSERT INTO message_words (${wordsColumns.names}) VALUES (${wordsColumns.parameters})`,
);

const noWords = { en: null, ur: null };

/** Changes the words of a message. What is queued already keeps its words. Those of the product are kept as no words of the lender. */
export function saveMessageWords(
  call: Call<typeof messageWordsEndpoints.saveMessageWords>,
): Promise<MessageWords> {
  const { context, input } = call;
  const { content, version } = input.body;
  const { template, words } = content;
  return inTransaction(context.pool, async (client) => {
    await client.query(waitForTurn);
    const before = (await findWordsInForce(client)).find((each) => each.template === template);
    if ((before?.version ?? 0) !== version) throw new Refusal('changed_meanwhile');
    const byDefault = messageTexts[template];
    const own = words.en === byDefault.en && words.ur === byDefault.ur ? null : words;
    const setAt = new Date(context.clock.now());
    const saved = { template, version: version + 1, words: own };
    await client.query(insert(wordsColumns.valuesOf({ ...saved, words: own ?? noWords, setAt })));
    await recordAuditEvent(client, call, setAt, {
      ...settingsSubject,
      action: 'save_message_words',
      before: { words: before?.words ?? byDefault },
      after: { template, words },
    });
    return messageWordsView(saved);
  });
}
