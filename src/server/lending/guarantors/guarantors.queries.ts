import type { PoolClient } from 'pg';
import type { Cnic } from '#domain/person/cnic.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { writtenOf } from '#server/platform/db/text-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isColleague } from '../relations/relation-of.ts';
import { type GuarantorRow, guarantorColumns, type VouchedAgreementRow } from './guarantors.view.ts';

/**
 * A guarantor belongs to no branch. One is within a branch's reach if they guarantee one of its approved agreements.
 * Unapproved ones do not count: otherwise a draft would be enough to read the data of another branch.
 */
const findBy = (name: string, condition: string) =>
  namedStatement(
    name,
    `SELECT ${guarantorColumns.selected('g')}, g.version,
          (SELECT count(*) FROM agreement_guarantors v JOIN agreements a ON a.id = v.agreement_id
            WHERE v.guarantor_id = g.id AND a.status = 'active') AS exposure, ${isColleague('g.cnic', 'g.phone')} AS "isColleague",
          (:branchId::uuid IS NULL OR g.created_by = :userId OR EXISTS (
             SELECT FROM agreement_guarantors v JOIN agreements a ON a.id = v.agreement_id
              WHERE v.guarantor_id = g.id AND a.branch_id = :branchId
                AND a.status IN ('approved', 'active', 'completed', 'written_off'))) AS "isWithinReach"
     FROM guarantors g WHERE ${condition}`,
  );

const findByCnic = findBy('find-guarantor', 'g.cnic = :key');
const findById = findBy('find-guarantor-by-id', 'g.id = :key::uuid');

/** The guarantor on record with a CNIC, with the fields that the caller may see; undefined if there is none. */
export async function guarantorOf(
  client: PoolClient,
  reach: BranchReach,
  cnic: Cnic,
  userId: string,
): Promise<GuarantorRow | undefined> {
  const branchId = branchIdOf(reach);
  const { rows } = await client.query<GuarantorRow>(findByCnic({ key: cnic, userId, branchId }));
  return rows[0];
}

/** The guarantor with an id, whose particulars the caller may see; refuses any other. */
export async function reachedGuarantor(
  client: PoolClient,
  reach: BranchReach,
  id: string,
  userId: string,
): Promise<GuarantorRow> {
  const branchId = branchIdOf(reach);
  const { rows } = await client.query<GuarantorRow>(findById({ key: id, userId, branchId }));
  const [guarantor] = rows;
  if (!guarantor?.isWithinReach) throw new Refusal('not_found');
  return guarantor;
}

const listVouched = namedStatement(
  'list-agreements-of-guarantor',
  `SELECT a.id, a.number, a.status, v.relation, c.id AS "customerId", ${writtenOf('c.full_name')} AS "customerName",
          b.code AS branch, a.outstanding, a.oldest_unpaid_due_on AS "oldestUnpaidDueOn"
     FROM agreement_guarantors v
     JOIN agreements a ON a.id = v.agreement_id
     JOIN customers c ON c.id = a.customer_id
     JOIN branches b ON b.id = a.branch_id
    WHERE v.guarantor_id = :id AND (:branchId::uuid IS NULL OR a.branch_id = :branchId)
      AND a.status NOT IN ('rejected', 'withdrawn', 'cancelled')
    ORDER BY a.created_at DESC, a.id DESC`,
);

/** The agreements within reach that a guarantor vouches for, the newest first. */
export async function agreementsOfGuarantor(
  client: PoolClient,
  reach: BranchReach,
  id: string,
): Promise<VouchedAgreementRow[]> {
  const branchId = branchIdOf(reach);
  return (await client.query<VouchedAgreementRow>(listVouched({ id, branchId }))).rows;
}
