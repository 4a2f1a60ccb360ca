import type { PoolClient } from 'pg';
import { type BranchRule, branchOnArrival } from '#domain/desk/contact-requests/branch-on-arrival.ts';
import { findNamedBranches } from '#server/desk/contact-requests/named-branches.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';

/** The branch of a new request, and the earlier request that it joins. */
export interface RequestPlace {
  readonly branchId: string;
  readonly branchRule: BranchRule;
  /** The earlier request of the same phone, which is answered together with the new one. */
  readonly mergedInto: string | null;
}

interface Arriving {
  readonly phone: string;
  readonly address: string | null;
  readonly message: string | null;
  readonly receivedAt: Date;
}

// Concurrent forms of one phone are processed one after another.
const waitForPhone = {
  name: 'wait-for-phone',
  text: "SELECT pg_advisory_xact_lock(hashtextextended('contact request of ' || $1, 0))",
};

// Locked, so that nobody answers the earlier request without the new one. A request answered in between is not found.
const findWaiting = namedStatement(
  'find-waiting-of-phone',
  `SELECT id, branch_id AS "branchId"
     FROM contact_requests
    WHERE phone = :phone AND merged_into IS NULL AND first_contact_at IS NULL AND close_reason IS NULL AND customer_id IS NULL
      AND received_at <= :receivedAt
    ORDER BY received_at, id LIMIT 1
      FOR NO KEY UPDATE`,
);

/**
 * Finds the place of a new request. A second request from the same phone before anybody answered joins the earlier one,
 * whose deadline is sooner. Any other goes to the branch that the visitor's words name.
 */
export async function placeRequest(client: PoolClient, arriving: Arriving): Promise<RequestPlace> {
  const { phone, receivedAt } = arriving;
  await client.query({ ...waitForPhone, values: [phone] });
  const waiting = await client.query<{ id: string; branchId: string }>(findWaiting({ phone, receivedAt }));
  const earlier = waiting.rows[0];
  if (earlier !== undefined)
    return { branchId: earlier.branchId, branchRule: 'same_phone', mergedInto: earlier.id };
  const { branchId, rule } = branchOnArrival(arriving, await findNamedBranches(client));
  return { branchId, branchRule: rule, mergedInto: null };
}
