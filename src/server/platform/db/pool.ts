import pg from 'pg';
import type { Logger } from 'pino';

/** PostgreSQL's numbers of the types that are read another way than `pg` does by itself. */
const oid = { int8: 20, int8Array: 1016, date: 1082, dateArray: 1182 } as const;

/** A slow statement, a forgotten transaction or a lock nobody gives back must not hold up a whole branch. */
const limits = {
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
} as const;

const connectionsMax = 10;

/** PostgreSQL compiles statements whose plans look costly. That takes longer than any of ours runs. */
const noCompiling = '-c jit=off';

type Log = Pick<Logger, 'warn'>;

/** Connections to the product's database, which read whole numbers as numbers and dates as `YYYY-MM-DD`. */
export function createPool(connectionString: string, log: Log): pg.Pool {
  return poolOf({ connectionString, options: noCompiling, ...limits }, log);
}

/** The same to a copy that follows the database, which is only read. */
export function createReadingPool(connectionString: string, log: Log): pg.Pool {
  const options = `${noCompiling} -c default_transaction_read_only=on`;
  return poolOf({ connectionString, options, ...limits }, log);
}

/** The same through a pooler in transaction mode. What a connection asks for at its start a pooler does not pass on: see `checkPooler`. */
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
  // The database ended a connection nobody was using, say because it restarts; the pool opens another when needed.
  // The error itself carries the whole client, which has no place in a log.
  pool.on('error', ({ message }) => {
    if (!pool.ending) log.warn({ reason: message }, 'an idle database connection was lost');
  });
  // The same, while a command holds it between two statements: the command's next statement fails. An event that nobody hears
  // would end the process.
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

/** A bigint as a number. Past 2^53 a number would be another one than was stored, so it is refused. */
function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large to be read exactly`);
  return value;
}
