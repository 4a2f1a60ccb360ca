import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { AlarmReason, SealedItem } from '#contract/lending/field/field-items.ts';
import type { FieldItem } from '#domain/lending/field/field-item.ts';
import { formatDeviceCode, formatSlipNumber } from '#domain/lending/field/slip-number.ts';
import { type RecordedOrigin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { holdsSignature } from './holds-signature.ts';
import { type LockedDevice, lockFieldDevice } from './lock-field-device.ts';
import { openSealedItem } from './open-sealed-item.ts';
import { type ReadItem, readItem } from './read-item.ts';

/** An item that is in the books of the field, now or since earlier, or the reason why it cannot be. */
export type TakenIn = { readonly itemId: string } | { readonly alarmReason: AlarmReason };

interface Around {
  readonly known: string | null;
  readonly knownContent: string | null;
  readonly isSlipTaken: boolean;
  readonly isCodeTaken: boolean;
  readonly hasPackage: boolean;
  readonly hasAgreement: boolean;
}

const findAround = namedStatement(
  'find-around-field-item',
  `SELECT i.id AS known, i.content AS "knownContent",
          EXISTS (SELECT FROM field_items WHERE device_id = :deviceId AND slip = :slip) AS "isSlipTaken",
          EXISTS (SELECT FROM field_items WHERE code = :code) OR EXISTS (SELECT FROM receipts WHERE code = :code) AS "isCodeTaken",
          EXISTS (SELECT FROM field_packages WHERE id = :packageId AND device_id = :deviceId) AS "hasPackage",
          EXISTS (SELECT FROM agreements WHERE id = :agreementId) AS "hasAgreement"
     FROM (SELECT) one LEFT JOIN field_items i ON i.device_id = :deviceId AND i.position = :position`,
);

const insertItem = namedStatement(
  'insert-field-item',
  `INSERT INTO field_items (id, device_id, position, package_id, kind, agreement_id, slip, amount, code, content, hash, previous_hash,
                            signature, received_at)
   VALUES (:id, :deviceId, :position, :packageId, :kind, :agreementId, :slip, :amount, :code, :content, :hash, :previousHash, :signature, :at)`,
);

const insertAlarm = namedStatement(
  'insert-field-alarm',
  `INSERT INTO field_alarms (id, device_id, alarm_reason, content, signature, raised_at)
   VALUES (:id, :deviceId, :alarmReason, :content, :signature, :at) ON CONFLICT DO NOTHING`,
);

/**
 * Keeps an item as its phone signed it, once for each position of the phone. What contradicts an earlier item or its own signature is
 * kept as an alarm. `officerId` is the person who sends it; null if the signature alone speaks for it, and then a wrong one is refused.
 */
export async function takeInItem(
  context: AppContext,
  origin: RecordedOrigin,
  sealed: SealedItem,
  officerId: string | null,
): Promise<TakenIn> {
  const sent = await openSealedItem(context.pool, sealed);
  const read = readItem(sent.content);
  if (read.item.device !== sealed.device) throw new Refusal('field_item_unreadable');
  const signature = Buffer.from(sent.signature, 'base64url');
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client): Promise<TakenIn> => {
    const device = await lockFieldDevice(client, read.item.device);
    if (device === null || (officerId !== null && device.officerId !== officerId))
      throw new Refusal('not_found');
    const isSigned = await holdsSignature(device.publicKey, sent.content, signature);
    if (!isSigned && officerId === null) throw new Refusal('not_found');
    const judged = await judgeAround(client, read, isSigned);
    if ('itemId' in judged) return judged;
    const { alarmReason } = judged;
    if (alarmReason === null)
      return { itemId: await keepItem(client, origin, { device, read, signature, at }) };
    await raiseAlarm(client, origin, { device, read, signature, at, alarmReason });
    return { alarmReason };
  });
}

interface Kept {
  readonly device: LockedDevice;
  readonly read: ReadItem;
  readonly signature: Buffer;
  readonly at: Date;
}

async function judgeAround(
  client: PoolClient,
  { item, content }: ReadItem,
  isSigned: boolean,
): Promise<{ readonly itemId: string } | { readonly alarmReason: AlarmReason | null }> {
  if (!isSigned) return { alarmReason: 'signature_wrong' };
  const { rows } = await client.query<Around>(
    findAround({
      deviceId: item.device,
      position: item.position,
      packageId: item.package,
      agreementId: item.agreement,
      ...cashOf(item),
    }),
  );
  const [around] = rows;
  if (around?.known)
    return around.knownContent === content ? { itemId: around.known } : { alarmReason: 'other_content' };
  if (around?.isSlipTaken) return { alarmReason: 'slip_taken' };
  if (around?.isCodeTaken) return { alarmReason: 'code_taken' };
  if (!around?.hasPackage) return { alarmReason: 'package_unknown' };
  return { alarmReason: around.hasAgreement ? null : 'agreement_unknown' };
}

const cashOf = (item: FieldItem) =>
  item.kind === 'collected' ? { slip: item.slip, code: item.code } : { slip: null, code: null };

async function keepItem(client: PoolClient, origin: RecordedOrigin, kept: Kept): Promise<string> {
  const { device, read, signature, at } = kept;
  const { item, content, hash } = read;
  const id = uuidv7();
  const amount = 'amount' in item ? item.amount : null;
  await client.query(
    insertItem({
      id,
      deviceId: device.id,
      position: item.position,
      packageId: item.package,
      kind: item.kind,
      agreementId: item.agreement,
      ...cashOf(item),
      amount,
      content,
      hash,
      previousHash: item.position === 1 ? null : Buffer.from(item.previous, 'hex'),
      signature,
      at,
    }),
  );
  await recordAuditEvent(client, origin, at, {
    branchId: device.branchId,
    action: 'take_in_field_item',
    subject: 'field',
    subjectId: id,
    after: {
      ...nameOfItem(device, item),
      fieldItem: item.kind,
      agreementId: item.agreement,
      ...(amount !== null && { amount }),
    },
  });
  return id;
}

/** The number of the slip; for an item without cash its phone. */
function nameOfItem({ branchCode, serial }: LockedDevice, item: FieldItem) {
  if (item.kind !== 'collected') return { fieldDevice: formatDeviceCode(serial) };
  return { fieldSlip: formatSlipNumber({ branchCode, serial, slip: item.slip }) };
}

async function raiseAlarm(
  client: PoolClient,
  origin: RecordedOrigin,
  { device, read, signature, at, alarmReason }: Kept & { readonly alarmReason: AlarmReason },
): Promise<void> {
  const { item, content } = read;
  const alarm = { id: uuidv7(), deviceId: device.id, alarmReason, content, signature, at };
  const { rowCount } = await client.query(insertAlarm(alarm));
  if (rowCount === 0) return;
  await recordAuditEvent(client, origin, at, {
    branchId: device.branchId,
    action: 'raise_field_alarm',
    subject: 'field',
    subjectId: alarm.id,
    after: { ...nameOfItem(device, item), fieldAlarm: alarmReason },
  });
}
