import type { Pool } from 'pg';
import { reversedCashShownMax } from '#contract/lending/cash/cash.ts';
import type { Phrase } from '#domain/language.ts';
import { receivedKinds } from '#domain/lending/ledger/collected.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Actor } from '#server/platform/actor.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { cashOfHands } from './cash-places.ts';

/** The entries `taken` that put cash of a followed branch into a hand, with their reversals `v`. */
export const reversedCash = `
  entries v
    JOIN entries taken ON taken.id = v.reverses AND taken.agreement_id = v.agreement_id AND taken.method = 'cash' AND NOT taken.brought_in
     AND taken.kind IN (${receivedKinds.map((kind) => `'${kind}'`).join(', ')}) AND v.kind = 'reversal'
    JOIN cash_drawers d ON d.branch_id = taken.branch_id AND taken.recorded_at >= d.opened_at`;

export interface ReversedCashRow {
  readonly entryId: string;
  readonly branchId: string;
  readonly branchCode: string;
  readonly city: Phrase;
  readonly serial: number;
  readonly amount: Rupees;
  readonly takenByName: Phrase;
  readonly isOwn: boolean;
  readonly reversedAt: Date;
}

const list = {
  name: 'list-reversed-cash',
  text: `SELECT taken.id AS "entryId", b.id AS "branchId", b.code AS "branchCode", ${phraseOf('b.city')} AS city, r.serial,
                taken.amount, ${namesOf('u')} AS "takenByName", taken.recorded_by = $2 AS "isOwn", v.recorded_at AS "reversedAt"
           FROM ${reversedCash}
           JOIN (${cashOfHands} HAVING sum(amount) < 0) below ON below.user_id = taken.recorded_by
           JOIN branches b ON b.id = taken.branch_id
           JOIN users u ON u.id = taken.recorded_by
           JOIN receipts r ON r.entry_id = taken.id AND r.agreement_id = taken.agreement_id
          WHERE v.recorded_at >= (SELECT min(opened_at) FROM cash_drawers)
            AND ($1::uuid IS NULL OR taken.branch_id = $1 AND d.custodian_id = $2)
            AND NOT EXISTS (SELECT FROM cash_movements m WHERE m.entry_id = taken.id)
          ORDER BY v.recorded_at DESC, taken.id LIMIT ${reversedCashShownMax}`,
};

/** The reversed payments whose hands are below zero: at every branch, or at the one whose custodian the caller is. */
export async function listReversedCash(
  pool: Pool,
  reach: BranchReach,
  { userId }: Actor,
): Promise<ReversedCashRow[]> {
  return (await pool.query<ReversedCashRow>({ ...list, values: [branchIdOf(reach), userId] })).rows;
}
