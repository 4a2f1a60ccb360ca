import type { Pool } from 'pg';
import { type HeldSlip, heldSlipsShownMax } from '#contract/lending/field/field-items.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import type { FieldItemKind } from '#domain/lending/field/field-item.ts';
import { type HoldReason, waysOutOf } from '#domain/lending/field/judge-item.ts';
import { formatDeviceCode, formatSlipNumber } from '#domain/lending/field/slip-number.ts';
import type { Written } from '#domain/written.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { writtenOf } from '#server/platform/db/text-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';

interface HeldRow {
  readonly id: string;
  readonly branchCode: string;
  readonly serial: number;
  readonly kind: FieldItemKind;
  readonly slip: number | null;
  readonly amount: number | null;
  readonly note: string | null;
  readonly promisedFor: CalendarDate | null;
  readonly customerName: Written;
  readonly agreementNumber: string;
  readonly agreementId: string;
  readonly customerId: string;
  readonly officerName: Phrase;
  readonly isOwn: boolean;
  readonly holdReason: HoldReason;
  readonly heldAt: Date;
}

const find = namedStatement(
  'find-held-slips',
  `SELECT i.id, b.code AS "branchCode", d.serial, i.kind, i.slip, i.amount,
          i.content::jsonb ->> 'note' AS note, i.content::jsonb ->> 'promisedFor' AS "promisedFor", ${writtenOf('c.full_name')} AS "customerName",
          a.number AS "agreementNumber", a.id AS "agreementId", c.id AS "customerId", ${namesOf('u')} AS "officerName", d.officer_id = :userId AS "isOwn",
          o.hold_reason AS "holdReason", o.decided_at AS "heldAt"
     FROM field_outcomes o
     JOIN field_items i ON i.id = o.item_id
     JOIN field_devices d ON d.id = i.device_id
     JOIN branches b ON b.id = d.branch_id
     JOIN users u ON u.id = d.officer_id
     JOIN agreements a ON a.id = i.agreement_id
     JOIN customers c ON c.id = a.customer_id
    WHERE o.outcome IN ('held', 'evidence') AND (:branchId::uuid IS NULL OR d.branch_id = :branchId)
      AND NOT EXISTS (SELECT FROM field_outcomes e WHERE e.item_id = i.id AND e.outcome NOT IN ('held', 'evidence'))
    ORDER BY o.decided_at, i.id LIMIT ${heldSlipsShownMax}`,
);

/** The slips and visits on hold that nobody has decided about, of phones within reach, the oldest first. */
export async function findHeldSlips(pool: Pool, reach: BranchReach, userId: string): Promise<HeldSlip[]> {
  const { rows } = await pool.query<HeldRow>(find({ branchId: branchIdOf(reach), userId }));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    number: numberOf(row),
    amount: row.amount,
    note: row.note,
    promisedFor: row.promisedFor,
    customerName: row.customerName,
    agreementNumber: row.agreementNumber,
    agreementId: row.agreementId,
    customerId: row.customerId,
    officerName: row.officerName,
    isOwn: row.isOwn,
    holdReason: row.holdReason,
    waysOut: [...waysOutOf(row.kind, row.holdReason)],
    heldAt: row.heldAt.toISOString(),
  }));
}

function numberOf({ branchCode, serial, slip }: HeldRow): string {
  if (slip === null) return `${branchCode}-${formatDeviceCode(serial)}`;
  return formatSlipNumber({ branchCode, serial, slip });
}
