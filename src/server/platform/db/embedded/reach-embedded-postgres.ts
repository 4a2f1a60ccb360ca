import { addressOf, type ConnectionStrings, connectionStringsOf } from './embedded-address.ts';
import { choosePlace } from './embedded-place.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { findRunning } from './embedded-postmaster.ts';

/** The server of a data directory, for a tool that works beside the product. */
export interface ReachedPostgres extends ConnectionStrings {
  /** Leaves the server as it was found: running, or stopped again. */
  leave(): Promise<void>;
}

const silent = () => undefined;

/** Joins the server that a running Qist has started on the directory; if there is none, starts one for as long as it is needed. */
export async function reachEmbeddedPostgres(dataDir: string): Promise<ReachedPostgres> {
  const place = await choosePlace(dataDir, silent);
  const running = await findRunning(place);
  if (running !== undefined) {
    return { ...connectionStringsOf(await addressOf(place, running)), leave: async () => {} };
  }
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent });
  const { connectionString, ownerConnectionString, stop } = postgres;
  return { connectionString, ownerConnectionString, leave: stop };
}
