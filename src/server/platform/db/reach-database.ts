import type { Config } from '../config.ts';
import { type ReachedPostgres, reachEmbeddedPostgres } from './embedded/reach-embedded-postgres.ts';

/** The database that the product with these settings uses, for a tool that works beside it or without it. */
export async function reachDatabase({ database, dataDir }: Config): Promise<ReachedPostgres> {
  if (database === undefined) return reachEmbeddedPostgres(dataDir);
  return { ...database, leave: async () => {} };
}
