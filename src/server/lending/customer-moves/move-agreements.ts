import type { PoolClient } from 'pg';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { BeforeMove, Place } from './move-event.ts';

// Agreements are locked by their ids, as postings lock them.
const move = namedStatement(
  'move-agreements',
  `WITH found AS (
     SELECT id, branch_id, officer_id FROM agreements
      WHERE customer_id = ANY(:customerIds) AND (branch_id, officer_id) <> (:branchId::uuid, :officerId::uuid)
      ORDER BY id FOR NO KEY UPDATE
   )
   UPDATE agreements a SET branch_id = :branchId, officer_id = :officerId, version = a.version + 1
     FROM found f WHERE a.id = f.id
   RETURNING a.id, f.branch_id AS "branchId", f.officer_id AS "officerId"`,
);

/**
 * Moves all agreements of the customers, including closed ones, which a reversal can open again. Their versions go up, so
 * that a posting computed before the move is computed again. Returns each one's former state.
 */
export async function moveAgreements(
  client: PoolClient,
  customerIds: readonly string[],
  { branchId, officerId }: Place,
): Promise<BeforeMove[]> {
  return (await client.query<BeforeMove>(move({ customerIds, branchId, officerId }))).rows;
}
