import type { PoolClient } from 'pg';
import type { cashEndpoints } from '#contract/lending/cash/cash.ts';
import type { CashMovementKind } from '#domain/lending/cash/cash-movement.ts';
import { refusalOfSettlement, settledPart } from '#domain/lending/cash/cash-settlement.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import { reenterPassword } from '../agreements/authorize-decision.ts';
import { freeInDrawer, superadminBeside, takingPart } from './cash-places.ts';
import { insertMovement } from './insert-movement.ts';
import { lockDrawer } from './lock-drawer.ts';

interface FoundDifference {
  readonly branchId: string;
  readonly kind: CashMovementKind;
  readonly givenBy: string;
  readonly countedBy: string;
  readonly missing: Rupees;
  readonly settled: Rupees;
  readonly isReversed: boolean;
  readonly inDrawer: Rupees;
  readonly hasOtherSuperadmin: boolean;
}

const findDifference = {
  name: 'find-cash-difference',
  text: `SELECT m.branch_id AS "branchId", m.kind, m.given_by AS "givenBy", m.counted_by AS "countedBy", m.stated - m.amount AS missing,
                (SELECT coalesce(sum(s.amount), 0)::bigint FROM cash_movements s WHERE s.settles = m.id) AS settled,
                EXISTS (SELECT FROM cash_movements z WHERE z.reverses = m.id) AS "isReversed", ${freeInDrawer('m.branch_id')} AS "inDrawer",
                ${superadminBeside(takingPart('$2', 'm.given_by', 'm.counted_by'))} AS "hasOtherSuperadmin"
           FROM cash_movements m WHERE m.id = $1 AND m.stated IS NOT NULL AND m.reverses IS NULL`,
};

async function readDifference(client: PoolClient, id: string, settledBy: string): Promise<FoundDifference> {
  const { rows } = await client.query<FoundDifference>({ ...findDifference, values: [id, settledBy] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

/**
 * Settles the difference of a movement, or a part of it, by a decision of a person who neither gave nor counted, or alone with the password if there is no
 * such superadmin.
 */
export async function settleCashDifference(
  call: Call<typeof cashEndpoints.settleCashDifference>,
): Promise<string> {
  const { context, actor, reach, input, idempotencyKey } = call;
  const { id: settledId } = input.params;
  const { password, ...decision } = input.body;
  const { how, reason, amount = null } = decision;
  const settledBy = actor.userId;
  const isPasswordReentered = await reenterPassword(call, password);
  const at = new Date(context.clock.now());
  const hash = requestHash('settleCashDifference', { settledId, ...decision });
  const keyed = { userId: settledBy, key: idempotencyKey, requestHash: hash };
  return inTransaction(context.pool, (client) =>
    createOnce(client, keyed, at, async (id) => {
      const { branchId } = await readDifference(client, settledId, settledBy);
      await lockDrawer(client, reach, branchId);
      const found = await readDifference(client, settledId, settledBy);
      refuse(refusalOfSettlement({ ...found, amount, how, settledBy, isPasswordReentered }));
      const { givenBy, countedBy } = found;
      const settles = { id: settledId, givenBy, part: settledPart({ ...found, amount }) };
      const isAlone = settledBy === givenBy || settledBy === countedBy;
      await insertMovement(client, call, { id, branchId, kind: how, settles, reason, isAlone }, at);
    }),
  );
}
