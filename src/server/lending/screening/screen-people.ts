import type { PoolClient } from 'pg';
import { findMatchesOfPeople } from './find-matches.ts';
import type { ListInForce } from './lists-in-force.ts';
import { beginRun, endRun, recordFindings } from './record-run.ts';

type Saved = { readonly customerId: string } | { readonly guarantorId: string };

/**
 * Compares a person who was just saved with the lists that this transaction holds, and records the run. The person who saves
 * is not told what it found. Without a list there is nothing to compare with.
 */
export async function screenSaved(
  client: PoolClient,
  lists: readonly ListInForce[],
  saved: Saved,
  by: string | null,
  at: Date,
): Promise<void> {
  if (lists.length === 0) return;
  const found = await findMatchesOfPeople(client, {
    customerIds: 'customerId' in saved ? [saved.customerId] : [],
    guarantorIds: 'guarantorId' in saved ? [saved.guarantorId] : [],
  });
  const run = beginRun(lists, by, at);
  const foundNew = await recordFindings(client, run, found);
  await endRun(client, run, { why: 'save', ...saved }, { checked: 1, found: found.length, foundNew });
}
