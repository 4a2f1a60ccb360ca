import type { PoolClient } from 'pg';

/** A phone, locked until the transaction ends, so that what it brings back is taken in one by one. */
export interface LockedDevice {
  readonly id: string;
  readonly branchId: string;
  readonly branchCode: string;
  readonly serial: number;
  readonly officerId: string;
  readonly publicKey: Buffer;
  readonly isRevoked: boolean;
}

const lock = {
  name: 'lock-field-device',
  text: `SELECT d.id, d.branch_id AS "branchId", b.code AS "branchCode", d.serial, d.officer_id AS "officerId",
                d.public_key AS "publicKey", d.revoked_at IS NOT NULL AS "isRevoked"
           FROM field_devices d JOIN branches b ON b.id = d.branch_id
          WHERE d.id = $1 FOR NO KEY UPDATE OF d`,
};

export async function lockFieldDevice(client: PoolClient, id: string): Promise<LockedDevice | null> {
  const { rows } = await client.query<LockedDevice>({ ...lock, values: [id] });
  return rows[0] ?? null;
}
