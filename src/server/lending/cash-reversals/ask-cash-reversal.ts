import { v7 as uuidv7 } from 'uuid';
import type { cashReversalEndpoints } from '#contract/lending/cash/cash-reversals.ts';
import type { CashOfferKind } from '#domain/lending/cash/cash-movement.ts';
import { refusalOfAskingReversal } from '#domain/lending/cash/cash-reversal.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import { lockDrawer } from '../cash/lock-drawer.ts';

interface FoundMovement {
  readonly branchId: string;
  readonly kind: CashOfferKind;
  readonly givenBy: string;
  readonly countedBy: string;
  readonly amount: Rupees;
  readonly isAsked: boolean;
  readonly isSettled: boolean;
}

const find = {
  name: 'find-reversible-cash',
  text: `SELECT m.branch_id AS "branchId", m.kind, m.given_by AS "givenBy", m.counted_by AS "countedBy", m.amount,
                EXISTS (SELECT FROM cash_reversal_requests q WHERE q.movement_id = m.id AND q.state <> 'refused') AS "isAsked",
                EXISTS (SELECT FROM cash_movements s WHERE s.settles = m.id) AS "isSettled"
           FROM cash_movements m WHERE m.id = $1 AND m.offer_id IS NOT NULL`,
};

const insert = namedStatement(
  'insert-cash-reversal-request',
  `INSERT INTO cash_reversal_requests (id, movement_id, branch_id, reason, asked_by, asked_at)
   VALUES (:id, :movementId, :branchId, :reason, :by, :at)`,
);

/** Asks to take back a hand-over or a float. Nothing moves before the other side has agreed. */
export async function askCashReversal(
  call: Call<typeof cashReversalEndpoints.askCashReversal>,
): Promise<string> {
  const { context, actor, reach, input } = call;
  const { id: movementId } = input.params;
  const { reason } = input.body;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const read = async () => {
      const { rows } = await client.query<FoundMovement>({ ...find, values: [movementId] });
      if (rows[0] === undefined) throw new Refusal('not_found');
      return rows[0];
    };
    const { branchId } = await read();
    await lockDrawer(client, reach, branchId);
    const { kind, amount, ...movement } = await read();
    refuse(refusalOfAskingReversal(movement, actor.userId));
    await client.query(insert({ id: uuidv7(), movementId, branchId, reason, by: actor.userId, at }));
    await recordAuditEvent(client, call, at, {
      branchId,
      action: 'ask_cash_reversal',
      subject: 'cash',
      subjectId: movementId,
      after: { kind, amount, reason },
    });
    return movementId;
  });
}
