import type { Pool, PoolClient } from 'pg';
import type { ReportDivision } from '#contract/insight/report-shape.ts';
import { type CellsOf, type ReportName, reportShape, type SumsOf } from '#contract/insight/report-table.ts';
import type { ReportRow, ReportTotals, reportSteps } from '#contract/insight/reports.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import type { AgeingBucket } from '#domain/lending/collections/portfolio-at-risk.ts';

import { cutRows, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import type { Reach } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** The connection that a report is read over, in a transaction as of one moment. */
export type Books = PoolClient;

/** The parameters of a report. Only a user who reaches every branch reads one. Null is every branch. */
export interface Asked {
  readonly reach: Reach<'all'>;
  readonly now: Instant;
  readonly today: CalendarDate;
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly step: (typeof reportSteps)[number];
  readonly by: ReportDivision;
  /** The days past due of the agreements; null is all of them. */
  readonly bucket: AgeingBucket | null;
  readonly branchId: string | null;
  readonly officerId: string | null;
}

export interface RowOf<Name extends ReportName> extends Omit<ReportRow, 'cells'> {
  readonly cells: CellsOf<Name>;
}

interface TotalsOf<Name extends ReportName> extends Pick<ReportTotals, 'rows'> {
  readonly sums: SumsOf<Name>;
}

interface ReportPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** One report, as the page, the paper and the files read it. */
export interface Report<Name extends ReportName> {
  /** Stores what the report reads and nobody has stored yet: the copy that it may be read from takes no writes. */
  readonly prepare?: (pool: Pool, asked: Asked) => Promise<void>;
  readonly page: (books: Books, asked: Asked, cursor: string | undefined) => Promise<ReportPage<RowOf<Name>>>;
  /** Every row, in the order of the pages. */
  readonly every: (books: Books, asked: Asked) => AsyncIterable<RowOf<Name>>;
  readonly sum: (books: Books, asked: Asked) => Promise<TotalsOf<Name>>;
}

const cursorOf = ({ key }: Pick<ReportRow, 'key'>) => Buffer.from(key).toString('base64url');
const keyOf = (cursor: string) => Buffer.from(cursor, 'base64url').toString();

/** A report with a few rows for each branch. All are read at once, and their sum is the total. */
export function wholeReport<Name extends ReportName>(
  name: Name,
  read: (books: Books, asked: Asked) => Promise<readonly RowOf<Name>[]>,
  prepare?: Report<Name>['prepare'],
): Report<Name> {
  return {
    ...(prepare && { prepare }),
    async page(books, asked, cursor) {
      const rows = await read(books, asked);
      if (cursor === undefined) return cutRows(rows, cursorOf);
      const last = rows.findIndex(({ key }) => key === keyOf(cursor));
      if (last === -1) throw new Refusal('invalid_cursor');
      return cutRows(rows.slice(last + 1), cursorOf);
    },
    async *every(books, asked) {
      yield* await read(books, asked);
    },
    async sum(books, asked) {
      const rows = await read(books, asked);
      return { rows: rows.length, sums: sumsOf(name, rows) };
    },
  };
}

function sumsOf<Name extends ReportName>(name: Name, rows: readonly RowOf<Name>[]): SumsOf<Name> {
  const summed = Object.entries(reportShape(name).columns).filter(([, column]) => 'isSummed' in column);
  const figure = ({ cells }: RowOf<Name>, column: string) => Number(cells[column as keyof CellsOf<Name>]);
  return Object.fromEntries(
    summed.map(([column]) => [column, rows.reduce((sum, row) => sum + figure(row, column), 0)]),
  ) as SumsOf<Name>;
}

interface ListedReport<Name extends ReportName> {
  /** The first rows after the one with this key, or after none. */
  readonly after: (
    books: Books,
    asked: Asked,
    key: string | null,
    most: number,
  ) => Promise<readonly RowOf<Name>[]>;
  readonly sum: Report<Name>['sum'];
}

const rowsPerRead = 1_000;

/** A report as long as the books. It is read in batches, each after the key of the last row. */
export function listedReport<Name extends ReportName>({ after, sum }: ListedReport<Name>): Report<Name> {
  return {
    page: async (books, asked, cursor) =>
      cutRows(
        await after(books, asked, cursor === undefined ? null : keyOf(cursor), pageRowsAsked),
        cursorOf,
      ),
    async *every(books, asked) {
      let key: string | null = null;
      for (;;) {
        const rows: readonly RowOf<Name>[] = await after(books, asked, key, rowsPerRead);
        yield* rows;
        key = rows.at(-1)?.key ?? null;
        if (key === null || rows.length < rowsPerRead) return;
      }
    },
    sum,
  };
}
