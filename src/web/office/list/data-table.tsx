import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  /** 1 always shows; 2 and 3 leave when the table gets narrow, 3 first. */
  readonly priority: 1 | 2 | 3;
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
  /** The rows are of the question before, until the answer is here. */
  readonly isStale: boolean;
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A table whose headings stay while its rows are fetched, and whose columns leave by priority when it gets narrow. */
export function DataTable<Row>({ label, columns, rows, keyOf, isSelected, isStale }: DataTableProps<Row>) {
  return (
    <table className={classes.table} aria-label={label} aria-busy={rows === undefined || isStale}>
      <thead>
        <tr>
          {columns.map(({ key, header, priority }) => (
            <th key={key} scope="col" data-priority={priority}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={isStale ? classes.stale : undefined}>
        {rows?.map((row) => (
          <tr key={keyOf(row)} data-selected={isSelected(row)}>
            {columns.map(({ key, priority, cell }) => (
              <td key={key} data-priority={priority}>
                {cell(row)}
              </td>
            ))}
          </tr>
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
  );
}
