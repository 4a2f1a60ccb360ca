import type { Pool } from 'pg';
import { validate as isUuid } from 'uuid';
import { ask } from '#server/platform/db/ask.ts';
import { joined, raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RequestFilters } from './request-filters.ts';
import { matchesOf, partsOf, type Reading } from './request-matches.ts';
import { type RequestRow, relatedRows, rowSelection } from './request-rows.ts';

interface Place {
  readonly queuePlace: number;
  readonly id: string;
}

function placeOf(cursor: string): Place {
  const [, queuePlace, id] = /^(\d{1,16}) (\S{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (queuePlace === undefined || id === undefined || !isUuid(id)) throw new Refusal('invalid_cursor');
  return { queuePlace: Number(queuePlace), id };
}

export const cursorOf = ({ queuePlace, id }: Place) =>
  Buffer.from(`${queuePlace} ${id}`).toString('base64url');

/** The rows after a cursor. */
export function afterCursor(cursor: string | undefined): Sql {
  if (cursor === undefined) return raw('true');
  const { queuePlace, id } = placeOf(cursor);
  return sql`(r.queue_place, r.id) > (${queuePlace}::bigint, ${id}::uuid)`;
}

export const inOrder = (most: number) => sql`ORDER BY queue_place, id LIMIT ${most}`;

/** The rows of a page, a query for `id`. */
export async function readRows(pool: Pool, { now }: Reading, page: Sql): Promise<readonly RequestRow[]> {
  const rows = await ask<RequestRow>(
    pool,
    sql`
    SELECT ${rowSelection(now)} FROM (${page}) page JOIN contact_requests r ON r.id = page.id ${relatedRows}
     ORDER BY r.queue_place, r.id`,
  );
  return rows;
}

/** The first rows after a cursor, in the order of the queue. Each part is read by its index, and the parts are merged. */
export function readQueue(
  pool: Pool,
  reading: Reading,
  filters: RequestFilters,
  { cursor, most }: { readonly cursor: string | undefined; readonly most: number },
): Promise<readonly RequestRow[]> {
  const read = { selected: sql`id, queue_place`, from: afterCursor(cursor), end: inOrder(most) };
  const parts = partsOf(reading.reach, filters.search).map((part) => matchesOf(part, filters, reading, read));
  return readRows(pool, reading, sql`SELECT * FROM (${joined(parts, ' UNION ALL ')}) parts ${inOrder(most)}`);
}
