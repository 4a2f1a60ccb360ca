import type { Pool, PoolClient } from 'pg';
import { fieldItem } from '#contract/lending/field/field-items.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import type { FieldItem } from '#domain/lending/field/field-item.ts';
import { type ItemTime, timeOfItem } from '#domain/lending/field/item-time.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';

interface KeptRow {
  readonly id: string;
  readonly content: string;
  readonly receivedAt: Date;
  readonly takenAt: Date;
  readonly branchId: string;
  readonly branchCode: string;
  readonly serial: number;
  readonly officerId: string;
  readonly isDeviceRevoked: boolean;
  readonly isOfficerActive: boolean;
  readonly isChained: boolean;
  readonly isDecided: boolean;
  readonly isEnded: boolean;
  readonly agreementBranchId: string;
  readonly status: AgreementStatus;
  readonly dayClosedUntil: CalendarDate | null;
}

/** An item that was taken in, with what decides about it besides the ledger. */
export interface KeptItem extends Omit<KeptRow, 'content' | 'takenAt'> {
  readonly item: FieldItem;
  readonly content: string;
  readonly time: ItemTime;
}

/** The slips of a phone have the order of its items. */
const isInOrder = `NOT EXISTS (SELECT FROM field_items o
  WHERE o.device_id = i.device_id AND (o.position < i.position AND o.slip > i.slip OR o.position > i.position AND o.slip < i.slip))`;

const find = namedStatement(
  'find-kept-field-item',
  `SELECT i.id, i.content, i.received_at AS "receivedAt", p.taken_at AS "takenAt", d.branch_id AS "branchId", b.code AS "branchCode",
          d.serial, d.officer_id AS "officerId", d.revoked_at IS NOT NULL AS "isDeviceRevoked", u.is_active AS "isOfficerActive",
          NOT EXISTS (SELECT FROM field_items o
                       WHERE o.device_id = i.device_id
                         AND (o.position = i.position - 1 AND o.hash <> i.previous_hash
                              OR o.position = i.position + 1 AND o.previous_hash <> i.hash)) AND ${isInOrder} AS "isChained",
          EXISTS (SELECT FROM field_outcomes o WHERE o.item_id = i.id) AS "isDecided",
          EXISTS (SELECT FROM field_outcomes o WHERE o.item_id = i.id AND o.outcome NOT IN ('held', 'evidence')) AS "isEnded",
          a.branch_id AS "agreementBranchId", a.status,
          (SELECT closed_until FROM cash_books WHERE branch_id = a.branch_id) AS "dayClosedUntil"
     FROM field_items i
     JOIN field_packages p ON p.id = i.package_id
     JOIN field_devices d ON d.id = i.device_id
     JOIN branches b ON b.id = d.branch_id
     JOIN users u ON u.id = d.officer_id
     JOIN agreements a ON a.id = i.agreement_id
    WHERE i.id = :id`,
);

export async function findKeptItem(client: Pool | PoolClient, id: string): Promise<KeptItem | null> {
  const { rows } = await client.query<KeptRow>(find({ id }));
  const [row] = rows;
  if (row === undefined) return null;
  const { takenAt, ...kept } = row;
  const { edition, ...item } = fieldItem.parse(JSON.parse(row.content));
  invariant(edition === 1, 'an item was read before it was kept');
  const times = { takenAt: takenAt.getTime(), receivedAt: row.receivedAt.getTime() };
  return { ...kept, item, time: timeOfItem({ at: Date.parse(item.at), ...times }) };
}
