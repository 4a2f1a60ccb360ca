import type { PoolClient } from 'pg';
import { absent, presentRowsSql } from '#server/platform/audit/kept-rows/kept-rows-sql.ts';
import type { KeptTable } from '#server/platform/audit/kept-rows/kept-table.ts';
import { keptTables } from '#server/platform/audit/kept-rows/kept-tables.ts';

/** The notes of all events, a row each. */
const notes = `
  SELECT e.chain_id, e.position, e.recorded_at, split_part(line, ' ', 1) AS "table", split_part(line, ' ', 2) AS key,
         split_part(line, ' ', 3) AS before, split_part(line, ' ', 4) AS after
    FROM audit_events e CROSS JOIN LATERAL string_to_table(e.kept_rows, E'\\n') AS line
   WHERE e.kept_rows IS NOT NULL`;

/** More rows than this would only use memory: the lines that are shown are fewer. */
const rowsMax = 1_000;

/**
 * The digests that do not add up. An event makes a digest of each row that it writes, and uses up the one that the row had
 * before; a row that is there uses up the last one. So of a row that is as it was written nothing is left, in whatever order
 * the chains are read. All of it is one sum in the database, which keeps it on disk when it is large.
 */
const unbalanced = {
  name: 'verify-kept-rows',
  text: `
  WITH unbalanced AS (
    SELECT "table", key, digest, sum(n) AS n, bool_or(is_present) AS is_present
      FROM (SELECT "table", key, digest, n, false AS is_present
              FROM (${notes}) noted CROSS JOIN LATERAL (VALUES (after, 1), (before, -1)) AS moved (digest, n)
             WHERE digest <> '${absent}'
            ${keptTables.map((kept) => `UNION ALL SELECT p.*, -1, true FROM (${presentRowsSql(kept)}) p`).join('\n            ')}
           ) counted
     GROUP BY "table", key, digest HAVING sum(n) <> 0
     ORDER BY "table", key LIMIT ${rowsMax})
  SELECT u."table", u.key, coalesce(bool_or(u.is_present AND u.n < 0), false) AS "isOtherwise",
         coalesce(bool_or(u.n < 0 AND NOT u.is_present), false) AS "wasOtherwise",
         array_agg(u.digest) FILTER (WHERE u.n > 0) AS written,
         array_agg(u.digest) FILTER (WHERE u.n < 0) AS unwritten
    FROM unbalanced u GROUP BY u."table", u.key ORDER BY u."table", u.key`,
};

interface Unbalanced {
  readonly table: string;
  readonly key: string;
  /** The row is there, with a digest that no event made. */
  readonly isOtherwise: boolean;
  /** An event says that the row was before what no event made it. */
  readonly wasOtherwise: boolean;
  /** Digests that events made, and that neither a row nor a later event has used up. */
  readonly written: readonly string[] | null;
  readonly unwritten: readonly string[] | null;
}

/** The events that made or used up these digests, the last of each row first. */
const findEvents = {
  name: 'verify-events-of-kept-rows',
  text: `
  SELECT DISTINCT ON (n."table", n.key, n.before = ANY (f.unwritten))
         n."table", n.key, n.position, n.before = ANY (f.unwritten) AS "isAfterwards",
         coalesce(b.code, 'the lender') AS chain
    FROM (${notes}) n
    JOIN jsonb_to_recordset($1::jsonb) AS f ("table" text, key text, written text[], unwritten text[])
      ON f."table" = n."table" AND f.key = n.key AND (n.after = ANY (f.written) OR n.before = ANY (f.unwritten))
    LEFT JOIN branches b ON b.id = n.chain_id
   ORDER BY n."table", n.key, n.before = ANY (f.unwritten), n.recorded_at DESC, n.position DESC`,
};

interface NotedEvent {
  readonly table: string;
  readonly key: string;
  readonly position: number;
  readonly chain: string;
  /** It found the row otherwise than it was written. */
  readonly isAfterwards: boolean;
}

/** The rows of these keys that are there. */
const findPresent = {
  name: 'verify-presence-of-kept-rows',
  text: `
  SELECT "table" || ' ' || key AS row FROM (${keptTables.map(presentRowsSql).join(' UNION ALL ')}) present
   WHERE "table" || ' ' || key = ANY ($1)`,
};

/** Compares the rows of all kept tables with the events that wrote them: one line for each row that differs. */
export async function keptRowDifferences(client: PoolClient): Promise<string[]> {
  const { rows: found } = await client.query<Unbalanced>(unbalanced);
  if (found.length === 0) return [];
  const { rows: events } = await client.query<NotedEvent>({ ...findEvents, values: [JSON.stringify(found)] });
  const rowOf = ({ table, key }: Unbalanced | NotedEvent) => `${table} ${key}`;
  const { rows } = await client.query<{ row: string }>({ ...findPresent, values: [found.map(rowOf)] });
  const present = new Set(rows.map(({ row }) => row));
  const eventsOf = Map.groupBy(events, rowOf);
  return found.map((row) => lineOf(row, present.has(rowOf(row)), eventsOf.get(rowOf(row)) ?? []));
}

function lineOf(row: Unbalanced, isThere: boolean, events: readonly NotedEvent[]): string {
  const written = inWords(events.find(({ isAfterwards }) => !isAfterwards));
  const later = inWords(events.find(({ isAfterwards }) => isAfterwards));
  return `${nounOf(row.table)} ${row.key}: its row ${difference(row, isThere, written, later)}`;
}

function difference(row: Unbalanced, isThere: boolean, written: string, later: string): string {
  if (row.wasOtherwise) return `was not as it was written when ${later} changed it`;
  if (!isThere) return `is missing, last written with ${written}`;
  if (!row.isOtherwise) return `was written again, and not as it was with ${written}`;
  return row.written === null ? 'is in no audit event' : `is not as it was written with ${written}`;
}

const inWords = (event: NotedEvent | undefined) =>
  event === undefined ? 'an audit event' : `audit event ${event.position} of ${event.chain}`;

const nouns: ReadonlyMap<string, KeptTable> = new Map(keptTables.map((kept) => [kept.table, kept]));

/** The noun of a table; an event that somebody wrote may name any. */
const nounOf = (table: string) => nouns.get(table)?.noun ?? table;
