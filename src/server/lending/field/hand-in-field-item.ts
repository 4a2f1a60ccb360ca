import type { OutputOf } from '#contract/endpoint.ts';
import type { fieldItemEndpoints } from '#contract/lending/field/field-items.ts';
import { invariant } from '#domain/invariant.ts';
import type { Call } from '#server/platform/http/call.ts';
import { judgeKeptItem } from './posting/judge-kept-item.ts';
import { findKeptItem } from './posting/kept-item.queries.ts';
import { holdItem } from './posting/record-outcome.ts';
import { takeInItem } from './take-in-item.ts';

type Endpoint = typeof fieldItemEndpoints.handInFieldItem;

/**
 * Keeps an item by the signature of its phone, without a session: every flat battery ends one. Its officer's next sign-in posts it. Of a
 * phone that was revoked, or an officer who left, it is evidence at once.
 */
export async function handInFieldItem(call: Call<Endpoint>): Promise<OutputOf<Endpoint>> {
  const { context, clientAddress, input } = call;
  await context.rateLimits.admitAddress('field_hand_in', clientAddress);
  const origin = { actor: null, clientAddress };
  const taken = await takeInItem(context, origin, input.body, null);
  if ('alarmReason' in taken) return { isKept: false };
  const kept = await findKeptItem(context.pool, taken.itemId);
  invariant(kept !== null, 'an item that was taken in is there');
  const judged = judgeKeptItem(context, kept, {
    branchId: kept.agreementBranchId,
    backDatingDaysMax: Number.POSITIVE_INFINITY,
  });
  if (!kept.isDecided && judged?.outcome === 'evidence') await holdItem(context, origin, kept, judged);
  return { isKept: true };
}
