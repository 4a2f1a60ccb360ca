import type { Pool, PoolClient } from 'pg';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { isReceived } from '../sums/collected-money.ts';
import type { RegisteredPaymentRow, RegisterFilters } from './payment-register.queries.ts';

/** The payment that is reversed, at the place of its reversal. */
export interface LateReversalRow extends Omit<RegisteredPaymentRow, 'isReversed' | 'isUnclearedCheque'> {
  /** The payment's own entry; `id` is that of the reversal. */
  readonly paymentId: string;
}

/**
 * Reversals `r` that count later than their payments `o`, because the month of the payment was closed. They are read by the day
 * that they count on, like payments.
 */
const late = `
     FROM entries r
     JOIN entries o ON o.id = r.reverses AND o.agreement_id = r.agreement_id
      AND ${isReceived('o')}
    WHERE r.kind = 'reversal' AND r.counts_on BETWEEN :from::date AND :until::date AND r.counts_on > o.counts_on
      AND (:ownBranchId::uuid IS NULL OR o.branch_id = :ownBranchId)
      AND (:branchId::uuid IS NULL OR o.branch_id = :branchId) AND (:officerId::uuid IS NULL OR o.recorded_by = :officerId)
      AND (:method::text IS NULL OR o.method = :method) AND (:kind::text IS NULL OR o.kind = :kind)`;

const read = namedStatement(
  'read-late-reversals',
  `SELECT r.id, r.payment_id AS "paymentId", r.valued_on AS "valuedOn", r.counts_on AS "countsOn",
          r.recorded_at AS "recordedAt", r.reference, a.number AS "agreementNumber", t.serial AS "receiptSerial",
          tb.code AS "receiptBranchCode", c.id AS "customerId", ${writtenOf('c.full_name')} AS "fullName", b.code,
          ${phraseOf('b.city')} AS city, u.id AS "takenById", ${writtenOf('u.full_name')} AS "takenByName", r.kind,
          r.method, r.amount
     FROM (SELECT r.id, o.id AS payment_id, r.valued_on, r.counts_on, r.recorded_at, o.reference, o.agreement_id, o.branch_id,
                  o.recorded_by, o.kind, o.method, o.amount ${late}
              AND (:afterId::uuid IS NULL
                   OR (r.counts_on, r.id) > (SELECT counts_on, id FROM entries WHERE id = :afterId ORDER BY id LIMIT 1))
            ORDER BY r.counts_on, r.id LIMIT :rows::integer) r
     JOIN agreements a ON a.id = r.agreement_id
     JOIN customers c ON c.id = a.customer_id
     JOIN branches b ON b.id = r.branch_id
     JOIN users u ON u.id = r.recorded_by
     LEFT JOIN receipts t ON t.entry_id = r.payment_id
     LEFT JOIN branches tb ON tb.id = t.branch_id
    ORDER BY r.counts_on, r.id`,
);

type Asked = Omit<RegisterFilters, 'state'>;

const valuesOf = (reach: BranchReach, { from, until, branchId, officerId, method, kind }: Asked) => ({
  from,
  until,
  ownBranchId: branchIdOf(reach),
  branchId: branchId ?? null,
  officerId: officerId ?? null,
  method: method ?? null,
  kind: kind ?? null,
});

/** The first of them after an entry, the earliest first. */
export async function readLateReversals(
  pool: Pool | PoolClient,
  reach: BranchReach,
  asked: Asked,
  afterId: string | null,
  rows: number,
): Promise<LateReversalRow[]> {
  const found = await pool.query<LateReversalRow>(read({ ...valuesOf(reach, asked), afterId, rows }));
  return found.rows;
}

const count = namedStatement('count-late-reversals', `SELECT count(*)::integer AS count ${late}`);

/** The number of them. */
export async function countLateReversals(
  pool: Pool | PoolClient,
  reach: BranchReach,
  asked: Asked,
): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(count(valuesOf(reach, asked)));
  return rows[0]?.count ?? 0;
}
