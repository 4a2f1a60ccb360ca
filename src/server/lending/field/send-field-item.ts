import type { FieldItemAnswer, fieldItemEndpoints } from '#contract/lending/field/field-items.ts';
import type { Call } from '#server/platform/http/call.ts';
import { findItemAnswer } from './item-answer.queries.ts';
import { finishKeptItem } from './posting/finish-kept-item.ts';
import { takeInItem } from './take-in-item.ts';

/**
 * Takes in an item of the caller's phone, and then posts, logs or holds it. It is kept before it is judged, so that nothing that came
 * over a bad network is lost; sent again, it goes on where it stopped.
 */
export async function sendFieldItem(
  call: Call<typeof fieldItemEndpoints.sendFieldItem>,
): Promise<FieldItemAnswer> {
  const { context, actor, besides, input } = call;
  const taken = await takeInItem(context, call, input.body, actor.userId);
  if ('alarmReason' in taken) return alarmOf(taken.alarmReason);
  await finishKeptItem(call, besides, taken.itemId);
  return findItemAnswer(context.pool, taken.itemId);
}

function alarmOf(alarmReason: FieldItemAnswer['alarmReason']): FieldItemAnswer {
  return { outcome: 'alarm', holdReason: null, waysOut: [], alarmReason, receiptNumber: null, left: null };
}
