import type { Actor } from '#server/platform/actor.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { constraintRefusal } from '#server/platform/db/constraint-refusals.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';

/** A call that asks about a CNIC. */
interface Asking {
  readonly context: AppContext;
  readonly actor: Actor;
  readonly clientAddress: string;
}

const findOutside = {
  name: 'find-customer-out-of-reach',
  text: 'SELECT id, branch_id AS "branchId" FROM customers WHERE cnic = $1 AND branch_id <> $2',
};

/**
 * Counts a look-up of a CNIC against the user's quota. A customer out of reach is found in the audit of their own branch with
 * who asked, because even the answer that somebody is on record says something about a person.
 */
export async function noteLookUp(call: Asking, reach: BranchReach, cnic: string): Promise<void> {
  const { pool, clock, rateLimits } = call.context;
  const { rows } = await pool.query<{ id: string; branchId: string }>({
    ...findOutside,
    values: [cnic, branchIdOf(reach)],
  });
  for (const { id, branchId } of rows) {
    await recordAuditEvent(pool, call, new Date(clock.now()), {
      branchId,
      action: 'look_up_customer',
      subject: 'customer',
      subjectId: id,
    });
  }
  // Afterwards, because a refusal to save says as much.
  await rateLimits.admit('look_up', call.actor.userId);
}

/** Saves a CNIC. If it belongs to another customer, the refusal says that they are on record, so it is a look-up as well. */
export async function savingCnic<Result>(
  call: Asking,
  reach: BranchReach,
  cnic: string | null,
  save: () => Promise<Result>,
): Promise<Result> {
  try {
    return await save();
  } catch (thrown) {
    if (cnic !== null && constraintRefusal(thrown)?.code === 'cnic_taken')
      await noteLookUp(call, reach, cnic);
    throw thrown;
  }
}
