import type { Pool, PoolClient } from 'pg';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { lenderChain } from '../record-audit-event.ts';
import { absent, presentRowsSql } from './kept-rows-sql.ts';
import { keptTables } from './kept-tables.ts';

/** The event of rows that are older than the audit: those that migrations insert, and the first branches. */
export const takeOverRowsAction = 'take_over_rows' satisfies AuditAction;

/** The lines of all rows that there are, as an event has them. */
const allRowsSql = `
  SELECT string_agg("table" || ' ' || key || ' ${absent} ' || digest, E'\\n')
    FROM (${keptTables.map(presentRowsSql).join(' UNION ALL ')}) present`;

// In turn: of two processes that start at once the second finds the event of the first.
const lock = "SELECT pg_advisory_xact_lock(hashtextextended('take over rows', 0))";

const takeOver = namedStatement(
  'take-over-rows',
  `INSERT INTO audit_events (chain_id, recorded_at, action, subject, subject_id, kept_rows)
   SELECT :chainId, :at, '${takeOverRowsAction}', 'audit', :chainId, (${allRowsSql})
    WHERE NOT EXISTS (SELECT FROM audit_events WHERE chain_id = :chainId)`,
);

/** Puts the rows that there are into the first event of the lender's audit. Does nothing if there is an event. */
export async function takeOverRowsIn(client: PoolClient, at: Date): Promise<void> {
  await client.query(lock);
  await client.query(takeOver({ chainId: lenderChain, at }));
}

/** The same in a transaction of its own. */
export function takeOverRows(pool: Pool, at: Date): Promise<void> {
  return inTransaction(pool, (client) => takeOverRowsIn(client, at));
}
