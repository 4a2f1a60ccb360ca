import type { Pool } from 'pg';
import { type HandOverRow, handOverRowsMax } from '#contract/lending/cash/hand-over-cash.ts';
import { cashEffects, cashMovementKinds } from '#domain/lending/cash/cash-movement.ts';
import { receivedKinds } from '#domain/lending/ledger/collected.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Written } from '#domain/written.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { writtenOf } from '#server/platform/db/text-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { effectOn } from '../../sums/cash-effect.ts';
import { isMovedHere } from '../../sums/collected-money.ts';
import { cashOnHold, freeInHand, isStandingHandOver } from '../cash-places.ts';

export interface CountedHandOver {
  readonly offerId: string;
  readonly handOf: string;
  readonly stated: Rupees;
  readonly at: Date;
  /** The hand-over before it; null if it is the first. */
  readonly since: Date | null;
}

const findCounted = namedStatement(
  'find-counted-hand-over',
  `SELECT o.id AS "offerId", o.hand_of AS "handOf", o.amount AS stated, o.offered_at AS at,
          (SELECT max(h.offered_at) FROM cash_offers h
            WHERE h.hand_of = o.hand_of AND ${isStandingHandOver} AND (h.offered_at, h.id) < (o.offered_at, o.id)) AS since
     FROM cash_movements c JOIN cash_offers o ON o.id = c.offer_id
    WHERE c.id = :id AND c.kind = 'hand_over'`,
);

/** The offer of a movement that is a hand-over. An offer has a movement once it is counted. */
export async function findCountedHandOver(pool: Pool, id: string): Promise<CountedHandOver | undefined> {
  return (await pool.query<CountedHandOver>(findCounted({ id }))).rows[0];
}

const quoted = (kinds: readonly string[]) => kinds.map((kind) => `'${kind}'`).join(', ');

/** The movements that change a hand, without hand-overs and their reversals: a hand-over that was taken back did not happen. */
const handMovements = cashMovementKinds.filter(
  (kind) => cashEffects[kind].hand !== undefined && !['hand_over', 'hand_over_reversed'].includes(kind),
);

/**
 * The cash that came into a hand and left it since a time. A reversed entry counts nothing, as in every sum of a hand. The cash of a slip
 * from the field came in with the slip, also if it was posted later.
 */
const flows = `
  SELECT coalesce(slip.received_at, e.recorded_at) AS at, e.id, e.kind, CASE e.kind WHEN 'refund' THEN -e.amount ELSE e.amount END AS amount,
         e.agreement_id, e.branch_id, NULL::integer AS device, NULL::integer AS serial
    FROM entries e JOIN cash_drawers d ON d.branch_id = e.branch_id AND e.recorded_at >= d.opened_at
    LEFT JOIN LATERAL (SELECT i.received_at FROM field_outcomes o JOIN field_items i ON i.id = o.item_id WHERE o.entry_id = e.id) slip ON true
   WHERE e.recorded_by = :handOf AND e.recorded_at > since.at AND coalesce(slip.received_at, e.recorded_at) > since.at AND e.kind IN (${quoted([...receivedKinds, 'refund'])})
     AND ${isMovedHere('e')} AND e.method = 'cash'
     AND NOT EXISTS (SELECT FROM entries v WHERE v.reverses = e.id AND v.agreement_id = e.agreement_id)
   UNION ALL
  SELECT i.received_at, i.id, 'on_hold', i.amount, i.agreement_id, kept.branch_id, d.serial, i.slip
    FROM (${cashOnHold('d.officer_id = :handOf')}) kept
    JOIN field_items i ON i.id = kept.item_id JOIN field_devices d ON d.id = i.device_id
   WHERE i.received_at > since.at
   UNION ALL
  SELECT m.counted_at, m.id, m.kind, ${effectOn('hand', 'm')}, NULL, m.branch_id, NULL, m.serial
    FROM cash_movements m
   WHERE m.hand_of = :handOf AND m.counted_at > since.at AND m.kind IN (${quoted(handMovements)})`;

export interface HandFlowRow {
  /** The cash of the hand right before it was handed over, beside the hand-overs before. */
  readonly inHand: Rupees;
  /** Null in the only row of a hand-over without any flow. */
  readonly at: Date | null;
  readonly id: string;
  readonly kind: HandOverRow['kind'];
  readonly amount: Rupees;
  /** False if it is of another branch than the reader's. */
  readonly isVisible: boolean;
  readonly branchCode: string;
  readonly receiptBranchCode: string | null;
  readonly receiptSerial: number | null;
  readonly device: number | null;
  readonly serial: number | null;
  readonly customerId: string | null;
  readonly fullName: Written | null;
}

const listFlows = namedStatement(
  'list-flows-of-hand-over',
  `WITH flows AS MATERIALIZED (
     SELECT f.* FROM (SELECT coalesce(:since::timestamptz, '-infinity') AS at) since, LATERAL (${flows}) f),
   listed AS (SELECT * FROM flows WHERE at <= :at ORDER BY at DESC, id DESC LIMIT ${handOverRowsMax}),
   before AS (
     SELECT (${freeInHand(':handOf')}
             + (SELECT coalesce(sum(h.amount), 0) FROM cash_offers h
                 WHERE h.hand_of = :handOf AND ${isStandingHandOver} AND (h.offered_at, h.id) >= (:at, :offerId::uuid))
             - (SELECT coalesce(sum(amount), 0) FROM flows WHERE at > :at))::bigint AS in_hand)
   SELECT before.in_hand AS "inHand", l.at, l.id, l.kind, l.amount::bigint AS amount,
          :branchId::uuid IS NULL OR coalesce(a.branch_id, l.branch_id) = :branchId AS "isVisible", b.code AS "branchCode",
          r.code AS "receiptBranchCode", t.serial AS "receiptSerial", l.device, l.serial,
          c.id AS "customerId", ${writtenOf('c.full_name')} AS "fullName"
     FROM before
     LEFT JOIN listed l ON true
     LEFT JOIN branches b ON b.id = l.branch_id
     LEFT JOIN agreements a ON a.id = l.agreement_id
     LEFT JOIN customers c ON c.id = a.customer_id
     LEFT JOIN receipts t ON t.entry_id = l.id AND t.agreement_id = l.agreement_id
     LEFT JOIN branches r ON r.id = t.branch_id
    ORDER BY l.at, l.id`,
);

/** The flows of a hand until a hand-over and since the one before it, with the cash that was in the hand. */
export async function listFlowsOfHandOver(
  pool: Pool,
  reach: BranchReach,
  { handOf, offerId, since, at }: CountedHandOver,
): Promise<HandFlowRow[]> {
  const values = { handOf, offerId, since, at, branchId: branchIdOf(reach) };
  return (await pool.query<HandFlowRow>(listFlows(values))).rows;
}
