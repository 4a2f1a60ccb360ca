import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { hourMs } from '#domain/instant.ts';
import { consentCodesSentAnHour } from '#domain/lending/agreements/consent/consent-code.ts';
import type { AppContext } from '#server/platform/context.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { factsOfAgreement, type MessageFacts, messageOf, type Sender } from './message-facts.ts';
import { findMessageRules } from './message-rules.ts';
import { versionInForce, wordsColumn } from './message-words.ts';
import type { MessageProvider, OutgoingMessage } from './providers/message-provider.ts';
import { providerOf } from './providers/provider-of.ts';
import { readSender } from './read-sender.ts';
import { writeOutcome } from './write-outcome.ts';

const countSent = namedStatement(
  'count-codes-sent',
  "SELECT count(*) AS count FROM messages WHERE agreement_id = :agreementId AND template = 'code' AND queued_at > :since",
);

const findFacts = namedStatement(
  'find-facts-of-code',
  `SELECT ${versionInForce("'code'")} AS "wordsVersion", ${wordsColumn}, ${factsOfAgreement}
     FROM agreements a JOIN customers c ON c.id = a.customer_id
     LEFT JOIN message_words w ON (w.template, w.version) = ('code', ${versionInForce("'code'")})
    WHERE a.id = :agreementId`,
);

/** As being sent: no run takes it, and nothing but this call of the provider ever sends it. */
const insert = namedStatement(
  'insert-message-of-code',
  `INSERT INTO messages (id, branch_id, customer_id, agreement_id, template, words_version, code_id, queued_at, next_try_at, changed_at,
                         attempted_at, tries, channel, parts, hundred_cost)
   SELECT :id, a.branch_id, a.customer_id, a.id, 'code', :wordsVersion, :codeId, :at, :at, :at, :at, 1, :channel, :parts, :hundredCost
     FROM agreements a WHERE a.id = :agreementId`,
);

type FactsOfCode = Omit<MessageFacts, 'template' | 'dueOn' | 'receipt' | 'about' | 'code'>;

interface CodeToSend {
  readonly codeId: string;
  readonly agreementId: string;
  readonly branchId: string;
  readonly termsVersion: number;
  readonly digits: string;
}

/** The provider, and the lender's name and phone. Read before the transaction; undefined if a person sends messages by hand. */
export interface CodeSender {
  readonly provider: MessageProvider;
  readonly sender: Sender;
}

export async function codeSenderOf(context: AppContext): Promise<CodeSender | undefined> {
  const { messaging } = context.config;
  if (messaging === undefined) return undefined;
  return { provider: providerOf(messaging), sender: await readSender(context) };
}

/**
 * Writes down, in the transaction that makes a code, that its message is being sent, and returns the message. Refuses for a customer
 * who takes no messages, in a branch whose messages are paused, and after five codes for the agreement within an hour. A customer
 * waits for it, so the ceiling of the day and contact hours do not hold it back; it counts towards the ceiling.
 */
export async function queueCode(
  client: PoolClient,
  { provider, sender }: CodeSender,
  { codeId, agreementId, branchId, termsVersion, digits }: CodeToSend,
  at: Date,
): Promise<OutgoingMessage> {
  const rules = await findMessageRules(client, branchId);
  if (rules === undefined || rules.isPaused || rules.dailyMax === 0)
    throw new Refusal('consent_code_messages_paused');
  const since = new Date(at.getTime() - hourMs);
  const { rows: counted } = await client.query<{ count: number }>(countSent({ agreementId, since }));
  if ((counted[0]?.count ?? 0) >= consentCodesSentAnHour)
    throw new Refusal('consent_code_sent_often', { count: consentCodesSentAnHour });
  const { rows } = await client.query<FactsOfCode>(findFacts({ agreementId }));
  const [facts] = rows;
  if (!facts?.takesMessages || facts.phone === null) throw new Refusal('consent_code_prints_only');
  const ofCode = { template: 'code', dueOn: null, receipt: null, about: null } as const;
  const written = messageOf({ ...facts, ...ofCode, code: { digits, termsVersion } }, sender);
  const id = uuidv7({ msecs: at.getTime() });
  const { wordsVersion, words, phone, language } = facts;
  const { channel, hundredCost } = provider;
  const attempt = { channel, hundredCost, parts: provider.partsOf(written.text) };
  await client.query(insert({ id, agreementId, codeId, wordsVersion, at, ...attempt }));
  const ownVersion = words === null ? null : wordsVersion;
  return { id, template: 'code', phone, language, ownVersion, ...written, code: digits };
}

/** Calls the provider, after the commit, and writes down what it said. */
export async function sendCode(
  { pool, clock }: AppContext,
  { provider }: CodeSender,
  message: OutgoingMessage,
): Promise<void> {
  const outcome = await provider.send(message);
  await writeOutcome(pool, { ...message, tries: 1 }, provider.channel, outcome, new Date(clock.now()));
}
