import type { Pool } from 'pg';
import { validate as isUuid } from 'uuid';
import { countedRowsMax, type Page } from '#contract/endpoint.ts';
import { Refusal } from '../refusal.ts';
import { ask } from './ask.ts';
import { raw, type Sql, sql } from './sql.ts';

/** A row's place in a list that is read newest first: an instant, and the id that orders rows of one instant. */
export interface Place {
  readonly at: Date;
  readonly id: string;
  /** Distinguishes rows with the same id. */
  readonly position?: number;
}

const pageRows = 25;

/** One row more than a page: if it is found, there is a next page. */
export const pageRowsAsked = pageRows + 1;

/** The place after which a list continues. Refuses a cursor that the server never wrote. */
export function placeOf(cursor: string): Place {
  const written = /^(\d{1,15}) (\S{36})(?: (\d{1,15}))?$/;
  const [, at, id, position] = written.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (at === undefined || id === undefined || !isUuid(id)) throw new Refusal('invalid_cursor');
  return { at: new Date(Number(at)), id, ...(position !== undefined && { position: Number(position) }) };
}

/** The rows after the cursor; all of them without one. Columns as `table.column`. */
export function isAfter(
  cursor: string | undefined,
  atColumn: string,
  idColumn: string,
  positionColumn?: string,
  isOldestFirst = false,
): Sql {
  if (cursor === undefined) return raw('true');
  const { at, id, position } = placeOf(cursor);
  if ((position === undefined) !== (positionColumn === undefined)) throw new Refusal('invalid_cursor');
  const comesAfter = isOldestFirst ? '>' : '<';
  return position === undefined
    ? sql`${raw(`(${atColumn}, ${idColumn}) ${comesAfter}`)} (${at}::timestamptz, ${id}::uuid)`
    : sql`${raw(`(${atColumn}, ${idColumn}, ${positionColumn}) ${comesAfter}`)}
          (${at}::timestamptz, ${id}::uuid, ${position}::bigint)`;
}

/** The same for a list in descending order of ids; ids grow with time. */
export function isAfterId(cursor: string | undefined, idColumn: string): Sql {
  return cursor === undefined ? raw('true') : sql`${raw(idColumn)} < ${idOf(cursor)}::uuid`;
}

/** The id in a cursor. Refuses a forged cursor. */
export function idOf(cursor: string): string {
  const id = Buffer.from(cursor, 'base64url').toString();
  if (!isUuid(id)) throw new Refusal('invalid_cursor');
  return id;
}

/** The rows of a list before it is cut into pages: its FROM clause and its condition. */
export interface Matches {
  readonly from: Sql;
  readonly where: Sql;
}

/** Cuts the rows to a page, counts the matches, and makes the cursor of the next page. */
export async function cutPage<Row>(
  pool: Pool,
  matches: Matches,
  found: readonly Row[],
  place: (row: Row) => Place | Pick<Place, 'id'>,
): Promise<{ rows: readonly Row[]; page: Page }> {
  const total = await countMatches(pool, matches);
  const { rows, next } = cutRows(found, (row) => cursorOf(place(row)));
  return { rows, page: { next, total } };
}

/** The number of rows that match; null if there are more than a list counts. */
export async function countMatches(pool: Pool, matches: Matches): Promise<number | null> {
  const total = await countUpTo(countedRowsMax, pool, matches);
  return total > countedRowsMax ? null : total;
}

/** The number of rows that match, counted no further than one past `most`. */
export async function countUpTo(most: number, pool: Pool, { from, where }: Matches): Promise<number> {
  const [counted] = await ask<{ total: number }>(
    pool,
    sql`SELECT count(*) AS total FROM (SELECT FROM ${from} WHERE ${where} LIMIT ${most + 1}) counted`,
  );
  return counted?.total ?? 0;
}

const rowsPerRead = 1_000;

/** Every row of a list, for a file. `read` returns the next rows after a cursor, in the order of the list. */
export async function* everyRow<Row>(
  read: (cursor: string | undefined, rows: number) => Promise<readonly Row[]>,
  place: (row: Row) => Place | Pick<Place, 'id'>,
): AsyncGenerator<Row> {
  let cursor: string | undefined;
  for (;;) {
    const rows = await read(cursor, rowsPerRead);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerRead) return;
    cursor = cursorOf(place(last));
  }
}

/** Cuts the rows to a page; `next` is the cursor of its last row if there are more. */
export function cutRows<Row>(found: readonly Row[], cursorOfRow: (row: Row) => string) {
  const rows = found.slice(0, pageRows);
  const last = rows.at(-1);
  return { rows, next: found.length > pageRows && last !== undefined ? cursorOfRow(last) : null };
}

/** The cursor for the rows after this one; only its id if the reader chooses the order. */
export function cursorOf(place: Place | Pick<Place, 'id'>): string {
  const { at, id, position }: Partial<Place> = place;
  const parts = [at?.getTime(), id, position].filter((part) => part !== undefined);
  return Buffer.from(parts.join(' ')).toString('base64url');
}
