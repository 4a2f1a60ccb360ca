import { Skeleton } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { SortIcon } from '../ui/action-icons.tsx';
import classes from './data-table.module.css';
import { useListRows } from './use-list-rows.ts';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  /** 1 always shows; 2 and 3 leave when the table gets narrow, 3 first. */
  readonly priority: 1 | 2 | 3;
  /** What the list is sorted by at the first press of its heading; `-` is downwards. The next press turns it around. */
  readonly sort?: string;
  /** Figures stand ones under ones in both directions. */
  readonly isFigure?: boolean;
  /** What one may do with the row: it stays off paper. */
  readonly isAction?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** What the table lists, for those who don't see it. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while they are on their way. */
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string;
  readonly isSelected: (row: Row) => boolean;
  /** What is opened out below a row; undefined for one that is closed. */
  readonly details?: ((row: Row) => ReactNode) | undefined;
  /** The rows are of the question before, until the answer is here. */
  readonly isStale: boolean;
  /** What the rows are sorted by; undefined for the list's own order. */
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
}

function turned(sort: string): string {
  return sort.startsWith('-') ? sort.slice(1) : `-${sort}`;
}

/** Which way a column is sorted. */
function directionOf(column: string, sort: string | undefined): 'ascending' | 'descending' | 'none' {
  if (sort === undefined || (sort !== column && sort !== turned(column))) return 'none';
  return sort.startsWith('-') ? 'descending' : 'ascending';
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A table whose headings stay while its rows are fetched, and whose columns leave by priority when it gets narrow. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  isSelected,
  details,
  isStale,
  sort,
  onSort,
}: DataTableProps<Row>) {
  const listRows = useListRows();
  return (
    <div className={classes.room}>
      <table
        className={classes.table}
        data-rows={listRows}
        aria-label={label}
        aria-busy={rows === undefined || isStale}
      >
        <thead>
          <tr>
            {columns.map(({ key, header, priority, isFigure, isAction, sort: first }) => (
              <th
                key={key}
                scope="col"
                data-priority={priority}
                data-figure={isFigure}
                data-action={isAction}
                aria-sort={first === undefined ? undefined : directionOf(first, sort)}
              >
                {first === undefined ? (
                  header
                ) : (
                  <button
                    type="button"
                    className={classes.sort}
                    onClick={() => onSort(sort === first ? turned(first) : first)}
                  >
                    {header}
                    <SortIcon size={16} />
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={isStale ? classes.stale : undefined}>
          {rows?.map((row) => (
            <Fragment key={keyOf(row)}>
              <tr data-selected={isSelected(row)}>
                {columns.map(({ key, priority, isFigure, isAction, cell }) => (
                  <td key={key} data-priority={priority} data-figure={isFigure} data-action={isAction}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
              <DetailsRow columnCount={columns.length}>{details?.(row)}</DetailsRow>
            </Fragment>
          ))}
          {rows === undefined &&
            skeletonRows.map((skeletonRow) => (
              <tr key={skeletonRow}>
                {columns.map(({ key, priority }) => (
                  <td key={key} data-priority={priority}>
                    <Skeleton height={12} width="64%" mb={8} />
                    <Skeleton height={10} width="40%" />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

interface DetailsRowProps {
  readonly columnCount: number;
  readonly children: ReactNode;
}

function DetailsRow({ columnCount, children }: DetailsRowProps) {
  if (children === undefined) return null;
  return (
    <tr className={classes.details}>
      <td colSpan={columnCount}>{children}</td>
    </tr>
  );
}
