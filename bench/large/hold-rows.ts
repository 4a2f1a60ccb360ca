import type { Pool } from 'pg';
import { absent, presentRowsSql } from '#server/platform/audit/kept-rows/kept-rows-sql.ts';
import { keptTables } from '#server/platform/audit/kept-rows/kept-tables.ts';
import { lenderChain } from '#server/platform/audit/record-audit-event.ts';

/** The rows of one event: as many as a large import writes. */
const rowsPerEvent = 1_000;

/** The note before the filling is the last of a row. */
const holdThem = `
  INSERT INTO audit_events (chain_id, recorded_at, action, subject, subject_id, kept_rows)
  SELECT '${lenderChain}', (SELECT greatest(now(), max(recorded_at)) FROM audit_events), 'record_import_rows', 'import', '${lenderChain}', string_agg(line, E'\\n')
    FROM (SELECT "table" || ' ' || key || ' ' || coalesce(noted.digest, '${absent}') || ' ' || present.digest AS line,
                 row_number() OVER () / ${rowsPerEvent} AS nth
            FROM (${keptTables.map(presentRowsSql).join(' UNION ALL ')}) present
            LEFT JOIN (SELECT DISTINCT ON (1, 2) split_part(line, ' ', 1) AS "table", split_part(line, ' ', 2) AS key,
                              split_part(line, ' ', 4) AS digest
                         FROM audit_events, string_to_table(kept_rows, E'\\n') line
                        ORDER BY 1, 2, recorded_at DESC, position DESC) noted USING ("table", key)
           WHERE noted.digest IS DISTINCT FROM present.digest) written
   GROUP BY nth ORDER BY nth`;

/** Writes events of the rows that were put in without triggers, so that `npm run verify` holds them. */
export async function holdRows(pool: Pool): Promise<void> {
  const client = await pool.connect();
  await client.query('SET statement_timeout = 0');
  await client.query(holdThem);
  client.release(true);
}
