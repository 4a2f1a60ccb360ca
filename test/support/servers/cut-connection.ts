import type { Pool, PoolClient } from 'pg';
import type { TestApi } from '../calls/api.ts';

type Query = (...given: unknown[]) => Promise<unknown>;

interface Cut {
  /** True if there were so many statements that the connection was cut. */
  readonly isDone: () => boolean;
  readonly undo: () => void;
}

/**
 * Ends the database connection of the next transaction at its n-th statement, `BEGIN` being the first: before the statement, or just
 * after it, when its answer is lost. PostgreSQL ends the session itself, as it does when it is stopped or the server is killed.
 */
export function cutConnection({ context, database }: TestApi, at: number, when: 'before' | 'after'): Cut {
  const pool: Pool = context.pool;
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => Promise<PoolClient>;
  let statements = 0;
  let isDone = false;
  const end = async (client: PoolClient) => {
    isDone = true;
    const { processID } = client as PoolClient & { readonly processID: number };
    await database.ownerPool.query('SELECT pg_terminate_backend($1, 5000)', [processID]);
  };
  const cutting = (client: PoolClient): PoolClient => {
    const query = client.query.bind(client) as Query;
    const counted: Query = async (...given) => {
      if (isDone) return query(...given);
      statements += 1;
      if (statements !== at) return query(...given);
      if (when === 'before') {
        await end(client);
        return query(...given);
      }
      await query(...given);
      await end(client);
      throw new Error('Connection terminated unexpectedly');
    };
    return new Proxy(client, {
      get: (target, name) => {
        if (name === 'query') return counted;
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  // With a callback it is the pool's own, for a single statement.
  const replaced = (...given: unknown[]) => (given.length > 0 ? connect(...given) : connect().then(cutting));
  Object.assign(pool, { connect: replaced });
  return { isDone: () => isDone, undo: () => Object.assign(pool, { connect }) };
}
