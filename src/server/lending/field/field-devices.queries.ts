import type { Pool, PoolClient } from 'pg';
import type { FieldDevice } from '#contract/lending/field/field-devices.ts';
import { fieldDevicesShownMax } from '#contract/lending/field/field-devices.ts';
import type { Phrase } from '#domain/language.ts';
import { formatDeviceCode } from '#domain/lending/field/slip-number.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';

interface DeviceRow {
  readonly id: string;
  readonly serial: number;
  readonly branchCode: string;
  readonly branchCity: Phrase;
  readonly officerId: string;
  readonly officerName: Phrase;
  readonly name: string;
  readonly registeredAt: Date;
  readonly revokedAt: Date | null;
  readonly lastTakenAt: Date | null;
}

const find = namedStatement(
  'find-field-devices',
  `SELECT d.id, d.serial, b.code AS "branchCode", jsonb_build_object('en', b.city, 'ur', b.city_ur) AS "branchCity",
          d.officer_id AS "officerId", ${namesOf('u')} AS "officerName", d.name, d.registered_at AS "registeredAt",
          d.revoked_at AS "revokedAt",
          (SELECT max(p.taken_at) FROM field_packages p WHERE p.device_id = d.id) AS "lastTakenAt"
     FROM field_devices d JOIN branches b ON b.id = d.branch_id JOIN users u ON u.id = d.officer_id
    WHERE (:id::uuid IS NULL OR d.id = :id) AND (:officerId::uuid IS NULL OR d.officer_id = :officerId)
    ORDER BY d.registered_at DESC, d.id DESC LIMIT ${fieldDevicesShownMax}`,
);

/** The phones of an officer or of everyone, or one of them. */
export async function findFieldDevices(
  client: Pool | PoolClient,
  { id = null, officerId = null }: { readonly id?: string | null; readonly officerId?: string | null },
): Promise<FieldDevice[]> {
  const { rows } = await client.query<DeviceRow>(find({ id, officerId }));
  return rows.map((row) => ({
    id: row.id,
    code: formatDeviceCode(row.serial),
    branchCode: row.branchCode,
    branchCity: row.branchCity,
    officer: { id: row.officerId, fullName: row.officerName },
    name: row.name,
    registeredAt: row.registeredAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastTakenAt: row.lastTakenAt?.toISOString() ?? null,
  }));
}
