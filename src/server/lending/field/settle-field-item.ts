import type { Pool } from 'pg';
import type { FieldItemAnswer, fieldItemEndpoints } from '#contract/lending/field/field-items.ts';
import { invariant } from '#domain/invariant.ts';
import { type HoldReason, waysOutOf } from '#domain/lending/field/judge-item.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { Refusal, refusedField } from '#server/platform/refusal.ts';
import { postWithRows } from '../ledger/post-entries.ts';
import { moneyEntry } from '../payments/money-entry.ts';
import { refuseRelation } from '../relations/refuse-related.ts';
import { findItemAnswer } from './item-answer.queries.ts';
import { findKeptItem, type KeptItem } from './posting/kept-item.queries.ts';
import { keyOfItem } from './posting/post-item.ts';
import { recordEnd, recordedNameOf } from './posting/record-outcome.ts';

type SettleCall = Call<typeof fieldItemEndpoints.settleFieldItem>;

const findHold = {
  name: 'find-hold-of-field-item',
  text: `SELECT hold_reason AS reason FROM field_outcomes WHERE item_id = $1 AND outcome IN ('held', 'evidence')`,
};

async function holdReasonOf(pool: Pool, itemId: string): Promise<HoldReason | null> {
  const { rows } = await pool.query<{ reason: HoldReason }>({ ...findHold, values: [itemId] });
  return rows[0]?.reason ?? null;
}

/**
 * Decides about an item that is held or kept as evidence: it is posted, to its own or another agreement of the customer, or the cash was
 * given back. Another person than its officer decides, and the cash stays in the officer's hand.
 */
export async function settleFieldItem(call: SettleCall): Promise<FieldItemAnswer> {
  const { context, actor, input } = call;
  const { way } = input.body;
  const kept = await findKeptItem(context.pool, input.params.id);
  const reason = kept && (await holdReasonOf(context.pool, kept.id));
  if (kept === null || reason === null) throw new Refusal('not_found');
  if (kept.officerId === actor.userId) throw new Refusal('own_field_item');
  if (!waysOutOf(kept.item.kind, reason).includes(way)) throw new Refusal('field_way_not_open');
  if (kept.isEnded) throw new Refusal('field_item_settled');
  if (way === 'post' || way === 'post_to_other') await postHeldItem(call, kept);
  else await endHeldItem(call, kept, way === 'give_back' ? 'given_back' : 'closed');
  return findItemAnswer(context.pool, kept.id);
}

const findSameCustomer = {
  name: 'find-other-agreement-of-customer',
  text: `SELECT FROM agreements o JOIN agreements a ON a.customer_id = o.customer_id
          WHERE o.id = $1 AND a.id = $2 AND o.id <> a.id`,
};

async function agreementToPost({ context, input }: SettleCall, { item }: KeptItem): Promise<string> {
  const { way, agreementId } = input.body;
  if (way === 'post') return item.agreement;
  const values = [agreementId ?? null, item.agreement];
  const { rowCount } = await context.pool.query({ ...findSameCustomer, values });
  if (!agreementId || rowCount === 0) throw refusedField('agreementId', 'choice_required');
  return agreementId;
}

async function postHeldItem(call: SettleCall, kept: KeptItem): Promise<void> {
  const { context, actor, clientAddress, besides, input } = call;
  const { item, time } = kept;
  invariant(item.kind === 'collected', 'only cash is posted');
  const agreementId = await agreementToPost(call, kept);
  const request = {
    ...{ actor, clientAddress, agreementId },
    action: 'post_field_item',
    reach: besides.payments,
    key: keyOfItem(item.device, item.position),
    requestHash: requestHash('settle_field_item', { content: kept.content, agreementId }),
  } as const;
  const confirmed = ['payment_beyond_outstanding', 'equal_payment_just_recorded'] as const;
  const money = { amount: item.amount, method: 'cash', reference: null, note: null, confirmed } as const;
  await postWithRows(
    context,
    request,
    (ledger, today) => {
      refuseRelation(ledger.relation);
      const kind = ledger.status === 'written_off' ? 'recovery' : 'payment';
      const start = ledger.plan.startOn;
      const valuedOn = time.on < start ? start : time.on;
      // The signed slip and a second person stand for its day, however long ago that is.
      const unlimited = { ...ledger, backDatingDaysMax: Number.POSITIVE_INFINITY };
      return {
        entries: [moneyEntry(kind, { ...money, valuedOn }, unlimited, today)],
        receiptCode: item.code,
        takenBy: kept.officerId,
      };
    },
    (client, id, at) =>
      recordEnd(client, kept, {
        outcome: 'posted',
        entry: { agreementId, id },
        decided: { by: actor.userId, note: input.body.note },
        at,
      }),
  );
}

async function endHeldItem(
  call: SettleCall,
  kept: KeptItem,
  outcome: 'given_back' | 'closed',
): Promise<void> {
  const { context, actor, input } = call;
  const { note } = input.body;
  const at = new Date(context.clock.now());
  await inTransaction(context.pool, async (client) => {
    await recordEnd(client, kept, { outcome, decided: { by: actor.userId, note }, at });
    await recordAuditEvent(client, call, at, {
      branchId: kept.branchId,
      action: outcome === 'given_back' ? 'give_back_field_cash' : 'close_field_item',
      subject: 'field',
      subjectId: kept.id,
      after: { ...recordedNameOf(kept), reason: note },
    });
  });
}
