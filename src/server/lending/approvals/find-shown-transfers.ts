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
 * The payments on an agreement that are matched to a slip from the customer; empty for a kind of request that does not depend
 * on them. Call this before the ledger is read. A match made in between is missed, which only refuses more; a match ends only
 * by the reversal of its payment, which the ledger then has.
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
