import type { Pool, PoolClient } from 'pg';
import type { FieldDevice } from '#contract/lending/field/field-devices.ts';
import { fieldDevicesShownMax, missingSlipsShownMax } from '#contract/lending/field/field-devices.ts';
import type { Phrase } from '#domain/language.ts';
import { formatDeviceCode, formatSlipNumber } from '#domain/lending/field/slip-number.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { heldBy } from '../cash/cash-places.ts';

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
  readonly takenAt: Date | null;
  readonly visits: number;
  readonly items: number;
  readonly slips: number;
  readonly collected: Rupees;
  readonly lastItemAt: Date | null;
  readonly inHand: Rupees;
  readonly waiting: number;
  readonly onHold: number;
  readonly missing: readonly number[];
  readonly alarms: number;
}

const find = namedStatement(
  'find-field-devices',
  `SELECT d.id, d.serial, b.code AS "branchCode", jsonb_build_object('en', b.city, 'ur', b.city_ur) AS "branchCity",
          d.officer_id AS "officerId", ${namesOf('u')} AS "officerName", d.name, d.registered_at AS "registeredAt",
          d.revoked_at AS "revokedAt",
          p.taken_at AS "takenAt", p.visits, came.items, came.slips, came.collected, came.last AS "lastItemAt",
          ${heldBy('d.officer_id')} AS "inHand",
          (SELECT count(*)::integer FROM field_items i
            WHERE i.device_id = d.id AND NOT EXISTS (SELECT FROM field_outcomes o WHERE o.item_id = i.id)) AS waiting,
          (SELECT count(*)::integer FROM field_items i JOIN field_outcomes o ON o.item_id = i.id AND o.outcome IN ('held', 'evidence')
            WHERE i.device_id = d.id
              AND NOT EXISTS (SELECT FROM field_outcomes e WHERE e.item_id = i.id AND e.outcome NOT IN ('held', 'evidence'))) AS "onHold",
          ARRAY(SELECT n FROM generate_series(1, (SELECT max(slip) FROM field_items WHERE device_id = d.id)) n
                 WHERE NOT EXISTS (SELECT FROM field_items i WHERE i.device_id = d.id AND i.slip = n)
                 ORDER BY n LIMIT ${missingSlipsShownMax}) AS missing,
          (SELECT count(*)::integer FROM field_alarms a WHERE a.device_id = d.id) AS alarms
     FROM field_devices d JOIN branches b ON b.id = d.branch_id JOIN users u ON u.id = d.officer_id
     LEFT JOIN LATERAL (SELECT id, taken_at, visits FROM field_packages WHERE device_id = d.id ORDER BY taken_at DESC LIMIT 1) p ON true
    CROSS JOIN LATERAL (SELECT count(*)::integer AS items, count(slip)::integer AS slips, max(received_at) AS last,
                               coalesce(sum(amount) FILTER (WHERE slip IS NOT NULL), 0)::bigint AS collected
                          FROM field_items WHERE package_id = p.id) came
    WHERE (:branchId::uuid IS NULL OR d.branch_id = :branchId)
      AND (:id::uuid IS NULL OR d.id = :id) AND (:officerId::uuid IS NULL OR d.officer_id = :officerId)
    ORDER BY d.registered_at DESC, d.id DESC LIMIT ${fieldDevicesShownMax}`,
);

/** The phones within reach, all or those of an officer, or one of them. */
export async function findFieldDevices(
  client: Pool | PoolClient,
  reach: BranchReach,
  { id = null, officerId = null }: { readonly id?: string | null; readonly officerId?: string | null },
): Promise<FieldDevice[]> {
  const { rows } = await client.query<DeviceRow>(find({ branchId: branchIdOf(reach), id, officerId }));
  return rows.map((row) => ({
    id: row.id,
    code: formatDeviceCode(row.serial),
    branchCode: row.branchCode,
    branchCity: row.branchCity,
    officer: { id: row.officerId, fullName: row.officerName },
    name: row.name,
    registeredAt: row.registeredAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastDay: row.takenAt && {
      takenAt: row.takenAt.toISOString(),
      visits: row.visits,
      items: row.items,
      slips: row.slips,
      collected: row.collected,
      lastItemAt: row.lastItemAt?.toISOString() ?? null,
    },
    inHand: row.inHand,
    waiting: row.waiting,
    onHold: row.onHold,
    missingSlips: row.missing.map((slip) =>
      formatSlipNumber({ branchCode: row.branchCode, serial: row.serial, slip }),
    ),
    alarms: row.alarms,
  }));
}
