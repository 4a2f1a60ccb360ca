import { v7 as uuidv7 } from 'uuid';
import type { FieldDay, fieldDayEndpoints } from '#contract/lending/field/field-days.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { invariant } from '#domain/invariant.ts';
import type { Phrase } from '#domain/language.ts';
import { packageLifeMs } from '#domain/lending/field/item-time.ts';
import { formatDeviceCode } from '#domain/lending/field/slip-number.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';
import { fieldVisitsView } from './field-day.view.ts';
import { findFieldHomeVisits, findFieldVisits } from './field-visits.queries.ts';
import { lockFieldDevice } from './lock-field-device.ts';
import { finishWaitingItems } from './posting/finish-kept-item.ts';

const insert = namedStatement(
  'insert-field-package',
  'INSERT INTO field_packages (id, device_id, day, visits, taken_at) VALUES (:id, :deviceId, :day, :visits, :at)',
);

interface AroundRow {
  readonly officerName: Phrase;
  readonly city: Phrase;
  readonly phone: string | null;
  readonly position: number;
  readonly hash: string;
  readonly slip: number;
}

const findAround = namedStatement(
  'find-around-field-day',
  `SELECT ${namesOf('u')} AS "officerName", jsonb_build_object('en', b.city, 'ur', b.city_ur) AS city, b.phone,
          coalesce(i.position, 0) AS position, coalesce(encode(i.hash, 'hex'), '') AS hash,
          coalesce((SELECT max(slip) FROM field_items WHERE device_id = d.id), 0) AS slip
     FROM field_devices d JOIN branches b ON b.id = d.branch_id JOIN users u ON u.id = d.officer_id
     LEFT JOIN LATERAL (SELECT position, hash FROM field_items WHERE device_id = d.id ORDER BY position DESC LIMIT 1) i ON true
    WHERE d.id = :deviceId`,
);

/**
 * Takes along the visits of the caller for today, and keeps on record that they were taken. What phones of the caller handed in
 * without a session is recorded first.
 */
export async function takeFieldDay(call: Call<typeof fieldDayEndpoints.takeFieldDay>): Promise<FieldDay> {
  const { context, actor, besides, input } = call;
  const { deviceId } = input.body;
  const { branchId } = actor;
  if (branchId === null) throw new Refusal('field_needs_branch');
  // First, so that the visits say what is paid.
  await finishWaitingItems(call, besides);
  const now = context.clock.now();
  const day = businessDateOf(now);
  const scope = { officerId: actor.userId, branchId, today: day };
  const [found, homeVisits, { content: lender }] = await Promise.all([
    findFieldVisits(context.pool, besides.due, scope),
    findFieldHomeVisits(context.pool, { branchId, officerId: actor.userId, day }),
    readSection(context.pool, 'lender_profile'),
  ]);
  const visits = fieldVisitsView(found, day);
  const id = uuidv7();
  const at = new Date(now);
  return inTransaction(context.pool, async (client) => {
    const device = await lockFieldDevice(client, deviceId);
    if (device === null || device.officerId !== actor.userId) throw new Refusal('not_found');
    if (device.isRevoked) throw new Refusal('field_device_revoked');
    if (device.branchId !== branchId) throw new Refusal('field_device_of_other_branch');
    await client.query(insert({ id, deviceId, day, visits: visits.length + homeVisits.length, at }));
    await recordAuditEvent(client, call, at, {
      branchId,
      action: 'take_field_day',
      subject: 'field',
      subjectId: deviceId,
      after: { fieldDevice: formatDeviceCode(device.serial), visits: visits.length + homeVisits.length },
    });
    const { rows } = await client.query<AroundRow>(findAround({ deviceId }));
    const [around] = rows;
    invariant(around !== undefined, 'a phone that is locked is there');
    const { officerName, city, phone, ...received } = around;
    return {
      id,
      day,
      takenAt: at.toISOString(),
      validUntil: new Date(now + packageLifeMs).toISOString(),
      device: { id: device.id, code: formatDeviceCode(device.serial) },
      officerName,
      branch: { code: device.branchCode, city, phone },
      lenderName: lender.name,
      received,
      visits,
      homeVisits,
      isCut: found.isCut,
    };
  });
}
