import type { cashEndpoints } from '#contract/lending/cash/cash.ts';
import { refusalOfNeverArrived } from '#domain/lending/cash/cash-deposit.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { refuse } from '#server/platform/refusal.ts';
import { reenterPassword } from '../agreements/authorize-decision.ts';
import { insertMovement } from './insert-movement.ts';
import { lockDeposit } from './lock-deposit.ts';

/** Says that the account never had a deposit: its amount is an open difference in the name of the person who made it. */
export async function refuseCashDeposit(call: Call<typeof cashEndpoints.refuseCashDeposit>): Promise<string> {
  const { context, actor, reach, input, idempotencyKey } = call;
  const { id: depositId } = input.params;
  const { password, reason } = input.body;
  const saidBy = actor.userId;
  const isPasswordReentered = await reenterPassword(call, password);
  const at = new Date(context.clock.now());
  const hash = requestHash('refuseCashDeposit', { depositId, reason });
  const keyed = { userId: saidBy, key: idempotencyKey, requestHash: hash };
  return inTransaction(context.pool, (client) =>
    createOnce(client, keyed, at, async (id) => {
      const { branchId, ...deposit } = await lockDeposit(client, reach, depositId);
      refuse(refusalOfNeverArrived({ ...deposit, saidBy, isPasswordReentered }));
      const isAlone = saidBy === deposit.depositedBy;
      const refused = { ...deposit, id: depositId };
      await insertMovement(
        client,
        call,
        { id, branchId, kind: 'never_arrived', refused, isAlone, reason },
        at,
      );
    }),
  );
}
