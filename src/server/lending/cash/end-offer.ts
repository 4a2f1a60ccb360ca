import type { PoolClient } from 'pg';
import type { cashEndpoints } from '#contract/lending/cash/cash.ts';
import { countedCash } from '#domain/lending/cash/cash-count.ts';
import {
  type CashOfferKind,
  type CashOfferState,
  refusalOfCount,
  refusalOfTakingBack,
} from '#domain/lending/cash/cash-movement.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import { insertMovement } from './insert-movement.ts';
import { isCustodian, lockDrawer } from './lock-drawer.ts';

interface LockedOffer {
  readonly id: string;
  readonly branchId: string;
  readonly kind: CashOfferKind;
  readonly handOf: string;
  readonly amount: Rupees;
  readonly offeredBy: string;
  readonly state: CashOfferState;
}

const findOffer = {
  name: 'find-cash-offer',
  text: `SELECT id, branch_id AS "branchId", kind, hand_of AS "handOf", amount, offered_by AS "offeredBy", state
           FROM cash_offers WHERE id = $1`,
};

async function readOffer(client: PoolClient, id: string): Promise<LockedOffer> {
  const { rows } = await client.query<LockedOffer>({ ...findOffer, values: [id] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

/** Locks the drawer of an offer within reach, and reads the offer again as the commands before have left it. */
async function lockOffer(client: PoolClient, reach: BranchReach, id: string) {
  const { branchId } = await readOffer(client, id);
  const drawer = await lockDrawer(client, reach, branchId);
  return { drawer, offer: await readOffer(client, id) };
}

const endOffer = {
  name: 'end-cash-offer',
  text: 'UPDATE cash_offers SET state = $2, ended_at = $3 WHERE id = $1',
};

/** Takes back an offer of the caller's that nobody has counted. */
export async function withdrawCashOffer(
  call: Call<typeof cashEndpoints.withdrawCashOffer>,
): Promise<{ id: string }> {
  const { context, actor, reach, input } = call;
  const { id } = input.params;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const { offer } = await lockOffer(client, reach, id);
    refuse(refusalOfTakingBack({ ...offer, withdrawnBy: actor.userId }));
    await client.query({ ...endOffer, values: [id, 'withdrawn', at] });
    await recordAuditEvent(client, call, at, {
      branchId: offer.branchId,
      action: 'withdraw_cash_offer',
      subject: 'cash',
      subjectId: id,
      after: { kind: offer.kind, offered: offer.amount },
    });
    return { id };
  });
}

/** Stores what the receiver counted. What differs from the stated amount is a difference in the giver's name. */
export async function countCashOffer(call: Call<typeof cashEndpoints.countCashOffer>): Promise<string> {
  const { context, actor, reach, input, idempotencyKey } = call;
  const { id: offerId } = input.params;
  const at = new Date(context.clock.now());
  const keyed = {
    userId: actor.userId,
    key: idempotencyKey,
    requestHash: requestHash('countCashOffer', { offerId, ...input.body }),
  };
  return inTransaction(context.pool, (client) =>
    createOnce(client, keyed, at, async (id) => {
      const { drawer, offer } = await lockOffer(client, reach, offerId);
      const refusal = refusalOfCount({
        ...offer,
        countedBy: actor.userId,
        isCustodian: isCustodian(reach, actor, drawer),
        counted: countedCash(input.body),
      });
      refuse(refusal);
      await client.query({ ...endOffer, values: [offerId, 'counted', at] });
      const { branchId, kind } = offer;
      await insertMovement(client, call, { id, branchId, kind, offer, count: input.body }, at);
    }),
  );
}
