import type { PoolClient } from 'pg';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import { invariant } from '#domain/invariant.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { addDownPaymentRow } from './add-down-payment-row.ts';
import { appendEntries, type PostingOrder, type RowDigests } from './append-entries.ts';
import type { Ledger } from './ledger.ts';
import { loadLedger } from './load-ledger.ts';
import { attemptsMax, knownAnswer, ledgerQueryOf, type PostingRequest } from './post-entries.ts';
import type { PostedAnswer } from './posted-answer.ts';
import { figuresOf, type Posting } from './posting.ts';
import { whenContended } from './when-contended.ts';

/** A ledger, and the posting to it. */
export interface End {
  readonly ledger: Ledger;
  readonly posting: Posting;
}

/** The entries that one transaction writes. The answer is about the first end. */
export interface Together {
  readonly ends: readonly [End, ...End[]];
  /** The decider, who is locked first in the transaction, before the agreements. */
  readonly decider?: {
    readonly hold: (client: PoolClient) => Promise<void>;
    /** Runs once the agreements are locked. Refuses a person who may no longer decide. */
    readonly authorize: (client: PoolClient, now: Instant) => Promise<void>;
  };
  /** Writes before the first end, and returns the digests for its audit event; null if the agreement has changed. */
  readonly prepare?: (client: PoolClient, at: Date) => Promise<RowDigests | null>;
}

/**
 * Posts to two agreements, or to one whose other rows change with it, in one transaction. The request's own agreement comes
 * first; `otherId` names the second, if there is one.
 */
export async function postTogether(
  { pool, clock }: AppContext,
  request: PostingRequest,
  otherId: string | null,
  decide: (ledger: Ledger, other: Ledger | null, today: CalendarDate) => Together,
): Promise<PostedAnswer> {
  const now = clock.now();
  const today = businessDateOf(now);
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    // The other agreement is read first, so a transfer written in between is visible on the request's own, which decides
    // the answer.
    const other =
      otherId === null ? null : await loadLedger(pool, ledgerQueryOf({ ...request, agreementId: otherId }));
    const ledger = await loadLedger(pool, ledgerQueryOf(request));
    const known = await knownAnswer(pool, ledger, { ...request, now });
    if (known !== null) return known;
    if (ledger === null) throw new Refusal('not_found');
    if (otherId !== null && other === null) throw new Refusal('not_found');
    // The key is new on the first agreement, so on the second it belongs to another request.
    if (other !== null && other.known !== null) throw new Refusal('idempotency_key_reused');
    const together = decide(ledger, other, today);
    const answer = await whenContended(() =>
      inTransaction(pool, (client) => writeAll(client, { ...request, now }, together, today)),
    ).catch(nullWhenLost);
    if (answer !== null) return answer;
  }
  throw new Refusal('still_running');
}

/** Thrown to roll back earlier writes after a lost race. It never leaves this file. */
class LostRace extends Error {}

function nullWhenLost(error: unknown): null {
  if (error instanceof LostRace) return null;
  throw error;
}

// Both before the first posting: one that waits at the counters of the branch holds its own agreement already.
const lockAgreements = {
  name: 'lock-agreements-of-postings',
  text: 'SELECT FROM agreements WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE',
};

async function writeAll(
  client: PoolClient,
  order: PostingOrder,
  { ends, decider, prepare }: Together,
  today: CalendarDate,
): Promise<PostedAnswer> {
  const ids = new Set(ends.map(({ ledger }) => ledger.id));
  // The audit has the state of an agreement before the transaction, which would be wrong for a second posting.
  invariant(ids.size === ends.length, 'a transaction posts to an agreement once');
  await decider?.hold(client);
  if (ids.size > 1) await client.query({ ...lockAgreements, values: [[...ids]] });
  await decider?.authorize(client, order.now);
  const answers: PostedAnswer[] = [];
  let prepared = prepare === undefined ? {} : await prepare(client, new Date(order.now));
  for (const { ledger, posting } of ends) {
    const figures = figuresOf(ledger, posting, today);
    if (prepared === null || !(await addDownPaymentRow(client, ledger, posting, figures)))
      throw new LostRace();
    const [answer] = await appendEntries(client, [{ order, ledger, posting, figures, rowDigests: prepared }]);
    if (!answer) throw new LostRace();
    answers.push(answer);
    prepared = {};
  }
  const [first] = answers;
  invariant(first !== undefined, 'something is posted');
  return first;
}
