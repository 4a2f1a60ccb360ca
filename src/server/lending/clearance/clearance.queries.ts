import type { Pool, PoolClient } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import type { ClearanceSituation } from '#domain/lending/clearance/clearance.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';
import { branchIdOf, type Reach } from '#server/platform/reach.ts';
import { isUncleared } from '../sums/uncleared-cheque.ts';
import { debtAfterEntries, reliefOf, voidedAt } from './cleared-agreements.ts';

/** A branch's agreements for its staff, a customer's own for the customer. */
export type ClearanceReach = Reach<'all' | 'branch' | 'own'>;

export interface ClearanceRow extends ClearanceSituation {
  readonly branchId: string;
  readonly branchCode: string;
  readonly entryCount: number;
  readonly clearedOn: CalendarDate | null;
}

const find = namedStatement(
  'find-clearance',
  `SELECT a.status, a.outstanding + a.written_off - a.recovered AS "stillOwed", a.price, ${reliefOf} AS relief,
          EXISTS (SELECT FROM entries e WHERE e.agreement_id = a.id AND ${isUncleared('e')}) AS "hasOpenCheque",
          a.branch_id AS "branchId", b.code AS "branchCode", a.entry_count AS "entryCount",
          (SELECT (min(o.recorded_at) AT TIME ZONE 'Asia/Karachi')::date FROM ${debtAfterEntries('a.id')} o
            WHERE o.owed = 0 AND NOT EXISTS (SELECT FROM ${debtAfterEntries('a.id')} l WHERE l.position > o.position AND l.owed > 0))
            AS "clearedOn"
     FROM agreements a JOIN branches b ON b.id = a.branch_id JOIN customers c ON c.id = a.customer_id
    WHERE a.id = :id AND (:branchId::uuid IS NULL OR a.branch_id = :branchId)
      AND (:userId::uuid IS NULL OR c.user_id = :userId)`,
);

const lock = {
  name: 'lock-agreement-to-clear',
  text: 'SELECT FROM agreements WHERE id = $1 FOR NO KEY UPDATE',
};

/** Keeps every posting to an agreement waiting until the transaction ends. */
export async function lockToClear(client: PoolClient, id: string): Promise<void> {
  await client.query({ ...lock, values: [id] });
}

/** The facts about an agreement that decide on its certificate; undefined when there is none within reach. */
export async function findClearance(
  client: Pool | PoolClient,
  reach: ClearanceReach,
  id: string,
): Promise<ClearanceRow | undefined> {
  const own = reach.extent === 'own' ? reach.userId : null;
  const branchId = reach.extent === 'own' ? null : branchIdOf(reach);
  return (await client.query<ClearanceRow>(find({ id, branchId, userId: own }))).rows[0];
}

export interface CertificateRow {
  readonly id: string;
  readonly serial: number;
  readonly branchCode: string;
  readonly city: Phrase;
  readonly code: string;
  readonly issuedAt: Date;
  readonly voidedAt: Date | null;
}

/** The columns of the certificate `k` of the branch `b`. */
export const certificateColumns = `k.id, k.serial, b.code AS "branchCode", ${phraseOf('b.city')} AS city, k.code,
          k.issued_at AS "issuedAt", ${voidedAt} AS "voidedAt"`;

const list = {
  name: 'list-clearance-certificates',
  text: `SELECT ${certificateColumns}
           FROM clearance_certificates k JOIN branches b ON b.id = k.branch_id
          WHERE k.agreement_id = $1 ORDER BY k.issued_at DESC, k.id DESC`,
};

/** The certificates of an agreement, newest first. */
export async function listCertificates(
  client: Pool | PoolClient,
  agreementId: string,
): Promise<CertificateRow[]> {
  return (await client.query<CertificateRow>({ ...list, values: [agreementId] })).rows;
}
