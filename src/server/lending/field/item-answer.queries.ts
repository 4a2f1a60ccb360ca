import type { Pool } from 'pg';
import type { FieldItemAnswer } from '#contract/lending/field/field-items.ts';
import { invariant } from '#domain/invariant.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import type { FieldItemKind } from '#domain/lending/field/field-item.ts';
import { type HoldReason, waysOutOf } from '#domain/lending/field/judge-item.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';

interface OutcomeRow {
  readonly kind: FieldItemKind;
  readonly outcome: Exclude<FieldItemAnswer['outcome'], 'alarm'>;
  readonly holdReason: HoldReason | null;
  readonly serial: number | null;
  readonly branchCode: string | null;
  readonly left: number | null;
}

// The outcome that a person decided goes before the hold.
const find = namedStatement(
  'find-outcome-of-field-item',
  `SELECT i.kind, o.outcome, o.hold_reason AS "holdReason", t.serial, b.code AS "branchCode", t.outstanding_after AS left
     FROM field_items i
     JOIN field_outcomes o ON o.item_id = i.id
     LEFT JOIN receipts t ON t.entry_id = o.entry_id AND t.agreement_id = o.agreement_id
     LEFT JOIN branches b ON b.id = t.branch_id
    WHERE i.id = :id
    ORDER BY o.outcome IN ('held', 'evidence') LIMIT 1`,
);

/** The outcome of an item, the same each time until a person decides about it. */
export async function findItemAnswer(pool: Pool, id: string): Promise<FieldItemAnswer> {
  const { rows } = await pool.query<OutcomeRow>(find({ id }));
  const [row] = rows;
  invariant(row !== undefined, 'an item that was judged has an outcome');
  const { kind, outcome, holdReason, serial, branchCode, left } = row;
  return {
    outcome,
    holdReason,
    waysOut: holdReason === null ? [] : [...waysOutOf(kind, holdReason)],
    alarmReason: null,
    receiptNumber:
      serial === null || branchCode === null
        ? null
        : formatReceiptNumber({ series: 'receipt', branchCode, serial }),
    left,
  };
}
