import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { cashReversalEndpoints } from '#contract/lending/cash/cash-reversals.ts';
import type { CashOfferKind } from '#domain/lending/cash/cash-movement.ts';
import {
  type CashReversalState,
  refusalOfEndingReversal,
  refusalOfReversal,
  reversalKindOf,
} from '#domain/lending/cash/cash-reversal.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import { reenterPassword } from '../agreements/authorize-decision.ts';
import { freeInDrawer, freeInHand, superadminBeside } from '../cash/cash-places.ts';
import { insertMovement } from '../cash/insert-movement.ts';
import { lockDrawer } from '../cash/lock-drawer.ts';
import { lockHand } from '../cash/lock-hand.ts';
import { isOtherGone, otherSide } from './cash-reversals.queries.ts';

interface FoundRequest {
  readonly branchId: string;
  readonly movementId: string;
  readonly state: CashReversalState;
  readonly askedBy: string;
  readonly reason: string;
  readonly otherSide: string;
  readonly isOtherGone: boolean;
  readonly kind: CashOfferKind;
  readonly handOf: string;
  readonly givenBy: string;
  readonly stated: Rupees;
  readonly amount: Rupees;
  readonly isSettled: boolean;
  readonly inDrawer: Rupees;
  readonly inHand: Rupees;
  readonly hasOtherSuperadmin: boolean;
}

const find = {
  name: 'find-cash-reversal-request',
  text: `SELECT q.branch_id AS "branchId", q.movement_id AS "movementId", q.state, q.asked_by AS "askedBy", q.reason,
                ${otherSide} AS "otherSide", ${isOtherGone} AS "isOtherGone", m.kind, m.hand_of AS "handOf", m.given_by AS "givenBy",
                m.stated, m.amount, EXISTS (SELECT FROM cash_movements s WHERE s.settles = m.id) AS "isSettled",
                ${freeInDrawer('m.branch_id')} AS "inDrawer", ${freeInHand('m.hand_of')} AS "inHand",
                ${superadminBeside('q.asked_by')} AS "hasOtherSuperadmin"
           FROM cash_reversal_requests q JOIN cash_movements m ON m.id = q.movement_id WHERE q.id = $1`,
};

async function read(client: PoolClient, id: string): Promise<FoundRequest> {
  const { rows } = await client.query<FoundRequest>({ ...find, values: [id] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

/** A request as it is once the hand and the drawer of its movement are locked. Refuses an id that is of none within reach. */
async function lockRequest(client: PoolClient, reach: BranchReach, id: string): Promise<FoundRequest> {
  const { branchId, handOf } = await read(client, id);
  await lockHand(client, handOf);
  await lockDrawer(client, reach, branchId);
  return read(client, id);
}

const end = namedStatement(
  'end-cash-reversal-request',
  'UPDATE cash_reversal_requests SET state = :state, ended_by = :by, ended_at = :at WHERE id = :id',
);

/** Takes back a hand-over or a float on both sides, with its difference, because the other side agrees. */
export async function agreeToCashReversal(
  call: Call<typeof cashReversalEndpoints.agreeToCashReversal>,
): Promise<string> {
  const { context, actor, reach, input } = call;
  const { userId: by } = actor;
  const isPasswordReentered = await reenterPassword(call, input.body.password);
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const request = await lockRequest(client, reach, input.params.id);
    const { branchId, movementId: reverses, reason, hasOtherSuperadmin } = request;
    const isSuperadmin = reach.extent === 'all';
    refuse(refusalOfReversal(request, { userId: by, isSuperadmin, hasOtherSuperadmin, isPasswordReentered }));
    await client.query(end({ id: input.params.id, state: 'agreed', by, at }));
    const { handOf, givenBy, stated, amount } = request;
    const id = uuidv7();
    const taken = { id: reverses, handOf, givenBy, stated, amount };
    const kind = reversalKindOf[request.kind];
    const isAlone = by === request.askedBy;
    await insertMovement(client, call, { id, branchId, kind, taken, reason, isAlone }, at);
    return id;
  });
}

/** Ends a request, so that the movement stands. */
export async function refuseCashReversal(
  call: Call<typeof cashReversalEndpoints.refuseCashReversal>,
): Promise<{ id: string }> {
  const { context, actor, reach, input } = call;
  const { id } = input.params;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const request = await lockRequest(client, reach, id);
    refuse(refusalOfEndingReversal(request, { userId: actor.userId, isSuperadmin: reach.extent === 'all' }));
    await client.query(end({ id, state: 'refused', by: actor.userId, at }));
    const { branchId, movementId, kind, amount } = request;
    await recordAuditEvent(client, call, at, {
      branchId,
      action: 'refuse_cash_reversal',
      subject: 'cash',
      subjectId: movementId,
      after: { kind, amount },
    });
    return { id };
  });
}
