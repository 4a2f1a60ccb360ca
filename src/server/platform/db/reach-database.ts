import type { Config } from '../config.ts';
import { type ReachedPostgres, reachEmbeddedPostgres } from './embedded/reach-embedded-postgres.ts';

/** The database of the product with these settings, for a tool that runs beside it or without it. */
export async function reachDatabase({ database, dataDir }: Config): Promise<ReachedPostgres> {
  if (database === undefined) return reachEmbeddedPostgres(dataDir);
  return { ...database, leave: async () => {} };
}
