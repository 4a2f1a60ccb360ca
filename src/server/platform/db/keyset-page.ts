import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import { countedRowsMax, type Page } from '#contract/endpoint.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from './tables.ts';

/** A row's place in a list that is read newest first: an instant, and what tells rows of one instant apart. */
export interface Place {
  readonly at: Date;
  readonly id: string;
  /** Where rows of one id are counted. */
  readonly position?: number;
}

const pageRows = 25;

/** One row more than a page is asked for: whether it comes tells whether there is a next page. */
export const pageRowsAsked = pageRows + 1;

/** Where a list goes on; refuses a cursor that the server never wrote. */
export function placeOf(cursor: string): Place {
  const written = /^(\d{1,15}) (\S{36})(?: (\d{1,15}))?$/;
  const [, at, id, position] = written.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (at === undefined || id === undefined || !isUuid(id)) throw new Refusal('invalid_cursor');
  return { at: new Date(Number(at)), id, ...(position !== undefined && { position: Number(position) }) };
}

/** Rows that come after the cursor; all of them without one. Columns as `table.column`. */
export function isAfter(
  cursor: string | undefined,
  atColumn: string,
  idColumn: string,
  positionColumn?: string,
  isOldestFirst = false,
): RawBuilder<SqlBool> {
  if (cursor === undefined) return sql<SqlBool>`true`;
  const { at, id, position } = placeOf(cursor);
  if ((position === undefined) !== (positionColumn === undefined)) throw new Refusal('invalid_cursor');
  const comesAfter = sql.raw(isOldestFirst ? '>' : '<');
  return positionColumn === undefined
    ? sql<SqlBool>`(${sql.ref(atColumn)}, ${sql.ref(idColumn)}) ${comesAfter} (${at}::timestamptz, ${id}::uuid)`
    : sql<SqlBool>`(${sql.ref(atColumn)}, ${sql.ref(idColumn)}, ${sql.ref(positionColumn)})
                   ${comesAfter} (${at}::timestamptz, ${id}::uuid, ${position}::bigint)`;
}

/** The same of a list that is read from the greatest id down; ids grow with time. */
export function isAfterId(cursor: string | undefined, idColumn: string): RawBuilder<SqlBool> {
  return cursor === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${sql.ref(idColumn)} < ${idOf(cursor)}::uuid`;
}

/** The id that a cursor consists of; refuses one that the server never wrote. */
export function idOf(cursor: string): string {
  const id = Buffer.from(cursor, 'base64url').toString();
  if (!isUuid(id)) throw new Refusal('invalid_cursor');
  return id;
}

/** Cuts the rows that were asked for to a page, counts what matches, and writes the cursor of the next page. */
export async function cutPage<Row, Joined, Tables extends keyof Joined, Selected>(
  db: Kysely<Database>,
  matches: SelectQueryBuilder<Joined, Tables, Selected>,
  found: readonly Row[],
  place: (row: Row) => Place | Pick<Place, 'id'>,
): Promise<{ rows: readonly Row[]; page: Page }> {
  const total = await countMatches(db, matches);
  const { rows, next } = cutRows(found, (row) => cursorOf(place(row)));
  return { rows, page: { next, total } };
}

/** How many rows match; null when they are more than a list counts. */
export async function countMatches<Joined, Tables extends keyof Joined, Selected>(
  db: Kysely<Database>,
  matches: SelectQueryBuilder<Joined, Tables, Selected>,
): Promise<number | null> {
  const total = await countUpTo(countedRowsMax, db, matches);
  return total > countedRowsMax ? null : total;
}

/** How many rows match, counted no further than one past `most`. */
export async function countUpTo<Joined, Tables extends keyof Joined, Selected>(
  most: number,
  db: Kysely<Database>,
  matches: SelectQueryBuilder<Joined, Tables, Selected>,
): Promise<number> {
  const { total } = await db
    .selectFrom(
      matches
        .select(sql`1`.as('one'))
        .limit(most + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const rowsPerRead = 1_000;

/** Every row of a list, for a file: `read` gives the first of those that come after a cursor, in the order of the list. */
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

/** Cuts the rows that were asked for to a page; `next` is the cursor of its last row when more come. */
export function cutRows<Row>(found: readonly Row[], cursorOfRow: (row: Row) => string) {
  const rows = found.slice(0, pageRows);
  const last = rows.at(-1);
  return { rows, next: found.length > pageRows && last !== undefined ? cursorOfRow(last) : null };
}

/** The cursor of what comes after a row; by its id alone, where the reader chooses the order. */
export function cursorOf(place: Place | Pick<Place, 'id'>): string {
  const { at, id, position }: Partial<Place> = place;
  const parts = [at?.getTime(), id, position].filter((part) => part !== undefined);
  return Buffer.from(parts.join(' ')).toString('base64url');
}
