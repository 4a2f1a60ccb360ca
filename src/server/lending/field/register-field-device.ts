import { v7 as uuidv7 } from 'uuid';
import type { OutputOf } from '#contract/endpoint.ts';
import type { fieldDeviceEndpoints } from '#contract/lending/field/field-devices.ts';
import { invariant } from '#domain/invariant.ts';
import { formatDeviceCode } from '#domain/lending/field/slip-number.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { newSealKey, sealPointOf } from './open-sealed-item.ts';

type Endpoint = typeof fieldDeviceEndpoints.registerFieldDevice;

// The lock of the branch gives its phones their numbers one by one.
const lockBranch = {
  name: 'lock-branch-of-device',
  text: 'SELECT FROM branches WHERE id = $1 FOR NO KEY UPDATE',
};

const findByKey = {
  name: 'find-field-device-by-key',
  text: `SELECT id, serial, officer_id AS "officerId", branch_id AS "branchId", seal_key AS "sealKey" FROM field_devices WHERE public_key = $1`,
};

const insert = namedStatement(
  'insert-field-device',
  `INSERT INTO field_devices (id, branch_id, serial, officer_id, public_key, seal_key, name, registered_at)
   SELECT :id, :branchId::uuid, 1 + coalesce(max(serial), 0), :officerId, :publicKey, :sealKey, :name, :at
     FROM field_devices WHERE branch_id = :branchId::uuid
   RETURNING serial`,
);

/** Registers a phone for its officer, at the branch where they work. Of the same key again it tells the number. */
export async function registerFieldDevice(call: Call<Endpoint>): Promise<OutputOf<Endpoint>> {
  const { context, actor, input } = call;
  const { branchId, userId: officerId } = actor;
  if (branchId === null) throw new Refusal('field_needs_branch');
  const { name } = input.body;
  const publicKey = Buffer.from(input.body.publicKey, 'base64url');
  return inTransaction(context.pool, async (client) => {
    await client.query({ ...lockBranch, values: [branchId] });
    const { rows: known } = await client.query<{
      id: string;
      serial: number;
      officerId: string;
      branchId: string;
      sealKey: Buffer;
    }>({ ...findByKey, values: [publicKey] });
    const [before] = known;
    if (before !== undefined) {
      const isOwn = before.officerId === officerId && before.branchId === branchId;
      if (!isOwn) throw new Refusal('field_device_of_other');
      return { id: before.id, code: formatDeviceCode(before.serial), sealPoint: sealPointOf(before.sealKey) };
    }
    const id = uuidv7();
    const sealKey = newSealKey();
    const at = new Date(context.clock.now());
    const { rows } = await client.query<{ serial: number }>(
      insert({ id, branchId, officerId, publicKey, sealKey, name, at }),
    );
    invariant(rows[0] !== undefined, 'an insert returns its row');
    const code = formatDeviceCode(rows[0].serial);
    await recordAuditEvent(client, call, at, {
      branchId,
      action: 'register_field_device',
      subject: 'field',
      subjectId: id,
      after: { fieldDevice: code, deviceName: name },
    });
    return { id, code, sealPoint: sealPointOf(sealKey) };
  });
}
