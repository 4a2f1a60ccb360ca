import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { invariant } from '#domain/invariant.ts';
import { rupees } from '#domain/money/rupees.ts';
import { appendEntries, type PostingOrder } from '#server/lending/ledger/append-entries.ts';
import { loadLedger } from '#server/lending/ledger/load-ledger.ts';
import { newEntry } from '#server/lending/ledger/new-entry.ts';
import { figuresOf } from '#server/lending/ledger/posting.ts';
import type { Actor } from '#server/platform/actor.ts';
import { systemClock } from '#server/platform/clock.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { agreementIdOf, agreementIdSql } from './large/fill-large-lender.ts';

/** A prepared statement as it was about to be sent. */
interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A statement of pgbench's with the values of the variables that it names. */
export interface RawStatement {
  readonly text: string;
  readonly variables: ReadonlyMap<string, string>;
}

/**
 * The statement that posts a payment, as pgbench runs it: the one the server would send for one agreement of the large lender.
 * The parts that differ between postings are made of the variable `n`, the agreement's number. All else is a variable too,
 * never a constant: with constants the planner would know beforehand which parts of the statement have nothing to do.
 */
export async function rawPosting(pool: Pool, actor: Actor, amount: number): Promise<RawStatement> {
  const agreementId = agreementIdOf(0);
  const reach = { extent: 'all' } as BranchReach;
  const account = await loadLedger(pool, { agreementId, userId: actor.userId, reach, key: null });
  invariant(account !== null, 'the large lender has that agreement');
  const today = businessDateOf(systemClock.now());
  const posting = {
    entries: [newEntry({ kind: 'payment', amount: rupees(amount), valuedOn: today, method: 'cash' })],
  };
  const figures = figuresOf(account, posting, today);
  const key = uuidv7();
  let sent: Sent | undefined;
  // Takes the statement in place of the database.
  const listener = {
    query: async (statement: Sent) => {
      sent = statement;
      return { rows: [] };
    },
  } as unknown as Pool;
  const order: PostingOrder = {
    actor,
    clientAddress: '127.0.0.1',
    action: 'record_payment',
    key,
    requestHash: requestHash('record_payment', {}),
    now: systemClock.now(),
  };
  await appendEntries(listener, [{ order, ledger: account, posting, figures }]);
  invariant(sent !== undefined, 'appending entries is one statement');
  const changing = new Map([
    [agreementId, agreementIdSql(':n')],
    [posting.entries[0]?.id ?? '', "md5('entry' || :n)::uuid"],
    [key, "md5('key' || :n)::uuid"],
    [figures.answer.receiptCode ?? '', "md5('receipt' || :n)"],
    // The database refuses an event that is a minute older than the newest.
    [new Date(order.now).toISOString(), 'clock_timestamp()'],
  ]);
  return withVariables(sent, await parameterTypes(pool, sent.text), changing);
}

/** A statement with pgbench variables as parameters. A value that differs between postings becomes an expression. */
function withVariables(
  { text, values }: Sent,
  types: readonly string[],
  changing: ReadonlyMap<string, string>,
): RawStatement {
  const variables = new Map([['nothing', 'nothing']]);
  const parameters = values.map((given, place) => {
    const value = textOf(given);
    if (value === null) return `nullif(:nothing, 'nothing')::${types[place]}`;
    const made = madeOf(value, changing);
    if (made !== null) return `(${made})::${types[place]}`;
    variables.set(`value_${place}`, value);
    return `:value_${place}::${types[place]}`;
  });
  const filled = text.replaceAll(/\$(\d+)/g, (_, number: string) => parameters[Number(number) - 1] ?? '');
  return { text: filled.replaceAll(/\s+/g, ' '), variables };
}

/** The types that the database infers for a statement's parameters. */
async function parameterTypes(pool: Pool, statement: string): Promise<readonly string[]> {
  const client = await pool.connect();
  try {
    await client.query(`PREPARE posting AS ${statement}`);
    const { rows } = await client.query<{ types: string[] }>(
      "SELECT parameter_types::text[] AS types FROM pg_prepared_statements WHERE name = 'posting'",
    );
    return rows[0]?.types ?? [];
  } finally {
    client.release(true);
  }
}

/** A value as `pg` sends it. */
function textOf(value: unknown): string | null {
  if (value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (Array.isArray(value)) return `{${value.join()}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The SQL expression for a value with parts that differ between postings; null for a value without such parts. */
function madeOf(value: string, changing: ReadonlyMap<string, string>): string | null {
  const found = [...changing].filter(([known]) => value.includes(known));
  if (found.length === 0) return null;
  return found.reduce(
    (sql, [known, expression]) => sql.replaceAll(known, `' || ${expression} || '`),
    quoted(value),
  );
}

/** pgbench takes a colon before a letter for one of its variables. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''").replaceAll('":', '": ')}'`;
}
