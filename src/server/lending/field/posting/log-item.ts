import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import { invariant } from '#domain/invariant.ts';
import type { ContactResult } from '#domain/lending/collections/attention.ts';
import type { FieldItem, FieldItemKind } from '#domain/lending/field/field-item.ts';
import type { HoldReason } from '#domain/lending/field/judge-item.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { keyDigest } from '#server/platform/idempotency/key-digest.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type LockedAgreement, lockToServe } from '../../agreements/lock-agreement.ts';
import { insertContact, spokenTo } from '../../collections/insert-contact.ts';
import { insertPromise } from '../../collections/insert-promise.ts';
import { answerCallBacks } from '../../customer-requests/answer-customer-request.ts';
import type { KeptItem } from './kept-item.queries.ts';
import { keyOfItem, type PostingCall } from './post-item.ts';
import { recordEnd } from './record-outcome.ts';

type Visit = Exclude<FieldItem, { kind: 'collected' }>;

const resultOf: Readonly<Record<Exclude<FieldItemKind, 'collected'>, ContactResult>> = {
  promise: 'promised',
  not_home: 'no_answer',
  note: 'reached',
};

/** The refusals at the moment of logging that hold an item. */
const holdReasonOf: { readonly [Code in ErrorCode]?: HoldReason } = {
  not_found: 'of_another_branch',
  related_person: 'related_person',
  promised_for_past: 'promise_not_possible',
  promise_above_outstanding: 'promise_not_possible',
  promise_below_least: 'promise_not_possible',
};

interface Log {
  readonly call: PostingCall;
  readonly kept: KeptItem;
  readonly item: Visit;
  readonly at: Date;
}

/**
 * Logs a visit without cash, with the time at which it was made, and the promise that was given. It is a contact about paying and
 * answers no contact request. Returns why it is held instead, or null.
 */
export async function logItem(
  call: PostingCall,
  reach: BranchReach,
  kept: KeptItem,
): Promise<HoldReason | null> {
  const { item } = kept;
  invariant(item.kind !== 'collected', 'cash is posted');
  const log: Log = { call, kept, item, at: new Date(call.context.clock.now()) };
  try {
    await inTransaction(call.context.pool, async (client) => {
      const agreement = await lockToServe(
        client,
        { actor: call.actor, reach },
        item.agreement,
        'log_contact',
      );
      if (!(await isOpen(client, kept.id))) return;
      await writeContact(client, log, agreement);
    });
    return null;
  } catch (error) {
    const reason = error instanceof Refusal ? holdReasonOf[error.code as ErrorCode] : undefined;
    if (reason === undefined) throw error;
    return reason;
  }
}

const findEnd = {
  name: 'find-end-of-field-item',
  text: `SELECT FROM field_outcomes WHERE item_id = $1 AND outcome NOT IN ('held', 'evidence')`,
};

/** True if nobody has ended the item yet. The agreement is locked, so no other request does so meanwhile. */
async function isOpen(client: PoolClient, itemId: string): Promise<boolean> {
  return (await client.query({ ...findEnd, values: [itemId] })).rowCount === 0;
}

async function writeContact(
  client: PoolClient,
  { call, kept, item, at }: Log,
  agreement: LockedAgreement,
): Promise<void> {
  const { userId } = call.actor;
  const { id: agreementId, branchId } = agreement;
  const id = uuidv7();
  const result = resultOf[item.kind];
  const digest = keyDigest(userId, keyOfItem(item.device, item.position));
  await client.query(
    insertContact({
      ...{ id, agreementId, channel: 'visit', result, guarantorId: null, callBackAt: null },
      note: item.kind === 'promise' ? null : item.note,
      outsideHoursReason: null,
      contactedAt: new Date(kept.time.at),
      ...{ at, userId, keyDigest: digest },
    }),
  );
  if (spokenTo.includes(result))
    await answerCallBacks(client, { agreementId, branchId, contactId: id, userId, at });
  const promise = item.kind === 'promise' ? { amount: item.amount, promisedFor: item.promisedFor } : null;
  if (promise !== null) {
    const made = { ...promise, id: uuidv7(), note: null, madeOn: kept.time.on };
    await insertPromise(client, agreement, { ...made, userId, at, keyDigest: digest });
  }
  await recordEnd(client, kept, { outcome: 'logged', contactId: id, at });
  await recordAuditEvent(client, call, at, {
    branchId,
    action: 'log_contact',
    subject: 'agreement',
    subjectId: agreementId,
    after: { channel: 'visit', result, ...promise },
  });
}
