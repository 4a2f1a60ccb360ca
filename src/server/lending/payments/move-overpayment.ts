import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { paymentEndpoints } from '#contract/lending/payments.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type RecordedKind, refusalOfEntry } from '#domain/lending/ledger/check-entry.ts';
import { rupees } from '#domain/money/rupees.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { appendEntries } from '../ledger/append-entries.ts';
import { entryRefusal } from '../ledger/entry-refusal.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { loadLedger } from '../ledger/load-ledger.ts';
import { newEntry } from '../ledger/new-entry.ts';
import { attemptsMax, knownAnswer, ledgerQueryOf, type PostingRequest } from '../ledger/post-entries.ts';
import type { PostedAnswer } from '../ledger/posted-answer.ts';
import { figuresOf, type Posting } from '../ledger/posting.ts';
import { whenContended } from '../ledger/when-contended.ts';
import { moneyRequest, situationOf } from './money-request.ts';

type Move = Call<typeof paymentEndpoints.moveOverpayment>;

/** One of the two ends of a move: a ledger and what is posted to it. */
interface End {
  readonly ledger: Ledger;
  readonly posting: Posting;
}

/** Takes an overpayment from one agreement and pays another of the same customer with it: both, or neither. */
export async function moveOverpayment(call: Move): Promise<PostedAnswer> {
  const { context, input } = call;
  const now = context.clock.now();
  const today = businessDateOf(now);
  const request = moneyRequest(call, 'move_overpayment');
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const from = await loadLedger(context.pool, ledgerQueryOf(request));
    const known = knownAnswer(from, request.requestHash);
    if (known !== null) return known;
    const to = await loadLedger(
      context.pool,
      ledgerQueryOf({ ...request, agreementId: input.body.toAgreementId }),
    );
    if (from === null || to === null) throw new Refusal('not_found');
    if (from.customerId !== to.customerId || from.id === to.id) throw new Refusal('not_same_customer');
    const transferId = uuidv7();
    const ends = [
      endOf('refund', from, transferId, input.body, today),
      endOf('payment', to, transferId, input.body, today),
    ] as const;
    const answer = await whenContended(() =>
      inTransaction(context.pool, (client) => writeBoth(client, { ...request, now }, ends, today)),
    ).catch(nullWhenLost);
    if (answer !== null) return answer;
  }
  throw new Refusal('still_running');
}

function endOf(
  kind: Extract<RecordedKind, 'refund' | 'payment'>,
  ledger: Ledger,
  transferId: string,
  { amount, note }: Move['input']['body'],
  today: CalendarDate,
): End {
  const asked = { kind, amount, valuedOn: today, money: 'transfer', reference: null, confirmed: [] } as const;
  const refusal = refusalOfEntry(asked, situationOf(ledger, today));
  if (refusal !== null) throw entryRefusal(refusal);
  const moved = { amount: rupees(amount), valuedOn: today, method: 'transfer', transferId } as const;
  const entry = newEntry({ kind, ...moved, note });
  return { ledger, posting: { entries: [entry] } };
}

/** Thrown to roll the first half back when the second was lost; it never leaves this file. */
class LostRace extends Error {}

function nullWhenLost(error: unknown): null {
  if (error instanceof LostRace) return null;
  throw error;
}

async function writeBoth(
  client: PoolClient,
  order: PostingRequest & { readonly now: number },
  [from, to]: readonly [End, End],
  today: CalendarDate,
): Promise<PostedAnswer> {
  const write = ({ ledger, posting }: End) =>
    appendEntries(client, order, ledger, posting, figuresOf(ledger, posting, today));
  const answer = await write(from);
  if (answer === null || (await write(to)) === null) throw new LostRace();
  return answer;
}
