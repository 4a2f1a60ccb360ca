import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Database } from '#server/platform/db/tables.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RequestFilters } from './request-filters.ts';
import { matchesOf, partsOf, type Reading } from './request-matches.ts';
import { besideRow, type RequestRow, rowSelection } from './request-rows.ts';

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

/** What comes after a cursor. */
export function afterCursor(cursor: string | undefined): RawBuilder<SqlBool> {
  if (cursor === undefined) return sql<SqlBool>`true`;
  const { queuePlace, id } = placeOf(cursor);
  return sql<SqlBool>`(r.queue_place, r.id) > (${queuePlace}::bigint, ${id}::uuid)`;
}

export const inOrder = (most: number) => sql`ORDER BY queue_place, id LIMIT ${most}`;

/** The rows of a page, a query for `id`. */
export async function readRows(
  db: Kysely<Database>,
  { now }: Reading,
  page: RawBuilder<unknown>,
): Promise<readonly RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    SELECT ${rowSelection(now)} FROM (${page}) page JOIN contact_requests r ON r.id = page.id ${besideRow}
     ORDER BY r.queue_place, r.id`.execute(db);
  return rows;
}

/** The first rows after a cursor, in the order of the queue: each part by its index, then put together. */
export function readQueue(
  db: Kysely<Database>,
  reading: Reading,
  filters: RequestFilters,
  { cursor, most }: { readonly cursor: string | undefined; readonly most: number },
): Promise<readonly RequestRow[]> {
  const read = { selected: sql`id, queue_place`, from: afterCursor(cursor), end: inOrder(most) };
  const parts = partsOf(reading.reach, filters.search).map((part) => matchesOf(part, filters, reading, read));
  return readRows(
    db,
    reading,
    sql`SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) parts ${inOrder(most)}`,
  );
}
