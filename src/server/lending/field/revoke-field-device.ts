import type { FieldDevice, fieldDeviceEndpoints } from '#contract/lending/field/field-devices.ts';
import { invariant } from '#domain/invariant.ts';
import { formatDeviceCode } from '#domain/lending/field/slip-number.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findFieldDevices } from './field-devices.queries.ts';
import { lockFieldDevice } from './lock-field-device.ts';

const revoke = {
  name: 'revoke-field-device',
  text: 'UPDATE field_devices SET revoked_at = $2, revoked_by = $3 WHERE id = $1',
};

/** Revokes a phone, once. */
export async function revokeFieldDevice(
  call: Call<typeof fieldDeviceEndpoints.revokeFieldDevice>,
): Promise<FieldDevice> {
  const { context, actor, reach, input } = call;
  const { id } = input.params;
  return inTransaction(context.pool, async (client) => {
    const device = await lockFieldDevice(client, id);
    if (device === null) throw new Refusal('not_found');
    if (!device.isRevoked) {
      const at = new Date(context.clock.now());
      await client.query({ ...revoke, values: [id, at, actor.userId] });
      await recordAuditEvent(client, call, at, {
        branchId: device.branchId,
        action: 'revoke_field_device',
        subject: 'field',
        subjectId: id,
        after: { fieldDevice: formatDeviceCode(device.serial), userId: device.officerId },
      });
    }
    const [revoked] = await findFieldDevices(client, reach, { id });
    invariant(revoked !== undefined, 'a phone that is locked is there');
    return revoked;
  });
}
