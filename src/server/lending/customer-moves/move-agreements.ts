import type { PoolClient } from 'pg';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Place, Placed } from './move-event.ts';

/** The sums of a branch that move with its delivered agreements. The old branch loses as much as the new one gets. */
const figures = ['outstanding', 'overpaid', 'written_off', 'recovered'] as const;

// Locked in the orders in which postings lock them: agreements by their ids, then portfolios by branch.
const move = namedStatement(
  'move-agreements',
  `WITH found AS (
     SELECT id, branch_id, officer_id FROM agreements
      WHERE customer_id = ANY(:customerIds) AND (branch_id, officer_id) <> (:branchId::uuid, :officerId::uuid)
      ORDER BY id FOR NO KEY UPDATE
   ), moved AS (
     UPDATE agreements a SET branch_id = :branchId, officer_id = :officerId, version = a.version + 1
       FROM found f WHERE a.id = f.id
     RETURNING a.id, f.branch_id AS from_branch, f.officer_id AS from_officer, a.entry_count,
               (a.status = 'active')::integer AS active, ${figures.map((name) => `a.${name}`).join(', ')}
   ), change AS (
     SELECT side.branch_id, sum(sign * active) AS active_count, ${figures
       .map((name) => `sum(sign * ${name}) AS ${name}`)
       .join(', ')}
       FROM moved CROSS JOIN LATERAL (VALUES (from_branch, -1), (:branchId::uuid, 1)) side (branch_id, sign)
      WHERE entry_count > 0 AND from_branch <> :branchId
      GROUP BY side.branch_id
   ), portfolio AS (
     INSERT INTO branch_portfolios AS p (branch_id, active_count, ${figures.join(', ')})
     SELECT branch_id, greatest(active_count, 0), ${figures.map((name) => `greatest(${name}, 0)`).join(', ')}
       FROM change ORDER BY branch_id
         ON CONFLICT (branch_id)
         DO UPDATE SET (active_count, ${figures.join(', ')}) = (
              SELECT p.active_count + c.active_count, ${figures.map((name) => `p.${name} + c.${name}`).join(', ')}
                FROM change c WHERE c.branch_id = p.branch_id)
   )
   SELECT id, from_branch AS "branchId", from_officer AS "officerId" FROM moved`,
);

/**
 * Moves all agreements of the customers, including closed ones, which a reversal can open again. Their versions go up, so
 * that a posting computed before the move is computed again. Returns each one's former state.
 */
export async function moveAgreements(
  client: PoolClient,
  customerIds: readonly string[],
  { branchId, officerId }: Place,
): Promise<Placed[]> {
  return (await client.query<Placed>(move({ customerIds, branchId, officerId }))).rows;
}
