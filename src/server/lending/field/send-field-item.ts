import type { FieldItemAnswer, fieldItemEndpoints } from '#contract/lending/field/field-items.ts';
import { invariant } from '#domain/invariant.ts';
import { superadminBackDatingDaysMax } from '#domain/lending/ledger/check-valued-on.ts';
import type { Call } from '#server/platform/http/call.ts';
import { findItemAnswer } from './item-answer.queries.ts';
import { judgeKeptItem } from './judge-kept-item.ts';
import { findKeptItem } from './kept-item.queries.ts';
import { logItem } from './log-item.ts';
import { postItem } from './post-item.ts';
import { holdItem } from './record-outcome.ts';
import { takeInItem } from './take-in-item.ts';

const findLimit = {
  name: 'find-back-dating-limit',
  text: 'SELECT back_dating_days_max AS days FROM employees WHERE user_id = $1',
};

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
  const kept = await findKeptItem(context.pool, taken.itemId);
  invariant(kept !== null, 'an item that was taken in is there');
  if (!kept.isDecided) {
    const { rows } = await context.pool.query<{ days: number }>({ ...findLimit, values: [actor.userId] });
    const backDatingDaysMax = rows[0]?.days ?? superadminBackDatingDaysMax;
    const early = judgeKeptItem(context, kept, { branchId: actor.branchId, backDatingDaysMax });
    if (early === null) {
      const held = await postItem(call, besides.payments, kept);
      if (held !== null) await holdItem(context, call, kept, held);
    } else if (early.outcome === 'log') {
      const reason = await logItem(call, besides.contacts, kept);
      if (reason !== null) await holdItem(context, call, kept, { outcome: 'hold', reason });
    } else {
      await holdItem(context, call, kept, early);
    }
  }
  return findItemAnswer(context.pool, kept.id);
}

function alarmOf(alarmReason: FieldItemAnswer['alarmReason']): FieldItemAnswer {
  return { outcome: 'alarm', holdReason: null, waysOut: [], alarmReason, receiptNumber: null, left: null };
}
