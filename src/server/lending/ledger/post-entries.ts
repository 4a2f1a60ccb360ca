import type { Pool, PoolClient } from 'pg';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { madeBefore } from '#server/platform/idempotency/known-key.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Append, appendEntries, type PostingOrder } from './append-entries.ts';
import { appendWithOthers } from './append-with-others.ts';
import type { Ledger } from './ledger.ts';
import { type LedgerQuery, loadLedger, type SoughtMoney } from './load-ledger.ts';
import type { PostedAnswer } from './posted-answer.ts';
import { figuresOf, type Posting } from './posting.ts';
import { readPostedAnswer } from './read-posted-answer.ts';
import { whenContended } from './when-contended.ts';

/** A money request: the posting's order, the agreement and the reach. */
export interface PostingRequest extends Omit<PostingOrder, 'now'> {
  readonly agreementId: string;
  readonly reach: BranchReach;
  /** The money that it moves, to find duplicates in the books. */
  readonly money?: SoughtMoney;
}

/** Computes the posting from the ledger, or throws a refusal. It is called again if another posting came first. */
export type Decide = (ledger: Ledger, today: CalendarDate) => Posting;

/**
 * The most attempts. Each lost race means that another posting was written, so this many in a row mean heavy load on one
 * agreement.
 */
export const attemptsMax = 50;

/** After so many lost races a posting takes the lock and waits instead. */
const attemptsWithoutLock = 3;

/**
 * Posts to an agreement in two round trips: read, decide, and write if nothing changed in between; otherwise it retries.
 * Under heavy load on one agreement it waits for the lock, so that every request is answered. A repeated request with the
 * same key gets the first answer, and posts nothing.
 */
export async function postEntries(
  { pool, clock }: AppContext,
  request: PostingRequest,
  decide: Decide,
): Promise<PostedAnswer> {
  const order = { ...request, now: clock.now() };
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const answer = await whenContended(() =>
      attempt <= attemptsWithoutLock
        ? postOnce(pool, order, decide, (append) => appendWithOthers(pool, append))
        : inTransaction(pool, (client) => postInTurn(client, order, decide)),
    );
    if (answer !== null) return answer;
  }
  throw new Refusal('still_running');
}

export type TimedRequest = PostingRequest & Pick<PostingOrder, 'now'>;

const awaitTurn = { name: 'await-turn', text: 'SELECT FROM agreements WHERE id = $1 FOR NO KEY UPDATE' };

/** Locks the agreement first, until the transaction ends. */
async function postInTurn(
  client: PoolClient,
  request: TimedRequest,
  decide: Decide,
): Promise<PostedAnswer | null> {
  await client.query({ ...awaitTurn, values: [request.agreementId] });
  return postOnce(client, request, decide, async (append) => {
    const [answer] = await appendEntries(client, [append]);
    return answer ?? null;
  });
}

/** Null, and nothing written, when another posting came in between. */
async function postOnce(
  client: Pool | PoolClient,
  request: TimedRequest,
  decide: Decide,
  write: (append: Append) => Promise<PostedAnswer | null>,
): Promise<PostedAnswer | null> {
  const today = businessDateOf(request.now);
  const ledger = await loadLedger(client, ledgerQueryOf(request));
  const known = await knownAnswer(client, ledger, request);
  if (known !== null) return known;
  if (ledger === null) throw new Refusal('not_found');
  const posting = decide(ledger, today);
  return write({ order: request, ledger, posting, figures: figuresOf(ledger, posting, today) });
}

/**
 * Posts to an agreement in one transaction with other rows: `besides` writes them before the entry, which they may name, so that
 * the event of the posting has them too. If the posting fails, they are gone with it.
 */
export async function postWithRows(
  { pool, clock }: AppContext,
  request: PostingRequest,
  decide: Decide,
  besides: (client: PoolClient, entryId: string, at: Date) => Promise<void>,
): Promise<PostedAnswer> {
  const order = { ...request, now: clock.now() };
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const answer = await whenContended(() =>
      inTransaction(pool, async (client) => {
        await client.query({ ...awaitTurn, values: [request.agreementId] });
        return postOnce(client, order, decide, async (append) => {
          await besides(client, append.figures.answer.entryId, new Date(order.now));
          const [posted = null] = await appendEntries(client, [append]);
          // A month was closed since the ledger was read: nothing of this is kept.
          if (posted === null) throw new Refusal('still_running');
          return posted;
        });
      }),
    );
    if (answer !== null) return answer;
  }
  throw new Refusal('still_running');
}

export function ledgerQueryOf({ agreementId, actor, reach, key, money }: PostingRequest): LedgerQuery {
  return { agreementId, userId: actor.userId, reach, key, ...(money && { money }) };
}

/**
 * The earlier answer to the request's key; null for a new key. Refuses a key that was used for another request or is too old.
 */
export async function knownAnswer(
  client: Pool | PoolClient,
  ledger: Ledger | null,
  { requestHash, now }: TimedRequest,
): Promise<PostedAnswer | null> {
  if (ledger === null) return null;
  const entryId = madeBefore(ledger.known, requestHash, now);
  return entryId === null ? null : readPostedAnswer(client, ledger.id, entryId);
}
