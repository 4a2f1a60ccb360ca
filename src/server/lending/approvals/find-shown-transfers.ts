import type { Pool, PoolClient } from 'pg';
import type { RequestedKind } from '#domain/lending/approvals/approval.ts';
import { approvalDescriptors } from './kinds/approval-descriptors.ts';

const find = {
  name: 'find-shown-transfers',
  text: `SELECT m.entry_id AS "entryId"
           FROM entries e JOIN transfer_matches m ON m.entry_id = e.id AND m.agreement_id = e.agreement_id
          WHERE e.agreement_id = $1`,
};

/**
 * The payments on an agreement that a slip reported by the customer is matched to; none for a kind that is not judged by them.
 * Read before the ledger: a match made in between is missed, and one is undone only by the reversal of its payment.
 */
export async function findShownTransfers(
  client: Pool | PoolClient,
  agreementId: string,
  kind: RequestedKind,
): Promise<ReadonlySet<string>> {
  if (!approvalDescriptors[kind].readsShownTransfers) return new Set();
  const { rows } = await client.query<{ entryId: string }>({ ...find, values: [agreementId] });
  return new Set(rows.map(({ entryId }) => entryId));
}
