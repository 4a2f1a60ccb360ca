import type { Pool, PoolClient } from 'pg';
import { Refusal } from '#server/platform/refusal.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';

/** A list in force. */
export interface ListInForce {
  readonly id: string;
  /** The SHA-256 of its file, in hexadecimal digits. */
  readonly hash: string;
}

/** True if people are compared with lists. */
export async function isScreeningOn(db: Pool | PoolClient): Promise<boolean> {
  return (await readSection(db, 'screening_rules')).content.isScreeningOn;
}

/** Refuses while screening is off, when nothing of it is shown. */
export async function requireScreening(db: Pool | PoolClient): Promise<void> {
  if (!(await isScreeningOn(db))) throw new Refusal('screening_off');
}

// Statements of their own: the next one sees what was committed before the lock was given.
const share = {
  name: 'share-screening-lists',
  text: "SELECT pg_advisory_xact_lock_shared(hashtextextended('screening lists', 0))",
};
const take = {
  name: 'take-screening-lists',
  text: "SELECT pg_advisory_xact_lock(hashtextextended('screening lists', 0))",
};

const find = {
  name: 'find-lists-in-force',
  text: `SELECT id, encode(file_hash, 'hex') AS hash FROM screening_lists WHERE ended_at IS NULL ORDER BY added_at, id`,
};

/** The lists in force, whatever the setting is. */
export async function findListsInForce(db: Pool | PoolClient): Promise<readonly ListInForce[]> {
  return (await db.query<ListInForce>(find)).rows;
}

/**
 * The lists that people are compared with, held until the transaction ends; none while screening is off. A list that comes
 * meanwhile waits for this transaction and finds whom it wrote; one that came before is among these. Runs after the rows of the
 * person are locked and before a change of the CNIC, which a list in the making would wait for.
 */
export async function holdLists(client: PoolClient): Promise<readonly ListInForce[]> {
  return (await holdScreening(client)) ? findListsInForce(client) : [];
}

/** True if people are compared with lists. Until the transaction ends no list comes, and the setting stays. */
export async function holdScreening(client: PoolClient): Promise<boolean> {
  await client.query(share);
  return isScreeningOn(client);
}

/** Keeps everyone who saves a person waiting until the transaction ends, and waits for those who do. */
export async function takeLists(client: PoolClient): Promise<void> {
  await client.query(take);
}
