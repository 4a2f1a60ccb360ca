import type { PoolClient } from 'pg';
import type { Cnic } from '#domain/person/cnic.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { isColleague } from '../relations/relation-of.ts';
import { type GuarantorRow, guarantorColumns } from './guarantors.view.ts';

/**
 * A guarantor belongs to no branch. One is within a branch's reach if they guarantee one of its approved agreements.
 * Unapproved ones do not count: otherwise a draft would be enough to read the data of another branch.
 */
const findGuarantor = namedStatement(
  'find-guarantor',
  `SELECT ${guarantorColumns.selected('g')},
          (SELECT count(*) FROM agreement_guarantors v JOIN agreements a ON a.id = v.agreement_id
            WHERE v.guarantor_id = g.id AND a.status = 'active') AS exposure, ${isColleague('g.cnic', 'g.phone')} AS "isColleague",
          (:branchId::uuid IS NULL OR g.created_by = :userId OR EXISTS (
             SELECT FROM agreement_guarantors v JOIN agreements a ON a.id = v.agreement_id
              WHERE v.guarantor_id = g.id AND a.branch_id = :branchId
                AND a.status IN ('approved', 'active', 'completed', 'written_off'))) AS "isWithinReach"
     FROM guarantors g WHERE g.cnic = :cnic`,
);

/** The guarantor on record with a CNIC, with the fields that the caller may see; undefined if there is none. */
export async function guarantorOf(
  client: PoolClient,
  reach: BranchReach,
  cnic: Cnic,
  userId: string,
): Promise<GuarantorRow | undefined> {
  const branchId = branchIdOf(reach);
  const { rows } = await client.query<GuarantorRow>(findGuarantor({ cnic, userId, branchId }));
  return rows[0];
}
