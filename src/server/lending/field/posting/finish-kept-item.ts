import { invariant } from '#domain/invariant.ts';
import { superadminBackDatingDaysMax } from '#domain/lending/ledger/check-valued-on.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { judgeKeptItem } from './judge-kept-item.ts';
import { findKeptItem } from './kept-item.queries.ts';
import { logItem } from './log-item.ts';
import { type PostingCall, postItem } from './post-item.ts';
import { holdItem } from './record-outcome.ts';

/** The rows that posting and logging may touch. */
export interface PostingReach {
  readonly payments: BranchReach;
  readonly contacts: BranchReach;
}

const findLimit = {
  name: 'find-back-dating-limit',
  text: 'SELECT back_dating_days_max AS days FROM employees WHERE user_id = $1',
};

/** Posts, logs or holds an item that was kept, as its officer, unless that was done before. */
export async function finishKeptItem(call: PostingCall, reach: PostingReach, itemId: string): Promise<void> {
  const { context, actor } = call;
  const kept = await findKeptItem(context.pool, itemId);
  invariant(kept !== null, 'an item that was taken in is there');
  if (kept.isDecided) return;
  const { rows } = await context.pool.query<{ days: number }>({ ...findLimit, values: [actor.userId] });
  const backDatingDaysMax = rows[0]?.days ?? superadminBackDatingDaysMax;
  const early = judgeKeptItem(context, kept, { branchId: actor.branchId, backDatingDaysMax });
  if (early === null) {
    const held = await postItem(call, reach.payments, kept);
    if (held !== null) await holdItem(context, call, kept, held);
  } else if (early.outcome === 'log') {
    const reason = await logItem(call, reach.contacts, kept);
    if (reason !== null) await holdItem(context, call, kept, { outcome: 'hold', reason });
  } else {
    await holdItem(context, call, kept, early);
  }
}

const findWaiting = {
  name: 'find-field-items-that-wait',
  text: `SELECT i.id FROM field_items i JOIN field_devices d ON d.id = i.device_id
          WHERE d.officer_id = $1 AND NOT EXISTS (SELECT FROM field_outcomes o WHERE o.item_id = i.id)
          ORDER BY i.device_id, i.position`,
};

/** Finishes what phones of the caller handed in by their signature alone, also a phone that never comes back. */
export async function finishWaitingItems(call: PostingCall, reach: PostingReach): Promise<void> {
  const { pool } = call.context;
  const { rows } = await pool.query<{ id: string }>({ ...findWaiting, values: [call.actor.userId] });
  for (const { id } of rows) await finishKeptItem(call, reach, id);
}
