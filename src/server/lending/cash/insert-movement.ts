import type { PoolClient } from 'pg';
import { type CashCount, countedCash, noteValues } from '#domain/lending/cash/cash-count.ts';
import type { CashMovementKind } from '#domain/lending/cash/cash-movement.ts';
import { formatCashSlipNumber } from '#domain/lending/cash/cash-slip-number.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Origin } from '#server/platform/audit/record-audit-event.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { nextSlip } from './lock-drawer.ts';

const insert = namedStatement(
  'insert-cash-movement',
  `INSERT INTO cash_movements (id, branch_id, serial, kind, hand_of, offer_id, given_by, amount, counted, counted_by, counted_at)
   VALUES (:id, :branchId, :serial, :kind, :handOf, :offerId, :givenBy, :amount, :counted, :countedBy, :at)`,
);

interface NewMovement {
  readonly id: string;
  readonly branchId: string;
  readonly kind: CashMovementKind;
  /** Null for an opening count, which nobody offers. */
  readonly offer: {
    readonly id: string;
    readonly handOf: string;
    readonly offeredBy: string;
    readonly amount: Rupees;
  } | null;
}

/** Writes a movement with the number of its slip, and the event of it. The drawer is locked. */
export async function insertMovement(
  client: PoolClient,
  origin: Origin,
  { id, branchId, kind, offer }: NewMovement,
  count: CashCount,
  at: Date,
): Promise<void> {
  const { serial, branchCode } = await nextSlip(client, branchId);
  const amount = countedCash(count);
  await client.query(
    insert({
      ...{ id, branchId, serial, kind, amount, at },
      handOf: offer?.handOf ?? null,
      offerId: offer?.id ?? null,
      givenBy: offer?.offeredBy ?? null,
      counted: [...noteValues.map((value) => count[`notes${value}`]), count.coins],
      countedBy: origin.actor.userId,
    }),
  );
  await recordAuditEvent(client, origin, at, {
    branchId,
    action: kind === 'opening' ? 'open_cash_drawer' : 'count_cash',
    subject: 'cash',
    subjectId: offer?.id ?? id,
    after: {
      kind,
      amount,
      slip: formatCashSlipNumber(branchCode, serial),
      ...(offer !== null && { offered: offer.amount, userId: offer.handOf }),
    },
  });
}
