import type { PoolClient } from 'pg';
import type { cashEndpoints } from '#contract/lending/cash/cash.ts';
import { invariant } from '#domain/invariant.ts';
import { type CashOfferKind, refusalOfOffer } from '#domain/lending/cash/cash-movement.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import { heldBy, inDrawer } from './cash-places.ts';
import { lockColleague } from './lock-colleague.ts';
import { lockCustody, lockDrawer } from './lock-drawer.ts';
import { lockHand } from './lock-hand.ts';
import { refuseClosedDay } from './refuse-closed-day.ts';

const insertOffer = namedStatement(
  'insert-cash-offer',
  `INSERT INTO cash_offers (id, branch_id, kind, hand_of, amount, offered_by, offered_at)
   VALUES (:id, :branchId, :kind, :handOf, :amount, :by, :at)`,
);

interface Left {
  readonly held: Rupees;
  readonly waiting: Rupees;
}

const findLeft = {
  hand_over: {
    name: 'find-cash-left-in-hand',
    text: `SELECT ${heldBy('$1')} AS held,
                  (SELECT coalesce(sum(amount), 0)::bigint FROM cash_offers
                    WHERE hand_of = $1 AND kind = 'hand_over' AND state = 'waiting') AS waiting`,
  },
  float: {
    name: 'find-cash-left-in-drawer',
    text: `SELECT ${inDrawer('$1')} AS held,
                  (SELECT coalesce(sum(amount), 0)::bigint FROM cash_offers
                    WHERE branch_id = $1 AND kind = 'float' AND state = 'waiting') AS waiting`,
  },
};

type Offering = Call<typeof cashEndpoints.handOverCash> | Call<typeof cashEndpoints.giveCashFloat>;

interface NewOffer {
  readonly kind: CashOfferKind;
  readonly branchId: string;
  readonly handOf: string;
  readonly amount: Rupees;
}

/** Writes the amount that a place gives, if it has it beside what waits. */
async function offer(
  client: PoolClient,
  call: Offering,
  id: string,
  { kind, branchId, handOf, amount }: NewOffer,
  at: Date,
): Promise<void> {
  await refuseClosedDay(client, branchId, at);
  const place = kind === 'hand_over' ? handOf : branchId;
  const { rows } = await client.query<Left>({ ...findLeft[kind], values: [place] });
  const [left] = rows;
  invariant(left !== undefined, 'sums are one row');
  refuse(refusalOfOffer({ kind, amount, ...left }));
  await client.query(insertOffer({ id, branchId, kind, handOf, amount, by: call.actor.userId, at }));
  await recordAuditEvent(client, call, at, {
    branchId,
    action: 'offer_cash',
    subject: 'cash',
    subjectId: id,
    after: { kind, offered: amount, userId: handOf },
  });
}

/** Says how much the caller gives to the drawer of a branch. Nothing moves before another person has counted it. */
export async function handOverCash(call: Call<typeof cashEndpoints.handOverCash>): Promise<string> {
  const { context, actor, reach, input, idempotencyKey } = call;
  const { branchId, amount } = input.body;
  const at = new Date(context.clock.now());
  const hash = requestHash('handOverCash', input.body);
  const keyed = { userId: actor.userId, key: idempotencyKey, requestHash: hash };
  return inTransaction(context.pool, (client) =>
    createOnce(client, keyed, at, async (id) => {
      await lockHand(client, actor.userId);
      await lockDrawer(client, reach, branchId);
      await offer(client, call, id, { kind: 'hand_over', branchId, handOf: actor.userId, amount }, at);
    }),
  );
}

/** Says how much the drawer gives to a person, who counts it. */
export async function giveCashFloat(call: Call<typeof cashEndpoints.giveCashFloat>): Promise<string> {
  const { context, actor, reach, input, idempotencyKey } = call;
  const { branchId, userId, amount } = input.body;
  const at = new Date(context.clock.now());
  const hash = requestHash('giveCashFloat', input.body);
  const keyed = { userId: actor.userId, key: idempotencyKey, requestHash: hash };
  return inTransaction(context.pool, (client) =>
    createOnce(client, keyed, at, async (id) => {
      const isColleague = await lockColleague(client, branchId, userId);
      await lockCustody(client, reach, actor, branchId);
      if (userId === actor.userId) throw new Refusal('own_cash_offer');
      if (!isColleague) throw new Refusal('not_of_cash_branch');
      await offer(client, call, id, { kind: 'float', branchId, handOf: userId, amount }, at);
    }),
  );
}
