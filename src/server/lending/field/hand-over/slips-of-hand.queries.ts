import type { Pool } from 'pg';
import { type FieldSlip, fieldSlipsShownMax } from '#contract/lending/field/field-cash.ts';
import { formatSlipNumber } from '#domain/lending/field/slip-number.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Written } from '#domain/written.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { writtenOf } from '#server/platform/db/text-of.ts';
import { isStandingHandOver } from '../../cash/cash-places.ts';

interface SlipRow {
  /** The entry of the slip, or of one on hold the slip itself. */
  readonly flowId: string;
  readonly branchCode: string;
  readonly serial: number;
  readonly slip: number;
  readonly amount: Rupees;
  readonly customerName: Written;
  readonly isOnHold: boolean;
}

/** Slips from the field, without those that were reversed, given back or wait for a sign-in. */
const slipsOf = (within: string) => `
  SELECT coalesce(o.entry_id, i.id) AS "flowId", b.code AS "branchCode", d.serial, i.slip, i.amount, ${writtenOf('c.full_name')} AS "customerName",
         o.outcome <> 'posted' AS "isOnHold"
    FROM field_devices d
    JOIN branches b ON b.id = d.branch_id
    JOIN field_items i ON i.device_id = d.id AND i.slip IS NOT NULL
    JOIN agreements a ON a.id = i.agreement_id
    JOIN customers c ON c.id = a.customer_id
    JOIN LATERAL (SELECT outcome, entry_id FROM field_outcomes WHERE item_id = i.id ORDER BY decided_at DESC, id DESC LIMIT 1) o ON true
   WHERE ${within} AND o.outcome IN ('posted', 'held', 'evidence')
     AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = o.entry_id)`;

const findInHand = namedStatement(
  'find-field-slips-in-hand',
  `${slipsOf(`
     d.officer_id = :officerId AND i.received_at > coalesce(
       (SELECT max(h.offered_at) FROM cash_offers h WHERE h.hand_of = :officerId AND ${isStandingHandOver}), '-infinity')`)}
   ORDER BY i.received_at DESC, i.id DESC LIMIT ${fieldSlipsShownMax}`,
);

const findOfFlows = namedStatement(
  'find-field-slips-of-hand-over',
  `${slipsOf(`(i.id = ANY (:flowIds::uuid[]) OR i.id IN (SELECT item_id FROM field_outcomes WHERE entry_id = ANY (:flowIds)))`)}
   ORDER BY i.received_at, i.id`,
);

const viewOf = ({ flowId: _, amount, customerName, isOnHold, ...named }: SlipRow): FieldSlip => ({
  number: formatSlipNumber(named),
  customerName,
  amount,
  isOnHold,
});

/** The slips since the last hand-over of an officer, the newest first. */
export async function findSlipsInHand(pool: Pool, officerId: string): Promise<FieldSlip[]> {
  return (await pool.query<SlipRow>(findInHand({ officerId }))).rows.map(viewOf);
}

/** The slips of which cash was in a hand-over, the oldest first: of the last one perhaps only a part. */
export async function findSlipsOfFlows(
  pool: Pool,
  flows: readonly { readonly id: string; readonly amount: Rupees }[],
): Promise<FieldSlip[]> {
  const amounts = new Map(flows.map(({ id, amount }) => [id, amount]));
  const { rows } = await pool.query<SlipRow>(findOfFlows({ flowIds: [...amounts.keys()] }));
  return rows.map((row) => viewOf({ ...row, amount: amounts.get(row.flowId) ?? row.amount }));
}
