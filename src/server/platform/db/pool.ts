import pg from 'pg';
import type { Logger } from 'pino';

/** PostgreSQL's numbers of the types that are parsed differently from `pg`'s defaults. */
const oid = { int8: 20, int8Array: 1016, date: 1082, dateArray: 1182 } as const;

/** Limits for slow statements, forgotten transactions and locks that are never released, so that none blocks a whole branch. */
const limits = {
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
} as const;

const connectionsMax = 10;

/** PostgreSQL compiles statements whose plans look costly. That takes longer than running any of ours. */
const noCompiling = '-c jit=off';

type Log = Pick<Logger, 'warn'>;

/** Connections to the product's database, which read whole numbers as numbers and dates as `YYYY-MM-DD`. */
export function createPool(connectionString: string, log: Log): pg.Pool {
  return poolOf({ connectionString, options: noCompiling, ...limits }, log);
}

/** The same for the copy of the database, which is read-only. */
export function createReadingPool(connectionString: string, log: Log): pg.Pool {
  const options = `${noCompiling} -c default_transaction_read_only=on`;
  return poolOf({ connectionString, options, ...limits }, log);
}

/** A pool through a pooler in transaction mode. The pooler ignores the settings of a connection's start: see `checkPooler`. */
export function createPooledPool(connectionString: string, log: Log): pg.Pool {
  const { connectionTimeoutMillis, idleTimeoutMillis } = limits;
  return poolOf(
    { connectionString, Client: NamelessClient, connectionTimeoutMillis, idleTimeoutMillis },
    log,
  );
}

/** Sends statements without their names: the next transaction may be in another session, which has not prepared them. */
class NamelessClient extends pg.Client {
  override query(asked: unknown, ...rest: unknown[]): never {
    const isNamed = typeof asked === 'object' && asked !== null && 'name' in asked;
    return Reflect.apply(super.query, this, [
      isNamed ? { ...asked, name: undefined } : asked,
      ...rest,
    ]) as never;
  }
}

function poolOf(own: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    max: connectionsMax,
    application_name: 'qist',
    keepAlive: true,
    types: exactTypes(),
    ...own,
  });
  // The database ended an idle connection, for example because it restarts; the pool opens another when needed. The
  // error contains the whole client, which must not be logged.
  pool.on('error', ({ message }) => {
    if (!pool.ending) log.warn({ reason: message }, 'an idle database connection was lost');
  });
  // The same for a connection that a command holds between two statements: its next statement fails. An error event
  // without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function exactTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(oid.int8, parseInteger);
  types.setTypeParser(oid.int8Array, (text) => itemsOf(text, parseInteger));
  types.setTypeParser(oid.date, (text) => text);
  types.setTypeParser(oid.dateArray, (text) => itemsOf(text, (item) => item));
  return types;
}

/** The items of an array such as `{1,NULL,2}`; neither integers nor dates are ever quoted in one. */
function itemsOf<Item>(text: string, parse: (item: string) => Item): (Item | null)[] {
  if (text === '{}') return [];
  return text
    .slice(1, -1)
    .split(',')
    .map((item) => (item === 'NULL' ? null : parse(item)));
}

/** A bigint as a number. Throws past 2^53, where a number would be inexact. */
function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large to be read exactly`);
  return value;
}
