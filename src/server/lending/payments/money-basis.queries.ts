import type { Pool } from 'pg';
import type { Payable } from '#contract/lending/payments.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import type { Phrase } from '#domain/language.ts';
import type { Written } from '#domain/written.ts';
import type { Actor } from '#server/platform/actor.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { itemName, soldItems } from '../agreements/item-names.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { loadLedger } from '../ledger/load-ledger.ts';

const goodsOf = `(SELECT coalesce(json_agg(${itemName} ORDER BY i.position), '[]')
                    FROM ${soldItems} WHERE i.agreement_id = a.id)`;

export interface MoneyNames {
  readonly number: string;
  readonly goods: readonly Phrase[];
  readonly customerName: Written;
  readonly city: Phrase;
}

const findNames = namedStatement(
  'find-money-names',
  `SELECT a.number, ${goodsOf} AS goods, ${writtenOf('c.full_name')} AS "customerName",
          ${phraseOf('b.city')} AS city
     FROM agreements a
     JOIN customers c ON c.id = a.customer_id
     JOIN branches b ON b.id = a.branch_id
    WHERE a.id = :agreementId`,
);

export interface MoneyBasisRow {
  readonly ledger: Ledger;
  readonly names: MoneyNames;
}

/** The ledger of an agreement for a user who may post to it, with the names that identify it. */
export async function loadMoneyBasis(
  pool: Pool,
  { userId }: Actor,
  reach: BranchReach,
  agreementId: string,
): Promise<MoneyBasisRow> {
  const ledger = await loadLedger(pool, { agreementId, userId, reach, key: null });
  if (ledger === null) throw new Refusal('not_found');
  const { rows } = await pool.query<MoneyNames>(findNames({ agreementId }));
  invariant(rows[0] !== undefined, 'an agreement is never deleted');
  return { ledger, names: rows[0] };
}

const findPayable = namedStatement(
  'find-payable',
  `SELECT json_build_object('id', c.id, 'fullName', ${writtenOf('c.full_name')}) AS customer,
          (SELECT coalesce(json_agg(p ORDER BY p.number DESC), '[]')
             FROM (SELECT a.id, a.number, a.status, a.outstanding, ${goodsOf} AS goods,
                          (SELECT coalesce(sum(i.amount - i.paid), 0)
                             FROM installments i
                            WHERE i.agreement_id = a.id AND i.schedule_number = a.schedule_number
                              AND i.due_on <= :today::date AND a.status = 'active') AS "dueNow"
                     FROM agreements a
                    WHERE a.customer_id = c.id AND a.status IN ('active', 'completed', 'written_off')
                      AND (:branchId::uuid IS NULL OR a.branch_id = :branchId::uuid)) p) AS agreements
     FROM customers c
    WHERE c.id = :customerId AND (:branchId::uuid IS NULL OR c.branch_id = :branchId::uuid)`,
);

/** A customer with the agreements within reach that can take a payment. */
export async function findPayableOf(
  pool: Pool,
  reach: BranchReach,
  customerId: string,
  today: CalendarDate,
): Promise<Payable> {
  const { rows } = await pool.query<Payable>(findPayable({ customerId, today, branchId: branchIdOf(reach) }));
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}
