import type { Pool, PoolClient } from 'pg';
import { Refusal } from '#server/platform/refusal.ts';
import { isCheque, isUncleared } from '../sums/uncleared-cheque.ts';

const find = {
  name: 'find-cheque-to-return',
  text: `SELECT ${isCheque('e')} AS "isCheque", ${isUncleared('e')} AS "isUncleared" FROM entries e WHERE e.id = $1`,
};

interface FoundCheque {
  readonly isCheque: boolean;
  readonly isUncleared: boolean;
}

async function findCheque(client: Pool | PoolClient, entryId: string): Promise<FoundCheque | undefined> {
  return (await client.query<FoundCheque>({ ...find, values: [entryId] })).rows[0];
}

/** True of a payment by a cheque that no bank has paid. */
export async function isUnclearedCheque(pool: Pool, entryId: string): Promise<boolean> {
  return (await findCheque(pool, entryId))?.isUncleared ?? false;
}

/** Refuses an entry that no cheque paid, and a cheque that was cleared. A reversed one is refused by the rules of reversals. */
export async function refuseUnlessUncleared(client: Pool | PoolClient, entryId: string): Promise<void> {
  const cheque = await findCheque(client, entryId);
  if (cheque?.isCheque !== true) throw new Refusal('not_a_cheque');
  if (!cheque.isUncleared) throw new Refusal('cheque_cleared');
}
