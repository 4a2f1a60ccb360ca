import type { guarantorEndpoints, KeptGuarantor } from '#contract/lending/guarantors.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { agreementsOfGuarantor, reachedGuarantor } from './guarantors.queries.ts';
import { keptGuarantorView } from './guarantors.view.ts';

/** A guarantor on record, with the agreements within reach that they vouch for. */
export function getGuarantor(call: Call<typeof guarantorEndpoints.getGuarantor>): Promise<KeptGuarantor> {
  const { context, actor, reach, input } = call;
  const { id } = input.params;
  return inTransaction(context.pool, async (client) =>
    keptGuarantorView(
      await reachedGuarantor(client, reach, id, actor.userId),
      await agreementsOfGuarantor(client, reach, id),
      businessDateOf(context.clock.now()),
    ),
  );
}
