import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { invariant } from '#domain/invariant.ts';
import { rupees } from '#domain/money/rupees.ts';
import { appendEntries, type PostingOrder } from '#server/account/append-entries.ts';
import { loadAccount } from '#server/account/load-account.ts';
import { newEntry } from '#server/account/new-entry.ts';
import { figuresOf } from '#server/account/posting.ts';
import type { Actor } from '#server/auth/actor.ts';
import { systemClock } from '#server/clock.ts';
import { requestHash } from '#server/idempotency/request-hash.ts';
import { agreementIdOf, agreementIdSql } from './fill-large-lender.ts';

/** A prepared statement as it was about to be sent. */
interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * The statement that posts a payment, as pgbench runs it: what the server would send for one agreement of the large lender,
 * with everything that differs from posting to posting made of the variable `n`, the agreement's number.
 */
export async function rawPosting(pool: Pool, actor: Actor, amount: number): Promise<string> {
  const agreementId = agreementIdOf(0);
  const account = await loadAccount(pool, { agreementId, userId: actor.userId, branchId: null, key: null });
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
  await appendEntries(listener, order, account, posting, figures);
  invariant(sent !== undefined, 'appending entries is one statement');
  const changing = new Map([
    [agreementId, agreementIdSql(':n')],
    [posting.entries[0]?.id ?? '', "md5('entry' || :n)::uuid"],
    [key, "md5('key' || :n)::uuid"],
    [figures.answer.receiptCode ?? '', "md5('receipt' || :n)"],
  ]);
  const { text, values } = sent;
  return text
    .replaceAll(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1], changing))
    .replaceAll(/\s+/g, ' ');
}

/** A value as SQL, the ones that change put together from their expressions. */
function literal(value: unknown, changing: ReadonlyMap<string, string>): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `'{${value.join()}}'`;
  const text = textOf(value);
  const whole = changing.get(text);
  if (whole !== undefined) return whole;
  let sql = quoted(text);
  for (const [found, expression] of changing) sql = sql.replaceAll(found, `' || ${expression} || '`);
  return sql.includes(' || ') ? `(${sql})` : sql;
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** pgbench takes a colon before a letter for one of its variables. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''").replaceAll('":', '": ')}'`;
}
